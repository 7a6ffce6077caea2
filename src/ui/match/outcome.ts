import { sheetOf } from "@/domain/match/check";
import { readEnding, wasPlayed, type Ending } from "@/domain/match/ending";
import { endingInWords } from "@/domain/match/endingInWords";
import { leaderOf, otherSide, towards, type Pair } from "@/domain/match/pair";
import type { Side } from "@/domain/match/timeline";
import type { Result } from "@/records/results/schema";
import { awarded } from "@/domain/table/award";
import { formatIn } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import { asPlayed, scoreText, type Figures } from "./score";
import { endOf } from "./status";

export { asPlayed, scoreText } from "./score";

/** How a match came out, ready to be shown. */
export interface ShownOutcome extends Figures {
  /** What counts: an award's score, one that was given up completed, else what was played; a figure that is not known, or that nobody has, is null. */
  readonly scoreA: number | null;
  readonly scoreB: number | null;
  /** Who did not win, so that name and figure are muted; null where nobody won, or nobody knows. */
  readonly loser: Side | null;
  /** In one word: "FT", "End", "AET", "Awarded". */
  readonly status: string;
  /** The whole of it, for example "4–2 on penalties"; '' for the ordinary way. */
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

/** A result, of which a season's own rules are asked where it names its season. */
type OfSeason = Result & { readonly season?: string };

/** The score of an award in the season of the result, seen from its winner; null where the rules give it none. */
function awardFor(
  league: League,
  { to, cause }: Extract<Ending, { how: "awarded" }>,
  { scoreA, scoreB, season = "" }: OfSeason,
): Pair | null {
  const { pack } = formatIn(league, season);
  const { score } = awarded(pack, cause, towards(to, [scoreA ?? 0, scoreB ?? 0])).units;
  return score[0] === score[1] ? null : score;
}

/** The score that was reached; where a side gave up, completed as the table counts it. */
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

/** What a result says about how its match came out. */
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
    ...asPlayed({ scoreA: a, scoreB: b }, league),
    loser: loserBy(ending, [a, b]),
    status: ending.how === "normal" ? endOf(league).short : words[ending.how],
    ending: endingInWords(ending, { award, teamA, teamB }),
  };
}

/** The match in one line: "Rovers 2–1 Trojans", or without a score that says anything "Rovers v Trojans". */
export function outcomeInWords(
  { teamA, teamB }: Pick<Result, "teamA" | "teamB">,
  outcome: ShownOutcome,
): string {
  const showsScore = outcome.scoreA !== null || outcome.scoreB !== null;
  return `${teamA} ${showsScore ? scoreText(outcome) : "v"} ${teamB}`;
}

/** What was played in detail, in one line: "25–23 · 23–25 · 25–22 · 25–17"; '' where nobody noted it. */
export function detailInWords(result: Result, { game: { scoreFormat } }: League): string {
  if (!scoreFormat || !wasPlayed(readEnding(result.ending))) return "";
  const sheet = sheetOf(result, scoreFormat);
  return sheet ? scoreFormat.words(sheet) : "";
}
