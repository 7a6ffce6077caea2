import type { Contest, RubberSet } from "@/domain/match/detail";
import { leaderOf, otherSide, wonOf } from "@/domain/match/pair";
import type { TiePart } from "@/domain/people/parts";
import type { SportId } from "@/domain/sport";
import { Term } from "../../term/Term";
import { PlayerName } from "../PlayerName";
import styles from "./ScoreSheet.module.css";

/** Who plays a part of a tie, by their places in the line-up. */
export interface TieShown {
  readonly sport: SportId;
  readonly names: readonly [a: string, b: string];
  /** The line-ups, in the order in which they play. */
  readonly sides: readonly [a: readonly string[], b: readonly string[]];
  readonly parts: readonly TiePart[];
}

interface TieRowsProps extends TieShown {
  readonly contests: readonly Contest<RubberSet>[];
}

/** Who plays for a side: a name, or the two of a pair; the team where nobody noted it. */
export function Players({ of, team }: { readonly of: readonly string[]; readonly team: string }) {
  if (of.length === 0) return team;
  return of.map((name, at) => (
    <span key={name}>
      {at > 0 && " / "}
      <PlayerName club={team} name={name} />
    </span>
  ));
}

export const playersAt = (lineUp: readonly string[], places: readonly number[]): string[] =>
  places.flatMap((at) => lineUp[at] ?? []);

function winnerOf({ sets, end }: Contest<RubberSet>) {
  if (end?.how === "wo") return end.side;
  if (end) return otherSide(end.side);
  return leaderOf(wonOf(sets.map(({ score }) => score)));
}

const endings = { ret: "retired", wo: "walkover" } as const;

/** The individual matches of a tie: players, the figures of each game or set, and who has won. */
export function TieRows({ sport, names, sides, parts, contests }: TieRowsProps) {
  const most = Math.max(1, ...contests.map(({ sets }) => sets.length));
  return (
    <div className={styles.scroller} role="region" aria-label="Score in detail" tabIndex={0}>
      {contests.map((contest, at) => {
        const part = parts[at];
        const winner = winnerOf(contest);
        const title = part?.name ?? `Match ${at + 1}`;
        return (
          <table className={styles.table} data-tie="" key={title}>
            <caption>
              <Term label={title} of="Part of a tie" sport={sport} word={title} />
              {contest.end && ` · ${endings[contest.end.how]}`}
            </caption>
            <tbody>
              {(["A", "B"] as const).map((side, index) => (
                <tr data-winner={winner === side || undefined} key={side}>
                  <th scope="row">
                    <Players
                      of={playersAt(sides[index] ?? [], (index === 0 ? part?.a : part?.b) ?? [])}
                      team={names[index] ?? ""}
                    />
                    {winner === side && <span className="visually-hidden"> won</span>}
                  </th>
                  {Array.from({ length: most }, (_, nth) => {
                    const set = contest.sets[nth];
                    if (!set) return <td key={nth}>{"\u00a0"}</td>;
                    const [own = 0, other = 0] =
                      index === 0 ? set.score : [set.score[1], set.score[0]];
                    return (
                      <td data-won={own > other || undefined} key={nth}>
                        {set.instead ? `[${own}]` : own}
                        {set.tieBreak !== null && own < other && <sup>{set.tieBreak}</sup>}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </div>
  );
}
