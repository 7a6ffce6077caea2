import { leaderOf, otherSide, sumOf, wonOf, type Pair } from "../pair";
import type { Side } from "../timeline";
import type { Contest, Play, Terms } from "./format";
import type { CourseEnd } from "./sets";
import { counted, inLetters, undecided } from "./words";

const END = /(?:^| )(ret|wo) ([AB])$/;

/** Reads individual contests separated by "; "; null if one of them cannot be read. */
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
    // A contest won without play has no games.
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

/**
 * Returns the winner of a contest: the side that did not retire, the one that appeared, or the one with more sets; null
 * if there is none.
 */
function winnerOf<S>({ sets, end }: Contest<S>, score: (set: S) => Pair): Side | null {
  if (end) return end.how === "wo" ? end.side : otherSide(end.side);
  return leaderOf(wonOf(sets.map(score)));
}

function worthOf<S>(contest: Contest<S>, score: (set: S) => Pair): Pair {
  const winner = winnerOf(contest, score);
  return [winner === "A" ? 1 : 0, winner === "B" ? 1 : 0];
}

/** Returns the number of contests that each side has won. */
export const contestsWon = <S>(contests: readonly Contest<S>[], score: (set: S) => Pair): Pair =>
  sumOf(contests.map((contest) => worthOf(contest, score)));

/** Returns 1–0 or 0–1 for each contest that was played; null for one without play. */
export const contestParts = <S>(
  contests: readonly Contest<S>[],
  score: (set: S) => Pair,
): readonly (Pair | null)[] =>
  contests.map((contest) => (contest.end?.how === "wo" ? null : worthOf(contest, score)));

/** The number of contests in a tie, the word for one of them, and when the tie ends. */
interface Tie {
  readonly most: number;
  readonly noun: string;
  readonly play?: Play | undefined;
}

/**
 * Returns why a tie cannot have ended with these contests won: more than the tie has; not all, although all are played;
 * one after the tie was won; or no side with more than half, although there must be a winner. Null if it is possible.
 */
export function tieProblem(
  won: Pair,
  { most, noun, play }: Tie,
  { draws, gaveUp, goesOn = false }: Terms,
): string | null {
  const [a, b] = won;
  if (a + b > most) return `a tie has at most ${counted(most, noun)}`;
  const needed = Math.floor(most / 2) + 1;
  if (play === "first" && Math.max(a, b) > needed)
    return `a tie ends with ${counted(needed, noun)} won`;
  if (gaveUp) return null;
  if (play === "all" && a + b < most)
    return goesOn ? null : `a tie has ${counted(most, noun)}, and all are played`;
  if (Math.max(a, b) >= needed) return null;
  if (draws && a + b === most) return null;
  return undecided(`${inLetters(needed)} of the ${counted(most, noun)}`, { goesOn });
}

/**
 * Returns the possible scores of a tie, the winner's first: 3–0, 3–1, 3–2; or, of four contests that are all played,
 * 4–0, 3–1, 2–2.
 */
export function tieScores({ most, play }: Omit<Tie, "noun">, draws: boolean): readonly Pair[] {
  const needed = Math.floor(most / 2) + 1;
  const level: Pair[] = draws && most % 2 === 0 ? [[most / 2, most / 2]] : [];
  const ends = (won: number, of: number) =>
    Array.from({ length: of }, (_, lost): Pair => [won, lost]);
  if (play === "first") return [...ends(needed, most - needed + 1), ...level];
  const all = Array.from({ length: most - needed + 1 }, (_, at): Pair => [most - at, at]);
  return play === "all"
    ? [...all, ...level]
    : [...ends(needed, most - needed + 1), ...all, ...level];
}

/** Returns the number of contests won by an award of the whole tie: as many as win it, or all if all are played. */
export const awardedContests = ({ most, play }: Omit<Tie, "noun">): number =>
  play === "all" ? most : Math.floor(most / 2) + 1;

/**
 * Returns the first problem of a contest, with its number if there are several: "match 2: a third game ends at 11 …".
 * @param most the number of contests in a tie
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
