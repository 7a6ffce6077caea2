import type { PlayedMatch } from "@/domain/match/listed";
import { readEnding, wasPlayed } from "@/domain/match/ending";
import { sheetOf } from "@/domain/match/check";
import { boardsLeft, boardWords } from "@/domain/match/detail/boards";
import { calledName } from "@/domain/season/calledName";
import { formatIn } from "@/domain/season/format";
import { amountOf } from "@/domain/wording";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { sumOf, wonOf, type Pair, leaderOf, otherSide } from "@/domain/match/pair";
import type { SportId } from "@/domain/sport";
import type { Contest, RubberSet } from "@/domain/match/detail";
import type { TiePart } from "@/domain/people/parts";
import { Term } from "../../term/Term";
import { PlayerName } from "../PlayerName";
import styles from "./ScoreSheet.module.css";

interface ScoreSheetProps {
  readonly match: PlayedMatch;
}

/**
 * The score detail of a match: sets and periods in columns, ties and boards line by line. Draws nothing if the result
 * has no score detail.
 */
export function ScoreSheet({ match }: ScoreSheetProps) {
  const league = useLeague();
  const { result } = match.match.outcome;
  const scoreFormat = formatIn(league, result.season).score;
  if (!scoreFormat || !wasPlayed(readEnding(result.ending))) return null;
  const sheet = sheetOf(result, scoreFormat);
  if (!sheet) {
    const { targets } = scoreFormat;
    const score = [result.scoreA ?? 0, result.scoreB ?? 0] as const;
    const left = targets.kind === "boards" ? boardsLeft(score, targets) : null;
    return (
      left && <p className="text-small text-secondary">{amountOf(left, "board")} not played</p>
    );
  }
  const names = [match.teamA, match.teamB] as const;
  const sides = [result.playersA, result.playersB] as const;
  const parts = league.game.tie ?? [];
  const { sport } = league;
  const shared = { sport, names, sides, parts };
  switch (sheet.kind) {
    case "half":
      return <p className="text-small text-secondary">{scoreFormat.words(sheet)}</p>;
    case "sets":
      return (
        <ColumnsTable
          sport={sport}
          heads={numbered("Set", sheet.sets)}
          names={names}
          pairs={sheet.sets}
        />
      );
    case "periods":
      return (
        <ColumnsTable
          sport={sport}
          heads={[
            ...numbered(league.game.stretch ?? "Period", sheet.periods),
            ...numbered("Overtime", sheet.overtimes).map(
              ([short, long, of]) => [`OT${short}`, long, of] as const,
            ),
          ]}
          names={names}
          pairs={[...sheet.periods, ...sheet.overtimes]}
          isSum
        />
      );
    case "games":
      return (
        <TieRows
          {...shared}
          contests={sheet.matches.map(({ sets, end }) => ({
            end,
            sets: sets.map((score) => ({ score, tieBreak: null, instead: false })),
          }))}
        />
      );
    case "rubbers":
      return <TieRows {...shared} contests={sheet.rubbers} />;
    case "boards":
      return <BoardRows {...shared} boards={sheet.boards} />;
  }
}

/** Returns the heads of columns: "1", "Set 1" and "Set" for the first set. */
const numbered = (noun: string, of: readonly unknown[]) =>
  of.map((_, at) => [`${at + 1}`, `${noun} ${at + 1}`, noun] as const);

interface ColumnsTableProps {
  readonly sport: SportId;
  readonly names: readonly [a: string, b: string];
  /** Each column's heading, short and in full, and the term that explains it. */
  readonly heads: readonly (readonly [short: string, long: string, of: string])[];
  readonly pairs: readonly Pair[];
  /** Whether the score is the sum of the columns; if not, it is the number of columns that each side won. */
  readonly isSum?: boolean;
}

