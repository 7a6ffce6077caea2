import type { Entities, EntityKind, RecordOf } from "@/records/record";
import type { ReadRow } from "@/records/files/reading";
import { atOtherHome } from "../fixtures/atOtherHome";
import { matchDoubts, type MatchDoubt } from "@/domain/match/matchDoubts";
import { type DoubtAnswer } from "../kind/doubtAnswers";
import { stepOf, type Step } from "../steps/steps";
import type { PasteContext } from "./against";
import type { matchRows } from "./matchRows";

/** Of a row about whose match nothing is doubtful. */
export const NOTHING = { record: null, base: null, left: null, besides: [] } as const;

/** What is doubtful of the match of each row. */
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
      return entity
        ? [{ match: matches.of(entity), isKnown: record !== null, name: `row ${at + 1}` }]
        : [];
    }),
    matches.list,
    onFile,
    claimed,
  );
  const byPlace = new Map(places.map((at, number) => [at, doubts[number] ?? null]));
  return rows.map((_, at) => byPlace.get(at) ?? null);
}

/** What a row becomes once it is said what its match is. */
export function settle<K extends EntityKind>(
  { records, fixtures = [], paste }: PasteContext<K>,
  { id, of }: MatchDoubt,
  answer: DoubtAnswer,
  entity: Entities[K],
): {
  readonly record: RecordOf<K> | null;
  /** What it is changed from, where that is not the stored record. */
  readonly base: RecordOf<K> | null;
  readonly left: string | null;
  readonly besides: readonly Step[];
} {
  if (answer === "leave") {
    const left =
      id === "oneMinute" ? "Two matches at one minute" : "These two have met often enough";
    return { ...NOTHING, left };
  }
  if (!of || (answer !== "home" && answer !== "move")) return NOTHING;
  const matches = paste?.matches;
  if (of.kind === matches?.list) {
    const record = records.find((one) => one.id === of.id) ?? null;
    const base = record && answer === "home" ? (matches.atOtherHome?.(record) ?? null) : null;
    return { ...NOTHING, record, base };
  }
  // The row is the result of a fixture on file, which follows it.
  const fixture = fixtures.find((one) => one.id === of.id);
  if (!fixture || !matches) return NOTHING;
  const { date, day } = matches.of(entity);
  const to = answer === "home" ? atOtherHome(fixture) : { ...fixture, date, day: day ?? "" };
  const besides = [
    stepOf<"fixtures">({ kind: "fixtures", does: "change", before: fixture, entity: to }),
  ];
  return { ...NOTHING, besides };
}

/** Why a row is not saved that is the match of an earlier one. */
export function sameAsText<K extends EntityKind>(
  { paste }: PasteContext<K>,
  twin: { readonly at: number; readonly entity: Entities[K]; readonly isTurned: boolean },
  entity: Entities[K],
): string {
  const row = twin.at + 1;
  if (paste?.matches?.contradicts?.(twin.entity, entity, twin.isTurned))
    return `Row ${row} has this match with another score`;
  return twin.isTurned ? `The same as row ${row}, the other way round` : `The same as row ${row}`;
}
