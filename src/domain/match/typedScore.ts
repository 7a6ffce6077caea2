import { limits } from "../limits";
import type { ScoreUnit } from "./figure";

/**
 * Reads a typed score into its stored form; null if it is none. In a sport with half points, "2½", "2.5", "2,5" and "½"
 * are read too.
 */
export function readScore(text: string, unit: ScoreUnit = 1): number | null {
  const [, whole = "", half] = /^(\d{0,3})(½|[.,][05]0?)?$/.exec(text.trim()) ?? [];
  if ((whole === "" && !half) || (half !== undefined && unit === 1)) return null;
  const score = unit * Number(whole) + (half && /[½5]/.test(half) ? 1 : 0);
  return score <= limits.score ? score : null;
}
