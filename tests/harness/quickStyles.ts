/*
 * A quicker `getComputedStyle` for jsdom, which compares an element with every rule of its built-in style sheet at each
 * call: for each element of a button's name, and for each ancestor of a list that opens. That took a tenth of the time
 * of the page tests. Pages in these tests have no style sheets (domSetup.ts), so the style follows from the element's
 * name, its attributes and its inline styles. For documents with a style sheet, and for other properties, jsdom is
 * used.
 */

type Style = CSSStyleDeclaration;

/** The only attributes that jsdom's built-in style sheet depends on; checked by tests/harness/domSetup.test.tsx. */
const deciding = ["hidden", "open", "type"];

/** Inherited properties with their initial values. */
const inherited: Readonly<Record<string, string>> = {
  visibility: "visible",
  pointerEvents: "auto",
};

/** Properties that are not inherited and that are needed to find names and to place a list that opens. */
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

/** Replaces jsdom's `getComputedStyle` by the quicker one. */
export function findStylesQuickly(): void {
  const { getComputedStyle } = globalThis;
  if (getComputedStyle.name === quickStyle.name) return;
  globalThis.getComputedStyle = quickStyle;
  const bare = new Map<string, Style>();

  /** Returns the style of an element of this kind without inline styles. */
  function bareStyle(element: Element): Style {
    // JSON, so that an attribute without a value ("") and a missing one (null) have different keys.
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
    // Nothing has a size in jsdom. With the width "0px" MUI's textarea does not read further styles after each key.
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
