import { readEnding, wasPlayed } from "../match/ending";
import { sheetOf } from "../match/check";
import type { ScoreFormat } from "../match/detail";
import { leaderOf, type Pair } from "../match/pair";
import type { Side } from "../match/timeline";
import type { Result } from "@/records/results/schema";

/**
 * One of the individual matches of a tie, with the players of each line-up who play it, as positions in the line-up
 * from 0. A doubles has two positions each.
 */
export interface TiePart {
  /** The name: "Board 1", "Doubles". */
  readonly name: string;
  readonly a: readonly number[];
  readonly b: readonly number[];
}

/** The order of the individual matches of a tie, and the format of the score. */
export interface TieRules {
  readonly tie: readonly TiePart[];
  readonly format: ScoreFormat;
}

/** One individual match of a tie: a board, a singles or a doubles. */
export interface PartOfTie {
  /** The name: "Board 2". */
  readonly name: string;
  readonly players: readonly [a: readonly string[], b: readonly string[]];
  /** The score, in the unit of the match's score. */
  readonly score: Pair;
  /** The winner; null if it was drawn. */
  readonly winner: Side | null;
}

type Tie = Partial<Pick<Result, "detail" | "ending" | "playersA" | "playersB">>;

const namesAt = (lineUp: readonly string[], places: readonly number[]): readonly string[] =>
  places.flatMap((at) => lineUp[at] || []);

/**
 * Returns the individual matches of a result, with players by their order in it. Matches won without play are left out,
 * because they count for no player, like an award of the whole match. Empty if teams play as a whole.
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
