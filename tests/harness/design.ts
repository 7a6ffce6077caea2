import type { Page } from "@playwright/test";

/**
 * Styles of what the page shows that are not the design's, each where it was found first: sizes and families of type and
 * colours that no token has (`src/ui/tokens`, colours of sports), and space within or between boxes that is not of its
 * scale. Clubs' colours and lengths of bars are data, in a style of their element; pictures and glyphs are their own.
 */
export async function strangersToDesign(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Map<string, string>();
    const report = (what: string, box: Element) => {
      const words = box.textContent.trim().slice(0, 30);
      if (!found.has(what)) found.set(what, `${what}: ${box.tagName}.${box.className} “${words}”`);
    };

    /* What the tokens come to on this page: of each property that a rule declares, all values that rules give it. */
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
    /** Red, green and blue, however much of it is seen; null where nothing is. */
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
      // A pixel or two align what is within a control; beyond the scale it is the room that a picture or a part to come takes.
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
        // What is mixed of tokens is written as `color(…)` or `oklch(…)`.
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
