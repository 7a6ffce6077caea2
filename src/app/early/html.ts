import type { Props, Tag } from "./element";

/** Elements that hold nothing. */
const empty = /^(?:area|br|col|hr|img|input|link|meta|source|track|wbr)$/;

/** Properties of which true and false are written out. */
const inWords = /^(?:aria-|data-|draggable$|spellCheck$|contentEditable$)/;

/** Properties that are written with hyphens in SVG. */
const hyphened = /^(?:clip|dominant|fill|font|stop|stroke|text|vector)[A-Z]/;

const renamed: Readonly<Record<string, string>> = {
  className: "class",
  htmlFor: "for",
  defaultValue: "value",
  defaultChecked: "checked",
};

/** Properties that say something to React alone. */
const unwritten = /^(?:children|key|ref|autoFocus|suppressHydrationWarning)$/;

const isValue = /^(?:value|defaultValue)$/;

/** What the selection around an option is set to. */
let selected: unknown;

/** What a page consists of as HTML. @throws whatever a component throws outside of a `Suspense` */
export function htmlOf(node: unknown): string {
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (Array.isArray(node)) return node.map(htmlOf).join("");
  // Whatever else React takes is an element.
  if (typeof node === "object") return htmlOfTag(node as Tag);
  return escaped(String(node));
}

function htmlOfTag({ type, props }: Tag): string {
  if (type === null) return htmlOf(props["children"]);
  if (typeof type === "string") return htmlOfElement(type, props);
  if (typeof type === "function") return htmlOf(type(props));
  if ("boundary" in type) {
    try {
      return htmlOf(props["children"]);
    } catch {
      return htmlOf(props["fallback"]);
    }
  }
  const around = type.current;
  type.current = props["value"];
  try {
    return htmlOf(props["children"]);
  } finally {
    type.current = around;
  }
}

function htmlOfElement(name: string, props: Props): string {
  const value = props["value"] ?? props["defaultValue"];
  const isChosen = name === "option" && value !== undefined && value === selected;
  const start = `<${name}${attributesOf(name, props)}${isChosen ? ' selected=""' : ""}>`;
  if (empty.test(name)) return start;
  if (name === "select") selected = value;
  const inside = name === "textarea" ? value : props["children"];
  return `${start}${htmlOf(inside)}</${name}>`;
}

function attributesOf(element: string, props: Props): string {
  let written = "";
  for (const [name, value] of Object.entries(props)) {
    if (unwritten.test(name) || value === null || value === undefined) continue;
    if (typeof value === "function") continue;
    if (isValue.test(name) && /^(?:select|textarea)$/.test(element)) continue;
    const told = typeof value !== "boolean" || inWords.test(name) ? String(value) : value && "";
    if (told !== false) written += ` ${attribute(name)}="${escaped(told)}"`;
  }
  return written;
}

/** HTML reads the names of other attributes in any case. */
function attribute(name: string): string {
  if (hyphened.test(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return renamed[name] ?? name;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
