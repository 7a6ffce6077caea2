import type { Page } from "@playwright/test";
import { cutTexts } from "./layout";

/**
 * Finds what is wrong with the look of the open page at its present width: it is wider than the screen, a text is cut, or
 * a style does not belong to the design.
 * @param path the address of the page
 */
export async function designFaults(page: Page, path: string): Promise<string[]> {
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const cuts = await cutTexts(page);
  return [
    ...(wider > 0 ? [`is ${wider} px wider than the screen`] : []),
    ...cuts.map((text) => `cuts ${text}`),
    // A hall's screen takes its sizes from the picture that it fills.
    ...(path.endsWith("/screen") ? [] : await strangersToDesign(page)),
  ];
}

/**
 * Finds visible styles that do not belong to the design, each with the first element that has it: font sizes, font
 * families and colours that no token has (`src/ui/tokens`, colours of sports), and paddings and gaps that are not in
 * the design's scale. Elements with a `style` attribute are skipped for colours and spaces, because clubs' colours and
 * the lengths of bars are data; pictures and glyphs are skipped too.
 */
async function strangersToDesign(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Map<string, string>();
    const report = (what: string, box: Element) => {
      const words = box.textContent.trim().slice(0, 30);
      if (!found.has(what)) found.set(what, `${what}: ${box.tagName}.${box.className} “${words}”`);
    };

    /* All custom properties with all values that the rules of the page's style sheets give them. */
    const declared: (readonly [name: string, value: string])[] = [];
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const name of rule.style)
            if (name.startsWith("--")) declared.push([name, rule.style.getPropertyValue(name)]);
        if (rule instanceof CSSGroupingRule) collect(rule.cssRules);
      }
    };
    for (const { cssRules } of document.styleSheets) collect(cssRules);
    const probe = document.body.appendChild(document.createElement("div"));
    const styleBy = (css: string) => {
      probe.style.cssText = css;
      return getComputedStyle(probe);
    };
    const sizes = new Set<string>();
    const families = new Set<string>();
    for (const [name] of declared) {
      if (!name.startsWith("--type-")) continue;
      const { fontSize, fontFamily } = styleBy(`font: var(${name})`);
      sizes.add(fontSize);
      families.add(fontFamily);
    }
    /** Returns red, green and blue of a colour without its opacity; null if it is fully transparent. */
    const hueOf = (colour: string) => {
      const [red, green, blue, alpha = "1"] = colour.match(/[\d.]+/g) ?? [];
      return alpha === "0" ? null : `${red} ${green} ${blue}`;
    };
    const hues = new Set<string | null>([null]);
    for (const scheme of ["light", "dark"]) {
      probe.dataset["scheme"] = scheme;
      for (const [, value] of declared) hues.add(hueOf(styleBy(`color: ${value}`).color));
    }
    probe.remove();

    const isPainted = (style: CSSStyleDeclaration, side: string) =>
      Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
      !["none", "hidden"].includes(style.getPropertyValue(`border-${side}-style`));
    const sides = ["top", "right", "bottom", "left"];
    const spaces = [...sides.map((side) => `padding-${side}`), "row-gap", "column-gap"];
    const isOfScale = (space: string) => {
      const size = Number.parseFloat(space);
      // Up to 12 pixels any space is allowed, to align the parts of a control. Above 48 pixels it is the room of a
      // picture or of a part that loads later.
      return !(size > 12 && size <= 48) || size % 4 === 0;
    };
    for (const box of document.body.querySelectorAll("*")) {
      if (
        box.closest(
          "svg, picture, [aria-hidden=true], [class*=isuallyHidden], .visually-hidden, noscript",
        )
      )
        continue;
      if (!box.checkVisibility({ visibilityProperty: true })) continue;
      // The browser draws a slider in the accent colour and paints none of its own styles.
      if (box.matches("input[type=range]")) continue;
      const style = getComputedStyle(box);
      const hasWords =
        /^(?:INPUT|SELECT|TEXTAREA)$/.test(box.tagName) ||
        [...box.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
      if (hasWords && !sizes.has(style.fontSize)) report(`font-size ${style.fontSize}`, box);
      if (hasWords && !families.has(style.fontFamily)) report(`font ${style.fontFamily}`, box);
      if (box.closest("[style]")) continue;
      const colours = [
        style.backgroundColor,
        ...(hasWords ? [style.color] : []),
        ...sides.flatMap((side) =>
          isPainted(style, side) ? [style.getPropertyValue(`border-${side}-color`)] : [],
        ),
      ];
      for (const colour of colours)
        // Colours mixed from tokens are not checked; the browser writes them as `color(…)` or `oklch(…)`.
        if (colour.startsWith("rgb") && !hues.has(hueOf(colour))) report(`colour ${colour}`, box);
      if (box.textContent === "") continue;
      for (const name of spaces) {
        const space = style.getPropertyValue(name);
        if (!isOfScale(space)) report(`${name} ${space}`, box);
      }
    }
    return [...found.values()];
  });
}
