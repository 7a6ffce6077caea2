import { isClassName } from "./classNames";

/** Patterns that a rendered page must not contain, with the reason. */
const forbidden: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/<[^>]*\sstyle=/i, "an inline style, which the content security policy drops"],
  [/<[^>]*\son[a-z]+=/i, "an inline event handler, which the content security policy drops"],
  [/<template\b/i, "a part that only a script in the page would put in its place"],
  [
    /<script\b(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")/i,
    "an inline script that the content security policy does not name",
  ],
];

const ownScript = /<script(?: data-read="[^"]*")?>(.*?)<\/script>/s;

/**
 * Returns the faults of a page's HTML, one sentence each.
 * @param css all styles inside the page and in the style sheets that it links to
 * @param script the only inline script that is allowed
 */
export function faultsOf(html: string, css: string, script: string): readonly string[] {
  const rest = html.replace(ownScript, (tag, content) => (content === script ? "" : tag));
  const faults = forbidden.flatMap(([pattern, reason]) => {
    const [found] = pattern.exec(rest) ?? [];
    return found === undefined ? [] : [`It has ${reason}: ${found.slice(-120)}`];
  });
  const names = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = ""]) =>
    list.split(" "),
  );
  const unstyled = [...new Set(names)].filter(
    (name) => isClassName(name) && !css.includes(`.${name}`),
  );
  if (unstyled.length === 0) return faults;
  return [...faults, `Its style sheets do not know ${unstyled.join(", ")}.`];
}
