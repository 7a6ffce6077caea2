import type { Fixture } from "@/records/fixtures/schema";
import type { Result } from "@/records/results/schema";

/** What the result of a fixture is known to hold before it is typed. */
export function resultOfFixture(fixture: Fixture): Partial<Result> {
  const { teamA, teamALogo, teamB, teamBLogo, gameWeek, date, day, stage, lineUpA, lineUpB } =
    fixture;
  const playersA = lineUpA;
  const playersB = lineUpB;
  return { teamA, teamALogo, teamB, teamBLogo, gameWeek, date, day, stage, playersA, playersB };
}
