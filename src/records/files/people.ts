import { foldName } from "@/domain/names";
import { readAs, unread, type ReadCell } from "./reading";

/** "Müller, Jürgen" as people are called here. */
export const turned = (name: string) =>
  name
    // A captain, a goalkeeper, a footnote.
    .replace(/(?:\s*(?:[*†‡]+|\((?:c|vc|k|gk|tw)\)))+$/i, "")
    .replace(/^([^,]+),\s*(?!(?:jr|sr|ii|iii)\b)([^,]+)$/i, "$2 $1")
    .replace(/\s+/g, " ")
    .trim();

/** "Musa Bello #14", as namesakes are told apart, or "14. Musa Bello": the name, and the number or position beside it. */
export function numbered(cells: Record<string, ReadCell>): void {
  const { name, jersey, position } = cells;
  const called = name?.text ?? "";
  const [, first, behind] = /^#?(\d{1,3})[.)]?\s+(\p{L}.*)$/u.exec(called) ?? [];
  const [, bare = behind ?? "", told = first ?? ""] =
    /^(.+?)\s*#\s*(\d{1,3}|\p{L}.*)$/u.exec(called) ?? [];
  if (!name || bare === "") return;
  const isNumber = /^\d/.test(told);
  const beside = isNumber ? jersey : position;
  const isOther =
    beside !== undefined && beside.text !== "" && foldName(beside.text) !== foldName(told);
  cells["name"] = isOther
    ? unread(name.text, `“#${told}” is not the ${isNumber ? "number" : "position"} of this line`)
    : readAs(bare, name.from ?? name.text);
  if (!isOther) cells[isNumber ? "jersey" : "position"] = readAs(told, beside?.text ?? "");
}
