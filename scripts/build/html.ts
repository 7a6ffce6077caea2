const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Escapes text for HTML, both between tags and in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);
}

/** Attributes of a tag. With `true` only the name is written; with undefined the attribute is left out. */
export type Attributes = Readonly<Record<string, string | true | undefined>>;

/** Writes a tag. Without `content` it writes only the opening tag; `content` is not escaped. */
export function tag(name: string, attributes: Attributes, content?: string): string {
  const words = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return [value === true ? key : `${key}="${escapeHtml(value)}"`];
  });
  const open = `<${[name, ...words].join(" ")}>`;
  return content === undefined ? open : `${open}${content}</${name}>`;
}

/** Writes JSON for a script element: "<" is escaped, so that no text in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

/** Replaces the only match of the pattern in the text. @throws Error if there is no match or more than one */
export function replaceOnce(text: string, pattern: RegExp, replacement: string): string {
  const found = [...text.matchAll(new RegExp(pattern, "g"))];
  const [only] = found;
  if (!only || found.length > 1)
    throw new Error(`${pattern} occurs ${found.length} times in the page instead of once.`);
  return text.slice(0, only.index) + replacement + text.slice(only.index + only[0].length);
}
