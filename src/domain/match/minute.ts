/**
 * Returns a minute of play as a number for sorting: 12 from "12", "12'", "12:30" or "12 min". Stoppage time is between
 * its minute and the next: "45+2" gives 45.02, "90 + 4'" gives 90.04. If a text has several minutes ("12, 67"), the
 * first counts. Null if it has none.
 */
export function minuteOf(text: string): number | null {
  const match = /^\D{0,12}?(\d{1,3})(?!\d)(?:\s*['’′]?\s*\+\s*(\d{1,2})(?!\d))?/.exec(text.trim());
  if (!match || match[1] === undefined) return null;
  return Number(match[1]) + Number(match[2] ?? 0) / 100;
}

/** The kind of a goal. */
export type GoalKind = "goal" | "penalty" | "ownGoal";

const OWN_GOAL = /\(\s*(?:o\.?\s*g\.?|own\s*goal)\s*\)|\bown\s*goal\b/i;
const PENALTY = /\(\s*(?:p|pen\.?|pk|penalty)\s*\)|\bpenalty\b/i;

/**
 * Splits a typed scorer into the name and the kind of the goal: "Bello (pen)" is a penalty, "Musa (og)" an own goal.
 */
export function readScorer(text: string): { readonly player: string; readonly kind: GoalKind } {
  const kind = OWN_GOAL.test(text) ? "ownGoal" : PENALTY.test(text) ? "penalty" : "goal";
  const bare = text.replace(OWN_GOAL, " ").replace(PENALTY, " ").replace(/\s+/g, " ").trim();
  return { player: bare.replace(/[\s,–-]+$/u, ""), kind };
}
