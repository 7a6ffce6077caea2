import { sheetOf } from "@/domain/match/check";
import { pairInWords } from "@/domain/match/pair";
import type { Result } from "@/records/results/schema";
import type { League } from "@/domain/league/league";
import { detailInWords } from "../match/outcome";

/** One contest of a tie in a picture. */
export interface TieLine {
  /** The player of team A, "Onyeka / Bello" for a pair; the name of the contest if the players are unknown. */
  readonly a: string;
  readonly b: string;
  /** The score: "6–4, 7–6⁵", "11–8, 9–11", "½–½". */
  readonly score: string;
}

const endings = { ret: "ret.", wo: "w/o" } as const;

/** Returns the score of each contest of a tie, in order; empty if the match is no tie. */
function scoresOf(result: Result, league: League): readonly string[] {
  const sheet = league.game.scoreFormat && sheetOf(result, league.game.scoreFormat);
  const inWords = detailInWords(result, league);
  if (!sheet || inWords === "") return [];
  switch (sheet.kind) {
    case "games":
      return sheet.matches.map(({ sets, end }) =>
        [...sets.map(pairInWords), ...(end ? [endings[end.how]] : [])].join(", "),
      );
    case "rubbers":
    case "boards":
      return inWords.split(" · ").map((one) => one.replaceAll(" ", ", "));
    default:
      return [];
  }
}

/** Returns the contests of a tie with their players; empty in sports whose matches have no contests. */
export function tieLines(result: Result, league: League): readonly TieLine[] {
  const parts = league.game.tie ?? [];
  return scoresOf(result, league).map((score, at) => {
    const part = parts[at];
    const name = part?.name ?? `Match ${at + 1}`;
    const players = (lineUp: readonly string[], places: readonly number[] = []) =>
      places.flatMap((place) => lineUp[place] ?? []).join(" / ") || name;
    return { a: players(result.playersA, part?.a), b: players(result.playersB, part?.b), score };
  });
}
