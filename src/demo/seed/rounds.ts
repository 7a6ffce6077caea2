import { doubleRoundRobin, roundRobin } from "./calendar";
import { planned, type Plan } from "./plan";

interface Rounds {
  /** Whether everybody meets everybody else at home and away. */
  readonly twice: boolean;
  /** Days between two rounds. */
  readonly every: number;
  /** The round that comes next, and in how many days. */
  readonly next: readonly [round: number, days: number];
  /** When the matches of a day begin; the last time is that of all further ones. */
  readonly times: readonly [string, ...string[]];
}

/** A round robin within the groups, a round every few days; the groups play on days of their own. */
export function roundsPlan({ twice, every, next, times }: Rounds): Plan {
  const rounds = twice ? doubleRoundRobin : roundRobin;
  return (sides, calendar, played) => {
    const groups = [...new Set(sides.map(({ club }) => club.group ?? ""))];
    return groups.flatMap((group, ofGroup) =>
      rounds(sides.filter(({ club }) => (club.group ?? "") === group)).flatMap((meetings, at) =>
        meetings.map((meeting, slot) => {
          const round = at + 1;
          const when = {
            day: next[1] + every * (round - next[0]) + ofGroup,
            time: times[Math.min(slot, times.length - 1)] ?? times[0],
            played: round <= played,
            named: round <= played + 1,
          };
          const id = `gw${round}-${group.toLowerCase()}${slot + 1}`;
          return planned(id, `${round}`, meeting, when, calendar);
        }),
      ),
    );
  };
}
