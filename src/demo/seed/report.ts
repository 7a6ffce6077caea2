import { emptyEntity } from "@/records/record";
import type { Result } from "@/records/results/schema";
import type { Member, PlannedMatch, Side } from "./season";

export const namesOf = (members: readonly Member[]): string[] => members.map(({ name }) => name);

/** The man of the match, with the stars of the rating. */
interface Best {
  readonly member: Member | undefined;
  readonly side: Side;
  readonly stars: number;
}

/** Creates a result from the parts that all sports have. */
export function reportOf(
  { home, away, gameWeek, date }: PlannedMatch,
  played: Pick<Result, "scoreA" | "scoreB" | "detail">,
  lineUps: readonly [home: readonly Member[], away: readonly Member[]],
  { member, side, stars }: Best,
): Result {
  return {
    ...emptyEntity("results"),
    ...played,
    teamA: home.club.name,
    teamALogo: home.logo,
    teamB: away.club.name,
    teamBLogo: away.logo,
    gameWeek,
    date,
    playersA: namesOf(lineUps[0]),
    playersB: namesOf(lineUps[1]),
    manOfTheMatch: {
      player: member?.name ?? "",
      clubLogo: side.logo,
      rating: member ? stars : 0,
    },
  };
}
