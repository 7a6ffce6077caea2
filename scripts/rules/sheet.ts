import { arenaKinds, kinds } from "../../src/records/kinds";
import { lettersOf, sheetKinds } from "../../src/records/sheet";
import type { Collection } from "./collections";
import { choice, isOneOf, NOTHING } from "./layout";
import { openedNames } from "./opened";
import { listed } from "./patterns";

/** Writes a choice of the published league's section by the name of a collection. */
export function sectionChoice(collections: readonly Collection[]): string {
  const cases = sheetKinds.flatMap((section): [string, string][] => {
    const names = collections.filter(({ kind }) => kind === section).map(({ name }) => name);
    return names.length > 0 ? [[isOneOf("collection", names), `'${section}'`]] : [];
  });
  const opened = `collection.matches('^${openedNames(...sheetKinds)}$') ? collection.split('~')[2] : ${NOTHING}`;
  return choice(cases, opened);
}

/** Writes a choice, by section, of a record's entry in the published league, in the form that `sheetEntry` makes. */
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

/** The kinds of the arena of which visitors may read only some records, or only some fields. */
const partlyShown = arenaKinds.flatMap((kind) => {
  const { shown } = kinds[kind];
  return shown ? [{ kind, ...shown }] : [];
});

/** Writes the condition that visitors may read a record `d` of the arena. */
export const isShownChoice = (): string =>
  choice(
    partlyShown.map(({ kind, when }): [string, string] => [`collection == '${kind}'`, `d.${when}`]),
    "true",
  );

/**
 * Writes the condition that an `entry` contains exactly what visitors may read of a record `d` of the arena. It is the
 * beginning of a choice; the condition for all other kinds follows it.
 */
export const shownEntryChoice = (): string =>
  [
    ...partlyShown.map(({ kind, only }) => {
      const pairs = only.map((key) => `'${key}': d.${key}`).join(", ");
      return `section == '${kind}' ? entry == { ${pairs} }`;
    }),
    ...withDays.map(
      ({ kind, days }) => `section == '${kind}' ? keepsDays(entry, d, ${listed(days)})`,
    ),
  ]
    .map((one) => `${one}\n        : `)
    .join("");

/** The kinds of the arena whose published entries have a first and a last day besides the record's keys. */
const withDays = arenaKinds.flatMap((kind) => {
  const { days } = kinds[kind];
  return days ? [{ kind, days }] : [];
});

/** Writes the condition that a published document `name` changes only in the days of one entry. */
export const movesDays = (): string =>
  withDays
    .map(({ kind, days }) => `name == '${kind}' && movesDays(p, ${listed(days)})`)
    .join(" || ");
