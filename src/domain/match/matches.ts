import { DAY } from "../durations";
import { foldName } from "../names";
import type { FixtureRecord, ResultRecord } from "@/records/record";
import { isBye } from "./ending";
import { gameWeekKey } from "./gameWeek";
import { matchOf, type Match } from "./match";
import { momentOf } from "../when";
import { difference } from "./order";

/** The key of a match in a league, or in a record, without game weeks. */
const NO_WEEK = gameWeekKey("");

const pairing = ({ teamA, teamB, season }: FixtureRecord | ResultRecord) =>
  [foldName(teamA), foldName(teamB), season].join("\n");

/** The distance of the two records; null where they cannot be of one match. */
function distance(fixture: FixtureRecord, result: ResultRecord): number | null {
  const week = gameWeekKey(fixture.gameWeek);
  // A match of the knock-out is none of the league's.
  if (fixture.stage !== "" && result.stage !== "" && fixture.stage !== result.stage) return null;
  const weeks = [week, gameWeekKey(result.gameWeek)];
  if (weeks.every((one) => one !== NO_WEEK) && weeks[1] !== week) return null;
  const [planned, played] = [momentOf(fixture), momentOf(result)];
  if (planned === null || played === null) return Infinity;
  // Where no game week says it: a match can be played later than it was planned, but hardly before.
  if (weeks.includes(NO_WEEK) && played < planned - DAY) return null;
  return Math.abs(planned - played);
}

/**
 * Ties results to fixtures that have another id, as in records from before results took their fixture's: the same two
 * teams at home and away, the same game week where both have one, and the nearest date first. Each is tied once.
 */
function tie(
  fixtures: readonly FixtureRecord[],
  results: readonly ResultRecord[],
): Map<string, ResultRecord> {
  const byPairing = new Map<string, FixtureRecord[]>();
  for (const fixture of fixtures) {
    const key = pairing(fixture);
    byPairing.set(key, [...(byPairing.get(key) ?? []), fixture]);
  }
  const candidates = results.flatMap((result) =>
    (byPairing.get(pairing(result)) ?? []).flatMap((fixture) => {
      const apart = distance(fixture, result);
      if (apart === null) return [];
      const sameWeek = gameWeekKey(fixture.gameWeek) === gameWeekKey(result.gameWeek);
      const sameStage = fixture.stage === result.stage;
      return [{ fixture, result, apart, sameStage, sameWeek, date: momentOf(fixture) ?? Infinity }];
    }),
  );
  candidates.sort(
    (a, b) =>
      Number(b.sameStage) - Number(a.sameStage) ||
      Number(b.sameWeek) - Number(a.sameWeek) ||
      difference(a.apart, b.apart) ||
      difference(a.date, b.date),
  );
  const tied = new Map<string, ResultRecord>();
  const taken = new Set<ResultRecord>();
  for (const { fixture, result } of candidates) {
    if (tied.has(fixture.id) || taken.has(result)) continue;
    tied.set(fixture.id, result);
    taken.add(result);
  }
  return tied;
}

/**
 * Fixtures and results as matches: one for each fixture in the given order, with its result if there is one, then
 * one for each result that no fixture belongs to.
 */
export function matchesOf(
  fixtures: readonly FixtureRecord[],
  results: readonly ResultRecord[],
): readonly Match[] {
  const byId = new Map(results.map((result) => [result.id, result]));
  const ids = new Set(fixtures.map(({ id }) => id));
  const tied = tie(
    fixtures.filter(({ id }) => !byId.has(id)),
    results.filter(({ id }) => !ids.has(id)),
  );
  const withFixture = new Set<ResultRecord>();
  const matches = fixtures.map((fixture) => {
    const result = byId.get(fixture.id) ?? tied.get(fixture.id);
    if (result) withFixture.add(result);
    return result ? matchOf(fixture, result) : matchOf(fixture);
  });
  // A round that a team has free is no match.
  const others = results.filter((result) => !withFixture.has(result) && !isBye(result));
  return [...matches, ...others.map((result) => matchOf(null, result))];
}

/** The results with the stages that their matches have: one without a stage has that of its fixture. */
export function inTheirStage(
  results: readonly ResultRecord[],
  matches: readonly Match[],
): ResultRecord[] {
  const stages = new Map(
    matches.flatMap(({ outcome, stage }) => (outcome ? [[outcome.result.id, stage] as const] : [])),
  );
  return results.map((result) => {
    const stage = stages.get(result.id) ?? result.stage;
    return stage === result.stage ? result : { ...result, stage };
  });
}
