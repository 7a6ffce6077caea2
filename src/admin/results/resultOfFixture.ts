import type { Fixture } from "@/records/fixtures/schema";
import type { Result } from "@/records/results/schema";

/** Returns the fields of a new result that its fixture already knows. */
export function resultOfFixture(fixture: Fixture): Partial<Result> {
  const { teamA, teamALogo, teamB, teamBLogo, gameWeek, date, day, stage, lineUpA, lineUpB } =
    fixture;
  const playersA = lineUpA;
  const playersB = lineUpB;
  return { teamA, teamALogo, teamB, teamBLogo, gameWeek, date, day, stage, playersA, playersB };
}
