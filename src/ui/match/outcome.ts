import { sheetOf } from "@/domain/match/check";
import { readEnding, wasPlayed, type Ending } from "@/domain/match/ending";
import { endingInWords } from "@/domain/match/endingInWords";
import { leaderOf, otherSide, towards, type Pair } from "@/domain/match/pair";
import type { Side } from "@/domain/match/timeline";
import type { Result } from "@/records/results/schema";
import { awarded } from "@/domain/table/award";
import { formatIn } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import { formatScore, scoreText, type Figures } from "./score";
import { endOf } from "./status";

export { formatScore, scoreText } from "./score";

/** The outcome of a match, as text and figures for the screen. */
export interface ShownOutcome extends Figures {
  /**
   * The score that counts: the score of an award; or the completed score if a side retired; or the score as played.
   * Null if unknown, or if no side has a score.
   */
  readonly scoreA: number | null;
  readonly scoreB: number | null;
  /** The losing side, whose name and figure are paler; null if no side lost, or if that is unknown. */
  readonly loser: Side | null;
  /** The ending in one word: "FT", "End", "AET", "Awarded". */
  readonly status: string;
  /** The ending in full, for example "4–2 on penalties"; "" for an ordinary ending. */
  readonly ending: string;
}

const words: Readonly<Record<Exclude<Ending["how"], "normal">, string>> = {
  extraTime: "AET",
  shootOut: "Pens",
  retired: "Retired",
  awarded: "Awarded",
  doubleForfeit: "Forfeit",
  abandoned: "Abandoned",
  void: "Void",
  bye: "Bye",
  unreadable: "Unclear",
};

type FigurePair = readonly [a: number | null, b: number | null];

/** A result; if it has a season, the rules of that season apply. */
type OfSeason = Result & { readonly season?: string };

/**
 * Returns the score of an award by the rules of the result's season, the winner's first; null if the rules set no
 * score.
 */
function awardFor(
  league: League,
  { to, cause }: Extract<Ending, { how: "awarded" }>,
  { scoreA, scoreB, season = "" }: OfSeason,
): Pair | null {
  const { pack } = formatIn(league, season);
  const { score } = awarded(pack, cause, towards(to, [scoreA ?? 0, scoreB ?? 0])).units;
  return score[0] === score[1] ? null : score;
}

/** Returns the score as played; if a side retired, the score is completed in the way the table counts it. */
function playedFor(league: League, ending: Ending, result: OfSeason): FigurePair {
  const { scoreA, scoreB, season = "" } = result;
  if (ending.how !== "retired" || scoreA === null || scoreB === null) return [scoreA, scoreB];
  const { score: format } = formatIn(league, season);
  const sheet = format && sheetOf(result, format);
  const units = sheet && format.units(sheet, ending.by);
  return units?.score ?? format?.settled([scoreA, scoreB], ending.by) ?? [scoreA, scoreB];
}

function loserBy(ending: Ending, score: FigurePair): Side | null {
  if (ending.how === "awarded") return otherSide(ending.to);
  if (ending.how === "retired") return ending.by;
  if (["void", "bye", "doubleForfeit", "unreadable"].includes(ending.how)) return null;
  if (ending.how === "abandoned" && !ending.stands) return null;
  const [a, b] = ending.how === "shootOut" ? ending.kicks : score;
  const leader = a === null || b === null ? null : leaderOf([a, b]);
  return leader && otherSide(leader);
}

/** Returns the outcome of a match from its result. */
export function outcomeOf(result: OfSeason, league: League): ShownOutcome {
  const { teamA, teamB } = result;
  const ending = readEnding(result.ending);
  const award = ending.how === "awarded" ? awardFor(league, ending, result) : null;
  const counted =
    award && ending.how === "awarded"
      ? towards(ending.to, award)
      : playedFor(league, ending, result);
  const [a = null, b = null] = ending.how === "doubleForfeit" ? [] : counted;
  return {
    scoreA: a,
    scoreB: b,
    ...formatScore({ scoreA: a, scoreB: b }, league),
    loser: loserBy(ending, [a, b]),
    status: ending.how === "normal" ? endOf(league).short : words[ending.how],
    ending: endingInWords(ending, { award, teamA, teamB }),
  };
}

/** Returns the match in one line: "Rovers 2–1 Trojans", or "Rovers v Trojans" if the score is unknown. */
export function outcomeInWords(
  { teamA, teamB }: Pick<Result, "teamA" | "teamB">,
  outcome: ShownOutcome,
): string {
  const showsScore = outcome.scoreA !== null || outcome.scoreB !== null;
  return `${teamA} ${showsScore ? scoreText(outcome) : "v"} ${teamB}`;
}

/** Returns the score detail in one line: "25–23 · 23–25 · 25–22 · 25–17"; "" if there is none. */
export function detailInWords(result: Result, { game: { scoreFormat } }: League): string {
  if (!scoreFormat || !wasPlayed(readEnding(result.ending))) return "";
  const sheet = sheetOf(result, scoreFormat);
  return sheet ? scoreFormat.words(sheet) : "";
}
