import { doubleRoundRobin, roundRobin } from "./calendar";
import { planned, type Plan } from "./plan";

/** How the rounds of a season are planned. */
interface Rounds {
  /** Whether all teams play each other twice, at home and away. */
  readonly twice: boolean;
  /** Days between two rounds. */
  readonly every: number;
  /** The next round, and in how many days it is. */
  readonly next: readonly [round: number, days: number];
  /** When the matches of a day begin, as "HH:MM"; the last time is used for all further matches. */
  readonly times: readonly [string, ...string[]];
}

/** Plans a round robin within each group, a round every few days; each group plays on its own days. */
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
