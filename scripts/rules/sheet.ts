import { lettersOf, sheetKinds } from "../../src/records/sheet";
import type { Collection } from "./collections";
import { choice, isOneOf, NOTHING } from "./layout";

/** The choice of a section by the collection's name. */
export function sectionChoice(collections: readonly Collection[]): string {
  const cases = sheetKinds.flatMap((section): [string, string][] => {
    const names = collections.filter(({ kind }) => kind === section).map(({ name }) => name);
    return names.length > 0 ? [[isOneOf("collection", names), `'${section}'`]] : [];
  });
  return choice(cases, NOTHING);
}

/** The choice of what stands in a sheet, as `sheetEntry` makes it of a record `d`. */
export function entryChoice(): string {
  const cases = sheetKinds.flatMap((kind): [string, string][] => {
    const letters = lettersOf(kind);
    if (!letters) return [];
    const pairs = Object.entries(letters).map(
      ([name, letter]) => `'${letter}': d.get('${name}', null)`,
    );
    const indent = " ".repeat(10);
    return [[`section == '${kind}'`, `{\n${indent}${pairs.join(`,\n${indent}`)}\n        }`]];
  });
  return choice(cases, "d");
}
