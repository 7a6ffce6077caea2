import { DAY } from "@/domain/durations";
import { momentOf } from "@/domain/when";
import { gameWeekKey } from "@/domain/match/grouping";
import { matchesOf } from "@/domain/match/matches";
import { sameName } from "@/domain/names";
import { newMeta, type RecordOf } from "@/records/record";
import type { Result } from "@/records/results/schema";

/** The season's matches as they are listed. */
export interface ListedMatches {
  readonly fixtures: readonly RecordOf<"fixtures">[];
  readonly results: readonly RecordOf<"results">[];
}

/** What a result that is being entered is of. */
export interface Place {
  /** The fixture it is the first result of; null if there is none. */
  readonly fixture: RecordOf<"fixtures"> | null;
  /** The result which that match has already. */
  readonly existing: RecordOf<"results"> | null;
}

const nowhere: Place = { fixture: null, existing: null };

/** All of the current season, whether a record names it or not. */
const ofOneSeason = <R extends { readonly season: string }>(records: readonly R[]): R[] =>
  records.map((record) => (record.season === "" ? record : { ...record, season: "" }));

/** Whether two results are about one match, not about a second one between the same teams. */
function isSame(entered: Result, other: Result): boolean {
  if (entered.stage !== other.stage) return false;
  const [week, otherWeek] = [gameWeekKey(entered.gameWeek), gameWeekKey(other.gameWeek)];
  const none = gameWeekKey("");
  if (week !== none && otherWeek !== none) return week === otherWeek;
  const [one, two] = [momentOf(entered), momentOf(other)];
  return one === null || two === null || Math.abs(one - two) < DAY;
}

/**
 * The id a new result is saved under: that of its fixture, so that one match has one id.
 * @param own the id of a result without a fixture
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
 * Which match a new result belongs to: of the fixtures between these teams first one that has no result yet.
 * @param id the id it was opened with: that of its fixture where it was entered from one
 */
export function placeOf(entered: Result, id: string, listed: ListedMatches): Place {
  const fixtures = ofOneSeason(listed.fixtures);
  const results = ofOneSeason(listed.results);
  // Of other teams than the fixture it was opened from, it is another match.
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
