import { DAY } from "../durations";
import { foldName } from "../names";
import type { FixtureRecord, ResultRecord } from "@/records/record";
import { isBye } from "./ending";
import { gameWeekKey } from "./gameWeek";
import { matchOf, type Match } from "./match";
import { momentOf } from "../when";
import { difference } from "./order";

/** The key of a match without a game week. */
const NO_WEEK = gameWeekKey("");

const pairing = ({ teamA, teamB, season }: FixtureRecord | ResultRecord) =>
  [foldName(teamA), foldName(teamB), season].join("\n");

/**
 * Returns the time between fixture and result in milliseconds; Infinity if one has no date, null if they cannot belong
 * to the same match.
 */
function distance(fixture: FixtureRecord, result: ResultRecord): number | null {
  const week = gameWeekKey(fixture.gameWeek);
  // Matches of different stages are different matches.
  if (fixture.stage !== "" && result.stage !== "" && fixture.stage !== result.stage) return null;
  const weeks = [week, gameWeekKey(result.gameWeek)];
  if (weeks.every((one) => one !== NO_WEEK) && weeks[1] !== week) return null;
  const [planned, played] = [momentOf(fixture), momentOf(result)];
  if (planned === null || played === null) return Infinity;
  // Without game weeks to compare: a match is often played later than planned, but hardly earlier.
  if (weeks.includes(NO_WEEK) && played < planned - DAY) return null;
  return Math.abs(planned - played);
}

/**
 * Matches results to fixtures with another id, as in old records whose results had ids of their own: the same home and
 * away team, the same game week if both have one, the nearest date first. Each fixture and each result is used once.
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
 * Combines fixtures and results to matches: one for each fixture in the given order, with its result if there is one,
 * then one for each result without a fixture.
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
  // A bye is no match.
  const others = results.filter((result) => !withFixture.has(result) && !isBye(result));
  return [...matches, ...others.map((result) => matchOf(null, result))];
}

/** Returns the results with the stages of their matches: a result without a stage gets its fixture's. */
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
