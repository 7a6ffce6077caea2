import { readEnding, wasPlayed } from "../match/ending";
import { sheetOf } from "../match/check";
import type { ScoreFormat } from "../match/detail";
import { leaderOf, type Pair } from "../match/pair";
import type { Side } from "../match/timeline";
import type { Result } from "@/records/results/schema";

/**
 * One of the individual matches that make a tie, and who of each line-up plays it, by their places there.
 * A pair plays a doubles.
 */
export interface TiePart {
  /** "Board 1", "Doubles" */
  readonly name: string;
  readonly a: readonly number[];
  readonly b: readonly number[];
}

/** How the individual matches of a tie are distinguished: the order of play, and how the score is read. */
export interface TieRules {
  readonly tie: readonly TiePart[];
  readonly format: ScoreFormat;
}

/** One individual match of a tie: a board, a singles, a doubles. */
export interface PartOfTie {
  /** "Board 2" */
  readonly name: string;
  readonly players: readonly [a: readonly string[], b: readonly string[]];
  /** In the unit of the score. */
  readonly score: Pair;
  /** Null where it was drawn. */
  readonly winner: Side | null;
}

type Tie = Partial<Pick<Result, "detail" | "ending" | "playersA" | "playersB">>;

const namesAt = (lineUp: readonly string[], places: readonly number[]): readonly string[] =>
  places.flatMap((at) => lineUp[at] || []);

/**
 * The individual matches that a result lists, by the order of its players; those won without play are nobody's, as
 * an award of the whole match is. Empty where teams play as a whole.
 */
export function partsOf(
  { detail = "", ending = "", playersA = [], playersB = [] }: Tie,
  { tie, format }: TieRules,
): readonly PartOfTie[] {
  const sheet = wasPlayed(readEnding(ending)) ? sheetOf({ detail }, format) : null;
  if (!sheet) return [];
  return format.parts(sheet).flatMap((score, at): PartOfTie[] => {
    const part = tie[at];
    if (!part || !score) return [];
    const players = [namesAt(playersA, part.a), namesAt(playersB, part.b)] as const;
    return [{ name: part.name, players, score, winner: leaderOf(score) }];
  });
}
