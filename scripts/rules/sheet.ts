import { arenaKinds, kinds } from "../../src/records/kinds";
import { lettersOf, sheetKinds } from "../../src/records/sheet";
import type { Collection } from "./collections";
import { choice, isOneOf, NOTHING } from "./layout";
import { openedNames } from "./opened";
import { listed } from "./patterns";

/** The choice of a section by the collection's name. */
export function sectionChoice(collections: readonly Collection[]): string {
  const cases = sheetKinds.flatMap((section): [string, string][] => {
    const names = collections.filter(({ kind }) => kind === section).map(({ name }) => name);
    return names.length > 0 ? [[isOneOf("collection", names), `'${section}'`]] : [];
  });
  const opened = `collection.matches('^${openedNames(...sheetKinds)}$') ? collection.split('~')[2] : ${NOTHING}`;
  return choice(cases, opened);
}

/** The choice of what a sheet says, as `sheetEntry` makes it of a record `d`. */
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

/** The kinds of the arena of which visitors read some records only, or some of their fields. */
const partlyShown = arenaKinds.flatMap((kind) => {
  const { shown } = kinds[kind];
  return shown ? [{ kind, ...shown }] : [];
});

/** Whether visitors may read a record `d` of the arena at all. */
export const isShownChoice = (): string =>
  choice(
    partlyShown.map(({ kind, when }): [string, string] => [`collection == '${kind}'`, `d.${when}`]),
    "true",
  );

/** Whether an `entry` is what visitors may read of a record `d` of the arena, and no more; it comes before another condition. */
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

/** The kinds of the arena whose published entries hold a first and a last day beside the record's keys. */
const withDays = arenaKinds.flatMap((kind) => {
  const { days } = kinds[kind];
  return days ? [{ kind, days }] : [];
});

/** Whether a published document `name` may be changed so that one entry says other days. */
export const movesDays = (): string =>
  withDays
    .map(({ kind, days }) => `name == '${kind}' && movesDays(p, ${listed(days)})`)
    .join(" || ");
