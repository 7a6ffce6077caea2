import type { Page } from "@playwright/test";

/**
 * The states to check. Each is a combination: pointer over it, pressed (a tap also leaves the focus on it), switched
 * on.
 */
const STATES = ["hover", "hover active focus", "selected", "hover selected"] as const;

/** The pattern with which selectors name each part of a state. */
const NAMES = {
  hover: ":hover",
  active: ":active",
  focus: ":focus(?:-visible|-within)?(?![\\w-])",
  selected:
    ':checked|\\[aria-(?:pressed|selected|current|checked|expanded)(?:="(?!false)[^"]*")?\\]',
} as const;

const CONTROLS = "a[href], button, summary, select, input, textarea, label, [role=button]";

interface AxeColour {
  readonly alpha: number;
  parseString(colour: string): void;
}
interface Judged {
  readonly nodes: readonly {
    readonly html: string;
    readonly element: Element;
    readonly any: readonly {
      readonly message: string;
      readonly data?: { readonly messageKey?: string } | null;
    }[];
  }[];
}

/** The used part of axe, which stays in the page after a check by `AxeBuilder`. */
interface Axe {
  run(
    context: { include: string[][] },
    options: object,
  ): Promise<{ violations: readonly Judged[]; incomplete: readonly Judged[] }>;
  readonly commons: {
    readonly color: {
      readonly Color: new () => AxeColour;
      getContrast(ground: AxeColour, letters: AxeColour): number;
    };
  };
}

/**
 * Finds controls with too little contrast (WCAG 2.2, 1.4.3) while they are hovered, pressed, focused or switched on; a
 * text for each. During the check, the rules of all style sheets for such a state apply to all controls.
 * @param seen controls that were checked already, by their look and place; the controls of this page are added
 * @throws Error if `AxeBuilder` has not checked the page before
 */
export async function unreadableStates(page: Page, seen: Set<string>): Promise<string[]> {
  const found = await page.evaluate(
    async ({ states, names, controls, known }) => {
      const { axe } = window as unknown as { axe: Axe };
      const patterns = Object.entries(names).map(
        ([name, pattern]) => [name, new RegExp(pattern, "g")] as const,
      );
      const sheets: (CSSStyleSheet | CSSGroupingRule)[] = [...document.styleSheets];
      for (const sheet of sheets) {
        for (const rule of sheet.cssRules) {
          if (rule instanceof CSSGroupingRule) sheets.push(rule);
          // Not elements that appear only with the focus, such as the link to skip the menu: they would cover others.
          if (!(rule instanceof CSSStyleRule) || /data-forced|:not\(:focus/.test(rule.selectorText))
            continue;
          let selector = rule.selectorText;
          for (const [name, pattern] of patterns)
            selector = selector.replace(pattern, `:is($&, [data-forced~="${name}"] *)`);
          if (selector !== rule.selectorText) rule.selectorText = selector;
        }
      }
      const { Color, getContrast } = axe.commons.color;
      const colourOf = (css: string) => {
        const colour = new Color();
        colour.parseString(css);
        return colour;
      };
      // If a drawing lies over a control, axe gives no result. Then the contrast with the control's opaque background
      // counts; Infinity if it has none.
      const onOwnGround = (element: Element): number => {
        const { color, fontSize } = getComputedStyle(element);
        for (let at: Element | null = element; at; at = at.parentElement) {
          const { backgroundColor, backgroundImage } = getComputedStyle(at);
          const ground = colourOf(backgroundColor);
          if (backgroundImage !== "none") break;
          if (ground.alpha === 1)
            return (
              getContrast(ground, colourOf(color)) * (Number.parseFloat(fontSize) < 24 ? 1 : 1.5)
            );
          if (at.hasAttribute("data-judged")) break;
        }
        return Infinity;
      };
      const fresh = new Map<string, Element>();
      for (const control of document.querySelectorAll(controls)) {
        const ground = control.closest("[data-on-ink], dialog, header, footer, main, nav");
        const above = [control, control.parentElement, control.parentElement?.parentElement];
        const look = [...above, ground]
          .map((one) => `${one?.tagName} ${one?.className}`)
          .join(" < ");
        if (known.includes(look) || !control.checkVisibility({ visibilityProperty: true }))
          continue;
        if (!fresh.has(look)) fresh.set(look, control);
      }
      if (fresh.size === 0) return { looks: [], words: [] };
      for (const control of fresh.values()) control.setAttribute("data-judged", "");
      const words: string[] = [];
      for (const state of states) {
        document.documentElement.setAttribute("data-forced", state);
        const { violations, incomplete } = await axe.run(
          { include: [["[data-judged]"]] },
          {
            runOnly: ["color-contrast"],
            resultTypes: ["violations", "incomplete"],
            elementRef: true,
          },
        );
        const unreadable = [
          ...violations.flatMap(({ nodes }) => nodes),
          ...incomplete
            .flatMap(({ nodes }) => nodes)
            // A single character may be a drawing and no text.
            .filter(({ any }) => any[0]?.data?.messageKey !== "shortTextContent")
            .filter(({ element }) => onOwnGround(element) < 4.5),
        ];
        for (const { html, any } of unreadable)
          words.push(`${state}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`);
      }
      document.documentElement.removeAttribute("data-forced");
      for (const control of fresh.values()) control.removeAttribute("data-judged");
      return { looks: [...fresh.keys()], words };
    },
    { states: STATES, names: NAMES, controls: CONTROLS, known: [...seen] },
  );
  for (const look of found.looks) seen.add(look);
  return found.words;
}
