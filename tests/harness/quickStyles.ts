/*
 * jsdom compares an element with each rule of its own sheet whenever somebody asks for its style: once for each element
 * of a button's name, and for each ancestor of a list that opens. That took a tenth of the time of the page tests. No page
 * here has a sheet of its own (domSetup.ts), so the style follows from the element, its attributes and inline styles.
 * In a document with a sheet, and of other properties, jsdom is asked.
 */

type Style = CSSStyleDeclaration;

/** What jsdom's own sheet says of an element follows from its name and these alone; tests/harness/domSetup.test.tsx compares. */
const deciding = ["hidden", "open", "type"];

/** Of an element's own style, or else of its ancestors'. */
const inherited: Readonly<Record<string, string>> = {
  visibility: "visible",
  pointerEvents: "auto",
};

/** Of an element alone: what is asked for to find names, and to place a list that opens. */
const ownProperties: ReadonlySet<string> = new Set([
  "display",
  "opacity",
  "position",
  "overflow",
  "overflowX",
  "overflowY",
  "transform",
  "perspective",
  "contain",
  "willChange",
  "filter",
]);

const inCamelCase = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const read = (style: Style, name: string): string => String(Reflect.get(style, name) ?? "");
const inlineOf = (element: Element): Style | undefined =>
  "style" in element ? (element.style as Style) : undefined;

/** Answers for styles without jsdom's rules where they say nothing more. */
export function findStylesQuickly(): void {
  const { getComputedStyle } = globalThis;
  if (getComputedStyle.name === quickStyle.name) return;
  globalThis.getComputedStyle = quickStyle;
  const bare = new Map<string, Style>();

  /** The style of such an element without a style of its own. */
  function bareStyle(element: Element): Style {
    // An attribute without a value is not one that is lacking.
    const key = JSON.stringify([
      element.localName,
      ...deciding.map((name) => element.getAttribute(name)),
    ]);
    const found = bare.get(key);
    if (found) return found;
    const alike = element.cloneNode(false) as Element;
    alike.removeAttribute("style");
    const made = getComputedStyle(alike);
    bare.set(key, made);
    return made;
  }

  function valueOf(element: Element, name: string): string | undefined {
    // Nothing has a size in jsdom. A textarea of MUI that hears it asks for no more styles after each key.
    if (name === "width" && element instanceof HTMLTextAreaElement) return "0px";
    if (ownProperties.has(name)) {
      const inline = inlineOf(element);
      return (inline && read(inline, name)) || read(bareStyle(element), name);
    }
    const initial = inherited[name];
    if (initial === undefined) return undefined;
    for (let one: Element | null = element; one; one = one.parentElement) {
      const inline = inlineOf(one);
      const value = inline ? read(inline, name) : "";
      if (value !== "" && value !== "inherit") return value;
    }
    return initial;
  }

  function quickStyle(element: Element, pseudo?: string | null): Style {
    if (pseudo || document.styleSheets.length > 0) return getComputedStyle(element, pseudo);
    let style: Style | undefined;
    const whole = () => (style ??= getComputedStyle(element));
    return new Proxy(CSSStyleDeclaration.prototype, {
      get(_, name) {
        if (name === "getPropertyValue")
          return (asked: string) =>
            valueOf(element, inCamelCase(asked)) ?? whole().getPropertyValue(asked);
        const quick = typeof name === "string" ? valueOf(element, name) : undefined;
        if (quick !== undefined) return quick;
        const value: unknown = Reflect.get(whole(), name);
        return typeof value === "function" ? value.bind(whole()) : value;
      },
      has: (_, name) => Reflect.has(whole(), name),
    });
  }
}