/** A table with sets or periods in columns, the better figure of each in bold, and the total. */
function ColumnsTable({ sport, names, heads, pairs, isSum = false }: ColumnsTableProps) {
  const clubs = useClubs();
  const total = isSum ? sumOf(pairs) : wonOf(pairs);
  return (
    <div className={styles.scroller} role="region" aria-label="Score in detail" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Team</span>
            </th>
            {heads.map(([short, long, of]) => (
              <th key={long} scope="col">
                <Term label={long} of={of} sport={sport} word={short} />
              </th>
            ))}
            <th scope="col">
              <Term
                label={isSum ? "Total" : "Sets"}
                sport={sport}
                word={isSum ? "Total" : "Sets"}
              />
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, side) => (
            <tr key={name}>
              <th scope="row">{calledName(clubs, name)}</th>
              {pairs.map((pair, at) => {
                const [own, other] = side === 0 ? pair : [pair[1], pair[0]];
                return (
                  <td data-won={own > other || undefined} key={heads[at]?.[1] ?? at}>
                    {own}
                  </td>
                );
              })}
              <td className={styles.total}>{total[side]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BoardRowsProps extends TieNames {
  /** The results of the boards, the first board first, from the side of team A, one character each as stored. */
  readonly boards: string;
}

/** A table of the boards of a match: players with their colours and the result of each board. */
function BoardRows({ sport, names, sides, parts, boards }: BoardRowsProps) {
  const clubs = useClubs();
  return (
    <div className={styles.scroller} role="region" aria-label="Boards" tabIndex={0}>
      <table className={styles.table} data-boards="">
        <thead>
          <tr>
            <th scope="col">
              <Term label="Board" sport={sport} word="Bd" />
            </th>
            <th scope="col">{calledName(clubs, names[0])}</th>
            <th scope="col">
              <Term label="Score" of="Board score" sport={sport} word="Score" />
            </th>
            <th scope="col">{calledName(clubs, names[1])}</th>
          </tr>
        </thead>
        <tbody>
          {[...boards].map((board, at) => {
            const part = parts[at];
            // Source: FIDE team matches; the team named first has White on the odd boards.
            const colours =
              at % 2 === 0 ? (["white", "black"] as const) : (["black", "white"] as const);
            const player = (side: 0 | 1) => (
              <span className={styles.seat}>
                <span aria-hidden="true" className={styles.piece} data-colour={colours[side]} />
                <span>
                  <Players
                    of={playersAt(sides[side], (side === 0 ? part?.a : part?.b) ?? [])}
                    team={names[side]}
                  />
                  <span className="visually-hidden">, {colours[side]}</span>
                </span>
              </span>
            );
            return (
              <tr key={part?.name ?? at}>
                <th scope="row">{at + 1}</th>
                <td>{player(0)}</td>
                <td className={styles.total}>{boardWords[board] ?? board}</td>
                <td>{player(1)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The teams, line-ups and parts of a tie, from which the players of each part follow. */
interface TieNames {
  readonly sport: SportId;
  readonly names: readonly [a: string, b: string];
  /** The line-ups of both teams, in playing order. */
  readonly sides: readonly [a: readonly string[], b: readonly string[]];
  readonly parts: readonly TiePart[];
}

interface TieRowsProps extends TieNames {
  readonly contests: readonly Contest<RubberSet>[];
}

/** The players of one side: a name, or the two names of a pair; the team if the players are unknown. */
function Players({ of, team }: { readonly of: readonly string[]; readonly team: string }) {
  const clubs = useClubs();
  if (of.length === 0) return calledName(clubs, team);
  return of.map((name, at) => (
    <span key={name}>
      {at > 0 && " / "}
      <PlayerName club={team} name={name} />
    </span>
  ));
}

const playersAt = (lineUp: readonly string[], places: readonly number[]): string[] =>
  places.flatMap((at) => lineUp[at] ?? []);

function winnerOf({ sets, end }: Contest<RubberSet>) {
  if (end?.how === "wo") return end.side;
  if (end) return otherSide(end.side);
  return leaderOf(wonOf(sets.map(({ score }) => score)));
}

const endings = { ret: "retired", wo: "walkover" } as const;

/** The contests of a tie: players, the figures of each game or set, and the winner. */
function TieRows({ sport, names, sides, parts, contests }: TieRowsProps) {
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
