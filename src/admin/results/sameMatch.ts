import { DAY } from "@/domain/durations";
import { momentOf } from "@/domain/when";
import { gameWeekKey } from "@/domain/match/grouping";
import { matchesOf } from "@/domain/match/matches";
import { sameName } from "@/domain/names";
import { newMeta, type RecordOf } from "@/records/record";
import type { Result } from "@/records/results/schema";

/** The fixtures and results of a season. */
export interface ListedMatches {
  readonly fixtures: readonly RecordOf<"fixtures">[];
  readonly results: readonly RecordOf<"results">[];
}

/** The match that a new result belongs to. */
export interface Place {
  /** The fixture, which has no other result yet; null if there is no fixture. */
  readonly fixture: RecordOf<"fixtures"> | null;
  /** The result that the match has already; null if it has none. */
  readonly existing: RecordOf<"results"> | null;
}

const nowhere: Place = { fixture: null, existing: null };

/** Returns the records without their season, because only some records of the current season name it. */
const ofOneSeason = <R extends { readonly season: string }>(records: readonly R[]): R[] =>
  records.map((record) => (record.season === "" ? record : { ...record, season: "" }));

/** Whether two results are of the same match, not of two matches between the same teams. */
function isSame(entered: Result, other: Result): boolean {
  if (entered.stage !== other.stage) return false;
  const [week, otherWeek] = [gameWeekKey(entered.gameWeek), gameWeekKey(other.gameWeek)];
  const none = gameWeekKey("");
  if (week !== none && otherWeek !== none) return week === otherWeek;
  const [one, two] = [momentOf(entered), momentOf(other)];
  return one === null || two === null || Math.abs(one - two) < DAY;
}

/**
 * Returns the id under which a new result is saved: the id of its fixture, so that one match has one id.
 * @param opened The id that the form was opened with.
 * @param own The id for a result without a fixture.
 */
export function idOfNewResult(
  entered: Result,
  opened: string,
  own: string,
  listed: ListedMatches,
): string {
  const { fixture, existing } = placeOf(entered, opened, listed);
  const known = existing ?? fixture;
  if (known) return known.id;
  return listed.fixtures.some(({ id }) => id === opened) ? own : opened;
}

/**
 * Finds the match that a new result belongs to. Of several fixtures between the teams, one without a result comes
 * first.
 * @param id The id that the form was opened with: the fixture's id, if the result is entered from a fixture.
 */
export function placeOf(entered: Result, id: string, listed: ListedMatches): Place {
  const fixtures = ofOneSeason(listed.fixtures);
  const results = ofOneSeason(listed.results);
  // If the teams were changed, the result belongs to another match than the fixture that the form was opened from.
  const isOpened = (one: { readonly id: string } & Pick<Result, "teamA" | "teamB">) =>
    one.id === id && sameName(one.teamA, entered.teamA) && sameName(one.teamB, entered.teamB);
  const taken = results.find(isOpened);
  if (taken) return { fixture: null, existing: taken };
  const opened = fixtures.find(isOpened);
  const matches = matchesOf(fixtures, results);
  const draft = { ...entered, ...newMeta, id };
  const matchOfDraft = (among: readonly RecordOf<"fixtures">[]) =>
    matchesOf(among, [draft]).find(({ schedule, outcome }) => schedule && outcome)?.schedule;
  const resultOf = (fixture: RecordOf<"fixtures">) =>
    matches.find(({ schedule }) => schedule?.id === fixture.id)?.outcome?.result ?? null;
  if (opened) return { fixture: opened, existing: resultOf(opened) };
  const free = fixtures.filter((fixture) => resultOf(fixture) === null);
  const fixture = matchOfDraft(free);
  if (fixture) return { fixture, existing: null };
  const played = matchOfDraft(fixtures.filter((one) => resultOf(one) !== null));
  const existing = played ? resultOf(played) : null;
  return existing && isSame(entered, existing) ? { fixture: null, existing } : nowhere;
}
