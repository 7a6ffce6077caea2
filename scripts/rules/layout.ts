import { KEYS } from "./fields";
import { quoted, quotedWith } from "./patterns";
import type { RecordRule } from "./records";

/** How wide a line of the rules may be, as far as its parts allow. */
const WIDTH = 116;

/** Parts in as few lines as fit, each line begun with that text. */
function fill(parts: readonly string[], separator: string, indent: string): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = `${last ?? ""}${separator}${part}`;
    if (last !== undefined && indent.length + longer.length <= WIDTH)
      lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines.map((line) => `${indent}${line}`);
}

/** A list of the rules over as many lines as it takes. */
function list(items: readonly string[], indent: string): string {
  return `[\n${fill(items, ", ", `${indent}  `).join(",\n")}\n${indent}]`;
}

/** The function of the rules that names the keys of a record which everybody may read, in one text: its pattern has them, too. */
export const keysFunction = (name: string, { keys }: RecordRule): string =>
  [`    function ${name}Keys() {`, `      return '${keys.join("|")}';`, "    }"].join("\n");

/** The pattern of a record's lines, with its keys from their function where it has one. */
function patternOf(name: string, { lines, keys, apart }: RecordRule, hasKeys: boolean): string {
  if (!hasKeys) return quoted(lines.pattern.replace(KEYS, [...keys, ...apart].join("|")));
  const more = apart.length > 0 ? `|${apart.join("|")}` : "";
  const [before = "", after = ""] = lines.pattern.split(KEYS);
  return quotedWith(before, `${name}Keys()`, `${more}${after}`);
}

/** The function of the rules that says what a record `d` is: its keys, its texts, and what else holds of it. */
export function recordFunction(name: string, rule: RecordRule, hasKeys: boolean): string {
  const { lines, conditions } = rule;
  const indent = " ".repeat(8);
  const others = fill(conditions, " && ", "").map((line) => `${indent}&& ${line}`);
  return [
    `    function ${name}(d) {`,
    `      return areLines(${list(lines.values, indent)}${lines.lists},`,
    `${indent}  ${patternOf(name, rule, hasKeys)})`,
    `${others.join("\n")};`,
    "    }",
  ].join("\n");
}

/** A choice of the rules: the first of these whose pattern or comparison holds, else the last word. */
export function choice(
  cases: readonly (readonly [condition: string, value: string])[],
  otherwise: string,
): string {
  const indent = " ".repeat(8);
  const written = cases.map(([condition, value]) => `${condition} ? ${value}`);
  return [...written, otherwise].join(`\n${indent}: `);
}

/** Whether a name is one of these, in the words of the rules. */
export const isOneOf = (value: string, names: readonly string[]) =>
  names.length === 1 ? `${value} == '${names[0]}'` : `${value}.matches('^(${names.join("|")})$')`;

/** The same by names: which half they are in is asked first, so that few are asked when there are many. */
export function choiceByName(
  value: string,
  cases: readonly (readonly [names: readonly string[], result: string])[],
  otherwise: string | null = NOTHING,
): string {
  const [[names, result] = [[], NOTHING], ...others] = cases;
  if (others.length === 0)
    return otherwise === null ? result : `${isOneOf(value, names)} ? ${result} : ${otherwise}`;
  const half = Math.ceil(cases.length / 2);
  const first = cases.slice(0, half);
  const isFirst = isOneOf(
    value,
    first.flatMap(([some]) => some),
  );
  // Of those that one is known to be among, the last is the one that the others are not.
  const ofFirst = choiceByName(value, first, null);
  const inBrackets = first.length > 1 ? `(${ofFirst})` : ofFirst;
  return `${isFirst} ? ${inBrackets}\n        : ${choiceByName(value, cases.slice(half), otherwise)}`;
}

/** No value, and no way to go on: reading what an empty map does not hold denies. */
export const NOTHING = "{}['unknown']";
