/**
 * A minute of play as a number to order by: 12 from "12", "12'", "12:30" or "12 min"; stoppage time
 * lies between its minute and the next, so "45+2" and "90 + 4'" read as 45.02 and 90.04.
 * Of several minutes in one text ("12, 67") the first counts. Null when the text names none.
 */
export function minuteOf(text: string): number | null {
  const match = /^\D{0,12}?(\d{1,3})(?!\d)(?:\s*['’′]?\s*\+\s*(\d{1,2})(?!\d))?/.exec(text.trim());
  if (!match || match[1] === undefined) return null;
  return Number(match[1]) + Number(match[2] ?? 0) / 100;
}

/** What a goal was besides an ordinary one. */
export type GoalKind = "goal" | "penalty" | "ownGoal";

const OWN_GOAL = /\(\s*(?:o\.?\s*g\.?|own\s*goal)\s*\)|\bown\s*goal\b/i;
const PENALTY = /\(\s*(?:p|pen\.?|pk|penalty)\s*\)|\bpenalty\b/i;

/** The scorer's name without the note typed behind it: "Bello (pen)" is Bello's penalty, "Musa (og)" an own goal. */
export function readScorer(text: string): { readonly player: string; readonly kind: GoalKind } {
  const kind = OWN_GOAL.test(text) ? "ownGoal" : PENALTY.test(text) ? "penalty" : "goal";
  const bare = text.replace(OWN_GOAL, " ").replace(PENALTY, " ").replace(/\s+/g, " ").trim();
  return { player: bare.replace(/[\s,–-]+$/u, ""), kind };
}
