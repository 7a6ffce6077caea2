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

/** A result that is impossible by the rules of its sport, and why. */
export interface RefusedResult {
  readonly id: string;
  readonly reason: string;
}

/** The rules that decide the outcome of a match. */
export interface MatchRules {
  readonly pack: Pick<RulePack, "points" | "award">;
  readonly format: ScoreFormat;
}

/** A decided match of a league or a knock-out. */
export interface DecidedMatch extends Pick<Outcome, "winner" | "lostBy" | "units" | "isLate"> {
  readonly result: ResultRecord;
  /** The position in the order of play; a later match has a higher number. */
  readonly order: number;
}

type Award = Extract<Ending, { readonly how: "awarded" }>;

/** Checks whether the rules allow a match without a winner. */
export function knowsDraws({ points }: Pick<RulePack, "points">): boolean {
  return points?.kind === "score" || (points?.kind === "result" && points.draw !== undefined);
}

/**
 * Returns the winner of a match that was played: the side that did not retire, otherwise the side that leads; null if
 * the score is level.
 */
export function winnerAsPlayed(ending: Ending, score: Pair): Side | null {
  return ending.how === "retired" ? otherSide(ending.by) : leaderOf(score);
}

const playedScore = ({ scoreA, scoreB }: ResultRecord): Pair => [scoreA ?? 0, scoreB ?? 0];

type HowDecided = Pick<DecidedMatch, "winner" | "lostBy" | "units" | "isLate">;

function awardOf({ to, cause }: Award, result: ResultRecord, pack: MatchRules["pack"]): HowDecided {
  const { units, lostBy } = awarded(pack, cause, towards(to, playedScore(result)));
  return { winner: to, lostBy, units: to === "A" ? units : turnedUnits(units) };
}

/** Returns the outcome of a match that was played, to its end or until one side retired. */
function playedOf(ending: Ending, result: ResultRecord, { format, pack }: MatchRules): HowDecided {
  const gaveUp = ending.how === "retired" ? ending.by : null;
  const sheet = sheetOf(result, format);
  const score = playedScore(result);
  const units = (sheet && format.units(sheet, gaveUp)) ?? {
    score: format.settled(score, gaveUp),
  };
  const lostBy = gaveUp ? "unfinished" : "play";
  const isLate = ending.how === "extraTime" || ending.how === "shootOut";
  // A shoot-out also decides a match of a league if the season has points for it, or if its rules have no draws.
  const paysLate = pack.points?.kind === "result" && pack.points.late !== undefined;
  const byKicks =
    (paysLate || !knowsDraws(pack)) && ending.how === "shootOut" ? leaderOf(ending.kicks) : null;
  const winner = winnerAsPlayed(ending, score) ?? byKicks;
  return { winner, lostBy, units, ...(isLate && paysLate && { isLate }) };
}

/** Returns the outcome of a match; null if it does not count. */
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
 * Returns the decided matches of a league and its knock-out, in the order played, and the results that are impossible
 * by the rules of the sport. Void and undecided matches, and those without a score, are in neither list.
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
