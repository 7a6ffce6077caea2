import { quoted } from "./patterns";
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

/** A function of the rules that says what a record `d` is: its keys, its texts, and what else holds of it. */
export function recordFunction(name: string, { keys, lines, conditions }: RecordRule): string {
  const indent = " ".repeat(8);
  const names = keys.map((key) => `'${key}'`);
  const others = fill(conditions, " && ", "").map((line) => `${indent}&& ${line}`);
  return [
    `    function ${name}(d) {`,
    `      return d.keys().hasOnly(${list(names, indent)})`,
    `${indent}&& areLines(${list(lines.values, indent)}${lines.lists},`,
    `${indent}  ${quoted(lines.pattern)})`,
    `${others.join("\n")};`,
    "    }",
  ].join("\n");
}

/** A map of the rules from text to text, in the lines between its braces. */
export function textMap(entries: readonly (readonly [string, string])[], indent: string): string {
  return entries.map(([key, value]) => `${indent}'${key}': '${value}'`).join(",\n");
}
