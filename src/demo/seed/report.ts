import { emptyEntity } from "@/records/record";
import type { Result } from "@/records/results/schema";
import type { Member, PlannedMatch, Side } from "./season";

export const namesOf = (members: readonly Member[]): string[] => members.map(({ name }) => name);

/** Who decided a match, and with how many stars. */
interface Best {
  readonly member: Member | undefined;
  readonly side: Side;
  readonly stars: number;
}

/** A result as every sport gives it. */
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
