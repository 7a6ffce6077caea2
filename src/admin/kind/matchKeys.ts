import { arena } from "@arena/arena";
import { dayOf } from "@/domain/day";
import { gameWeekKey } from "@/domain/match/grouping";
import { foldName } from "@/domain/names";

interface Match {
  readonly teamA: string;
  readonly teamB: string;
  readonly gameWeek: string;
  readonly date: number | null;
}

/** What tells one match from another without its id: the pairing in its game week, or on its day. */
export function matchKeys({ teamA, teamB, gameWeek, date }: Match): readonly string[] {
  const pair = `${foldName(teamA)}\n${foldName(teamB)}`;
  const day = dayOf(date, arena.timeZone);
  return [
    ...(gameWeek === "" ? [] : [`${pair}\nweek ${gameWeekKey(gameWeek)}`]),
    ...(day === null ? [] : [`${pair}\non ${day}`]),
  ];
}
