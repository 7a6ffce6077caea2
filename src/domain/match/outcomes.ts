import { foldName, sameName } from "../names";
import type { RecordOf } from "../records/record";
import { hasScore } from "../records/result";
import { awarded, turnedUnits } from "../table/award";
import type { Outcome } from "../table/outcome";
import type { CardPoints, RulePack } from "../table/pack";
import { groupKey } from "../table/standings";
import { problemWithResult, sheetOf } from "./check";
import type { ScoreFormat } from "./detail";
import { counts, readEnding, type Ending } from "./ending";
import { inOrderPlayed } from "./order";
import { leaderOf, towards, type Pair } from "./pair";
import type { Side } from "./timeline";

type Result = RecordOf<"results">;

/** A result that the rules of its sport do not know, and why. */
export interface Refused {
  readonly id: string;
  readonly reason: string;
}

export interface Counted {
  /** What the table counts, in the order played. */
  readonly outcomes: readonly Outcome[];
  /** What it leaves out although it should count: to be repaired by an administrator. */
  readonly refused: readonly Refused[];
}

interface Competition {
  readonly pack: Pick<RulePack, "points" | "award" | "conduct">;
  readonly format: ScoreFormat;
  /** Everybody in the table; a match between two groups counts in neither. */
  readonly teams: readonly { readonly name: string; readonly group?: string }[];
}

type Decided = Pick<Outcome, "winner" | "lostBy" | "units">;
type Awarded = Extract<Ending, { readonly how: "awarded" }>;

/** Whether the rules know a match without a winner. */
export function knowsDraws({ points }: Pick<RulePack, "points">): boolean {
  return points?.kind === "result" && points.draw !== undefined;
}

const other = (side: Side): Side => (side === "A" ? "B" : "A");

const playedScore = ({ scoreA, scoreB }: Result): Pair => [scoreA ?? 0, scoreB ?? 0];

function awardOf({ to, cause }: Awarded, result: Result, pack: Competition["pack"]): Decided {
  const { units, lostBy } = awarded(pack, cause, towards(to, playedScore(result)));
  return { winner: to, lostBy, units: to === "A" ? units : turnedUnits(units) };
}

/** What the match was worth as it was played, to its end or until a side gave up. */
function playedOf(ending: Ending, result: Result, format: ScoreFormat): Decided {
  const gaveUp = ending.how === "retired" ? ending.by : null;
  const sheet = sheetOf(result, format);
  const score = playedScore(result);
  const units = (sheet && format.units(sheet, gaveUp)) ?? {
    score: format.settled(score, gaveUp),
  };
  return gaveUp
    ? { winner: other(gaveUp), lostBy: "unfinished", units }
    : { winner: leaderOf(score), lostBy: "play", units };
}

/** What the cards of a match, as its result keeps them (`2.0.0.0/1.0.1.0`), take off each side's conduct. */
export function conductOf(cards: string, points: CardPoints): Pair {
  const worth = [points.yellow, points.secondYellow, points.red, points.yellowAndRed];
  const [a = 0, b = 0] = cards
    .split("/")
    .map((side) =>
      side.split(".").reduce((sum, count, at) => sum + Number(count) * (worth[at] ?? 0), 0),
    );
  return [a, b];
}

/** What a table counts of a result; null where it counts nowhere (league-engine.md, section 1). */
function decidedOf(result: Result, { pack, format }: Competition): Decided | null {
  const ending = readEnding(result.ending);
  if (!counts(ending)) return null;
  if (ending.how === "awarded") return awardOf(ending, result, pack);
  if (ending.how === "doubleForfeit") {
    return { winner: null, lostBy: "forfeit", units: { score: [0, 0] } };
  }
  return hasScore(result) ? playedOf(ending, result, format) : null;
}

/**
 * The results as a table counts them, by the names its teams go by. Knock-out matches (those with a `stage`), void and
 * undecided ones and those without a score count nowhere; nor does a match between two groups, such as a semi-final
 * of before stages.
 */
export function outcomesOf(results: readonly Result[], competition: Competition): Counted {
  const { pack, format, teams } = competition;
  const rules = { format, draws: knowsDraws(pack) };
  const known = new Map(
    teams.map(({ name, group = "" }) => [foldName(name), { name, group: groupKey(group) }]),
  );
  const outcomes: Outcome[] = [];
  const refused: Refused[] = [];
  for (const [order, result] of inOrderPlayed(results).entries()) {
    const { id, teamA, teamB, stage } = result;
    const reason = sameName(teamA, teamB)
      ? "A team cannot play itself"
      : problemWithResult(result, rules);
    if (reason !== null) {
      refused.push({ id, reason });
      continue;
    }
    const [a, b] = [teamA, teamB].map((team) => known.get(foldName(team)));
    const apart = a && b && a.group !== "" && b.group !== "" && a.group !== b.group;
    const decided = stage === "" && !apart ? decidedOf(result, competition) : null;
    if (decided) {
      const sides = { a: a?.name ?? teamA, b: b?.name ?? teamB };
      const conduct = result.cards !== "" && pack.conduct && conductOf(result.cards, pack.conduct);
      outcomes.push({ id, ...sides, ...decided, ...(conduct && { conduct }), order });
    }
  }
  return { outcomes, refused };
}
