import { gameWeekKey, sortFixtures } from "@/domain/match/grouping";
import { sameName } from "@/domain/names";
import type { Fixture } from "@/domain/records/fixture";
import type { Result } from "@/domain/records/result";

const HOUR = 60 * 60 * 1000;
const calledOff = /postponed|cancel|abandon|void/i;

/**
 * Fixtures that should have a result by now: begun more than three hours ago, not called off, and
 * without a result of the same two teams in the same game week. Oldest first.
 * @param now epoch milliseconds
 */
export function missingResults<F extends Fixture>(
  fixtures: readonly F[],
  results: readonly Result[],
  now: number,
): F[] {
  const due = fixtures.filter(
    ({ date, status }) => date !== null && date < now - 3 * HOUR && !calledOff.test(status),
  );
  return sortFixtures(due).filter(
    (fixture) =>
      !results.some(
        (result) =>
          sameName(result.teamA, fixture.teamA) &&
          sameName(result.teamB, fixture.teamB) &&
          gameWeekKey(result.gameWeek) === gameWeekKey(fixture.gameWeek),
      ),
  );
}
