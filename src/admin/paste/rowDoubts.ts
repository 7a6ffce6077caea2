import type { Entities, EntityKind, RecordOf } from "@/records/record";
import type { ReadRow } from "@/records/files/reading";
import { atOtherHome } from "../fixtures/atOtherHome";
import { matchDoubts, type MatchDoubt } from "@/domain/match/matchDoubts";
import { type DoubtAnswer } from "../kind/doubtAnswers";
import { stepOf, type Step } from "../steps/steps";
import type { PasteContext } from "./against";
import type { matchRows } from "./matchRows";

/** The outcome for a row without a doubt about its match. */
export const NOTHING = { record: null, base: null, left: null, besides: [] } as const;

/** Finds the doubt about the match of each row; null for a row without one. */
export function doubtsOf<K extends EntityKind>(
  { paste, onFile }: PasteContext<K>,
  rows: readonly ReadRow[],
  entities: readonly Entities[K][],
  found: ReturnType<typeof matchRows<K>>,
): readonly (MatchDoubt | null)[] {
  const matches = paste?.matches;
  if (!matches || !onFile) return [];
  const places = rows.flatMap(({ left }, at) =>
    left === null && found[at]?.sameAs === undefined ? [at] : [],
  );
  const claimed = new Set(found.flatMap(({ record }) => record?.id ?? []));
  const doubts = matchDoubts(
    places.flatMap((at) => {
      const entity = entities[at];
      const record = found[at]?.record ?? null;
      const name = `row ${rows[at]?.line ?? at + 1}`;
      return entity ? [{ match: matches.of(entity), isKnown: record !== null, name }] : [];
    }),
    matches.list,
    onFile,
    claimed,
  );
  const byPlace = new Map(places.map((at, number) => [at, doubts[number] ?? null]));
  return rows.map((_, at) => byPlace.get(at) ?? null);
}

/** Returns what a row becomes by the answer about its match. */
export function settle<K extends EntityKind>(
  { records, fixtures = [], paste }: PasteContext<K>,
  { id, of }: MatchDoubt,
  answer: DoubtAnswer,
  entity: Entities[K],
): {
  readonly record: RecordOf<K> | null;
  /** The record to start the change from, if that is not the stored record. */
  readonly base: RecordOf<K> | null;
  readonly left: string | null;
  readonly besides: readonly Step[];
} {
  if (answer === "leave") {
    const left =
      id === "oneMinute"
        ? "Two matches at one minute"
        : "These clubs have already met as often as the season says";
    return { ...NOTHING, left };
  }
  if (!of || (answer !== "home" && answer !== "move")) return NOTHING;
  const matches = paste?.matches;
  if (of.kind === matches?.list) {
    const record = records.find((one) => one.id === of.id) ?? null;
    const base = record && answer === "home" ? (matches.atOtherHome?.(record) ?? null) : null;
    return { ...NOTHING, record, base };
  }
  // The row is the result of a fixture on file; the fixture is changed together with it.
  const fixture = fixtures.find((one) => one.id === of.id);
  if (!fixture || !matches) return NOTHING;
  const { date, day } = matches.of(entity);
  const to = answer === "home" ? atOtherHome(fixture) : { ...fixture, date, day: day ?? "" };
  const besides = [
    stepOf<"fixtures">({ kind: "fixtures", does: "change", before: fixture, entity: to }),
  ];
  return { ...NOTHING, besides };
}

/** Says why a row is not saved that has the same match as an earlier row. @param twin the earlier row, by its line */
export function sameAsText<K extends EntityKind>(
  { paste }: PasteContext<K>,
  twin: { readonly line: number; readonly entity: Entities[K]; readonly isTurned: boolean },
  entity: Entities[K],
): string {
  const row = twin.line;
  if (paste?.matches?.contradicts?.(twin.entity, entity, twin.isTurned))
    return `Row ${row} has this match with another score`;
  return twin.isTurned ? `The same as row ${row}, the other way round` : `The same as row ${row}`;
}
