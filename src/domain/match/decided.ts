import { sameName } from "../names";
import type { ResultRecord } from "@/records/record";
import { hasScore } from "./hasScore";
import { awarded, turnedUnits } from "../table/award";
import type { Outcome } from "../table/outcome";
import type { RulePack } from "../table/pack";
import { problemWithResult, sheetOf } from "./check";
import type { ScoreFormat } from "./detail";
import { counts, readEnding, type Ending } from "./ending";
import { inOrderPlayed } from "./order";
import { leaderOf, otherSide, towards, type Pair } from "./pair";
import type { Side } from "./timeline";

/** A result that the rules of its sport do not know, and why. */
export interface RefusedResult {
  readonly id: string;
  readonly reason: string;
}

/** What decides how a match came out. */
export interface MatchRules {
  readonly pack: Pick<RulePack, "points" | "award">;
  readonly format: ScoreFormat;
}

/** A match that is decided, in a league or a knock-out. */
export interface DecidedMatch extends Pick<Outcome, "winner" | "lostBy" | "units" | "isLate"> {
  readonly result: ResultRecord;
  /** Which match was later. */
  readonly order: number;
}

type Award = Extract<Ending, { readonly how: "awarded" }>;

/** Whether the rules know a match without a winner. */
export function knowsDraws({ points }: Pick<RulePack, "points">): boolean {
  return points?.kind === "score" || (points?.kind === "result" && points.draw !== undefined);
}

/** Who won a match that was played: the side that did not give up, else the one that leads; null where nobody does. */
export function winnerAsPlayed(ending: Ending, score: Pair): Side | null {
  return ending.how === "retired" ? otherSide(ending.by) : leaderOf(score);
}

const playedScore = ({ scoreA, scoreB }: ResultRecord): Pair => [scoreA ?? 0, scoreB ?? 0];

type HowDecided = Pick<DecidedMatch, "winner" | "lostBy" | "units" | "isLate">;

function awardOf({ to, cause }: Award, result: ResultRecord, pack: MatchRules["pack"]): HowDecided {
  const { units, lostBy } = awarded(pack, cause, towards(to, playedScore(result)));
  return { winner: to, lostBy, units: to === "A" ? units : turnedUnits(units) };
}

/** What the match was worth as it was played, to its end or until a side gave up. */
function playedOf(ending: Ending, result: ResultRecord, { format, pack }: MatchRules): HowDecided {
  const gaveUp = ending.how === "retired" ? ending.by : null;
  const sheet = sheetOf(result, format);
  const score = playedScore(result);
  const units = (sheet && format.units(sheet, gaveUp)) ?? {
    score: format.settled(score, gaveUp),
  };
  const lostBy = gaveUp ? "unfinished" : "play";
  const isLate = ending.how === "extraTime" || ending.how === "shootOut";
  // Where the season pays for it, or knows no draw, the kicks decide a league's match as well.
  const paysLate = pack.points?.kind === "result" && pack.points.late !== undefined;
  const byKicks =
    (paysLate || !knowsDraws(pack)) && ending.how === "shootOut" ? leaderOf(ending.kicks) : null;
  const winner = winnerAsPlayed(ending, score) ?? byKicks;
  return { winner, lostBy, units, ...(isLate && paysLate && { isLate }) };
}

/** How a match came out; null where it counts nowhere. */
function howDecided(result: ResultRecord, { pack, format }: MatchRules): HowDecided | null {
  const ending = readEnding(result.ending);
  if (!counts(ending)) return null;
  if (ending.how === "awarded") return awardOf(ending, result, pack);
  if (ending.how === "doubleForfeit") {
    return { winner: null, lostBy: "forfeit", units: { score: [0, 0] } };
  }
  return hasScore(result) ? playedOf(ending, result, { pack, format }) : null;
}

/**
 * The matches that are decided, in the order played, of a league and of its knock-out; and the results that the rules
 * of the sport do not know. Void and undecided matches and those without a score are neither.
 */
export function decidedMatches(
  results: readonly ResultRecord[],
  rules: MatchRules,
): { readonly decided: readonly DecidedMatch[]; readonly refused: readonly RefusedResult[] } {
  const known = { format: rules.format, draws: knowsDraws(rules.pack), mayBeShort: true };
  const decided: DecidedMatch[] = [];
  const refused: RefusedResult[] = [];
  for (const [order, result] of inOrderPlayed(results).entries()) {
    const reason = sameName(result.teamA, result.teamB)
      ? "A team cannot play itself"
      : problemWithResult(result, known);
    const how = reason === null && howDecided(result, rules);
    if (reason !== null) refused.push({ id: result.id, reason });
    else if (how) decided.push({ result, order, ...how });
  }
  return { decided, refused };
}
