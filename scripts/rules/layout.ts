import { KEYS } from "./fields";
import { quoted, quotedWith } from "./patterns";
import type { RecordRule } from "./records";

/** Maximum width of a line of the rules, in characters; a single longer part still gets one line. */
const WIDTH = 116;

/** Fills lines with as many parts as fit into each. @param indent the text at the beginning of each line */
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

/** Writes a list in the language of the rules, on several lines. */
function list(items: readonly string[], indent: string): string {
  return `[\n${fill(items, ", ", `${indent}  `).join(",\n")}\n${indent}]`;
}

/**
 * Writes the function that returns the keys of a record that everybody may read, separated by "|". The pattern of the
 * record's lines uses this function too.
 */
export const keysFunction = (name: string, { keys }: RecordRule): string =>
  [`    function ${name}Keys() {`, `      return '${keys.join("|")}';`, "    }"].join("\n");

/** Writes the pattern of a record's lines. @param hasKeys whether its keys come from the function of `keysFunction` */
function patternOf(name: string, { lines, keys, apart }: RecordRule, hasKeys: boolean): string {
  if (!hasKeys) return quoted(lines.pattern.replace(KEYS, [...keys, ...apart].join("|")));
  const more = apart.length > 0 ? `|${apart.join("|")}` : "";
  const [before = "", after = ""] = lines.pattern.split(KEYS);
  return quotedWith(before, `${name}Keys()`, `${more}${after}`);
}

/** Writes the function that checks a record `d`: its keys, its texts and all other conditions. */
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

/** Writes a choice: the value of the first condition that is true, else `otherwise`. */
export function choice(
  cases: readonly (readonly [condition: string, value: string])[],
  otherwise: string,
): string {
  const indent = " ".repeat(8);
  const written = cases.map(([condition, value]) => `${condition} ? ${value}`);
  return [...written, otherwise].join(`\n${indent}: `);
}

/** Writes the condition that a value is one of these names. */
export const isOneOf = (value: string, names: readonly string[]) =>
  names.length === 1 ? `${value} == '${names[0]}'` : `${value}.matches('^(${names.join("|")})$')`;

/**
 * Writes a choice by names. Each step asks first in which half of the cases the name is, so that long lists of cases
 * need only a few comparisons.
 * @param otherwise the value for other names; null if the name is certainly one of the cases
 */
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
  // Inside the half the name is certainly one of the cases, so the last case needs no comparison.
  const ofFirst = choiceByName(value, first, null);
  const inBrackets = first.length > 1 ? `(${ofFirst})` : ofFirst;
  return `${isFirst} ? ${inBrackets}\n        : ${choiceByName(value, cases.slice(half), otherwise)}`;
}

/** An expression that denies the request: it reads a key that an empty map does not have, which is an error. */
export const NOTHING = "{}['unknown']";
