const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Text as HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** Attributes of a tag: text, nothing but the name for `true`; what is absent is left out. */
export type Attributes = Readonly<Record<string, string | true | undefined>>;

/** A tag without content, or with that text in it unchanged. */
export function tag(name: string, attributes: Attributes, content?: string): string {
  const words = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return [value === true ? key : `${key}="${escapeHtml(value)}"`];
  });
  const open = `<${[name, ...words].join(" ")}>`;
  return content === undefined ? open : `${open}${content}</${name}>`;
}

/** JSON that can be in a script element: nothing in it ends the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** The text with its one piece of that pattern replaced. @throws Error when there is none, or more than one */
export function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  const found = [...text.matchAll(new RegExp(pattern, "g"))];
  const [only] = found;
  if (!only || found.length > 1)
    throw new Error(`${pattern} stands ${found.length} times in the page, not once.`);
  return text.slice(0, only.index) + replacement + text.slice(only.index + only[0].length);
}
