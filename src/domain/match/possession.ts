import { readNumber } from "../reading";

/**
 * Reads a share in per cent, limited to 0 to 100, from a number or from text such as "57 %"; null if it cannot be read.
 */
function readShare(raw: unknown): number | null {
  const number = readNumber(typeof raw === "string" ? raw.replace("%", "") : raw);
  return number === null ? null : Math.round(Math.min(100, Math.max(0, number)));
}

/** Returns the ball possession of team A in per cent, limited to 0 to 100; 50 if missing. */
export function clampPossession(raw: unknown): number {
  return readShare(raw) ?? 50;
}

/** Returns the ball possession of team B, from that of team A. */
export function possessionOfB(possessionA: number): number {
  return 100 - clampPossession(possessionA);
}

/** Returns the other team's share; null if the stored share cannot be read. */
export function shareLeftBy(raw: unknown): number | null {
  const share = readShare(raw);
  return share === null ? null : 100 - share;
}
