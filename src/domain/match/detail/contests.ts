import { leaderOf, otherSide, sumOf, wonOf, type Pair } from "../pair";
import type { Side } from "../timeline";
import type { Contest, Terms } from "./format";
import type { CourseEnd } from "./sets";
import { counted, inLetters, undecided } from "./words";

const END = /(?:^| )(ret|wo) ([AB])$/;

/** Reads individual contests separated by "; "; null when one of them is not written so. */
export function readContests<S>(
  text: string,
  readSet: (text: string) => S | null,
): Contest<S>[] | null {
  const contests = text.split("; ").map((part): Contest<S> | null => {
    const [whole = "", how, side] = END.exec(part) ?? [];
    const rest = part.slice(0, part.length - whole.length);
    const sets = rest === "" ? [] : rest.split(" ").map(readSet);
    if (!sets.every((set) => set !== null)) return null;
    if (how === undefined) return sets.length === 0 ? null : { sets, end: null };
    // A match won without play has no games.
    if (how === "wo" && sets.length > 0) return null;
    return { sets, end: { how: how === "ret" ? "ret" : "wo", side: side === "B" ? "B" : "A" } };
  });
  return contests.every((contest) => contest !== null) ? contests : null;
}

export function writeContests<S>(
  contests: readonly Contest<S>[],
  writeSet: (set: S) => string,
): string {
  return contests
    .map(({ sets, end }) =>
      [...sets.map(writeSet), ...(end ? [`${end.how} ${end.side}`] : [])].join(" "),
    )
    .join("; ");
}

/** Who won it: the side that did not give up, the one that was there, or the one with more sets. */
function winnerOf<S>({ sets, end }: Contest<S>, score: (set: S) => Pair): Side | null {
  if (end) return end.how === "wo" ? end.side : otherSide(end.side);
  return leaderOf(wonOf(sets.map(score)));
}

function worthOf<S>(contest: Contest<S>, score: (set: S) => Pair): Pair {
  const winner = winnerOf(contest, score);
  return [winner === "A" ? 1 : 0, winner === "B" ? 1 : 0];
}

/** How many contests each side has won. */
export const contestsWon = <S>(contests: readonly Contest<S>[], score: (set: S) => Pair): Pair =>
  sumOf(contests.map((contest) => worthOf(contest, score)));

/** One and nothing for each contest that was played; null for one without play. */
export const contestParts = <S>(
  contests: readonly Contest<S>[],
  score: (set: S) => Pair,
): readonly (Pair | null)[] =>
  contests.map((contest) => (contest.end?.how === "wo" ? null : worthOf(contest, score)));

/**
 * What stops so many contests from making a result: more than there are, or no side with more than half of them
 * although somebody has to win. Going on after that is allowed: some competitions play them all.
 */
export function tieProblem(
  won: Pair,
  most: number,
  noun: string,
  { draws, gaveUp, goesOn = false }: Terms,
): string | null {
  const [a, b] = won;
  if (a + b > most) return `a tie has at most ${counted(most, noun)}`;
  const needed = Math.floor(most / 2) + 1;
  if (gaveUp || Math.max(a, b) >= needed) return null;
  if (draws && a + b === most) return null;
  return undecided(`${inLetters(needed)} of the ${counted(most, noun)}`, { goesOn });
}

/**
 * The first problem of a contest, with the contest it is in where there are several: "match 2: a third game ends at 11 …".
 * @param most how many there are
 */
export function firstProblem<S>(
  contests: readonly Contest<S>[],
  { most, noun }: { readonly most: number; readonly noun: string },
  { goesOn = false }: Terms,
  problem: (sets: readonly S[], end: CourseEnd) => string | null,
): string | null {
  for (const [at, { sets, end }] of contests.entries()) {
    const found = end?.how === "wo" ? null : problem(sets, { gaveUp: end?.how === "ret", goesOn });
    if (found !== null) return most > 1 ? `${noun} ${at + 1}: ${found}` : found;
  }
  return null;
}
