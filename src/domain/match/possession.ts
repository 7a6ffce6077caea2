import { readNumber } from "../reading";

/** A share in per cent, clamped to 0 to 100, from a number or from text such as "57 %"; null when it cannot be read. */
function readShare(raw: unknown): number | null {
  const number = readNumber(typeof raw === "string" ? raw.replace("%", "") : raw);
  return number === null ? null : Math.round(Math.min(100, Math.max(0, number)));
}

/** Ball possession of Team A in per cent, clamped to 0 to 100; 50 when missing. */
export function clampPossession(raw: unknown): number {
  return readShare(raw) ?? 50;
}

/** Team B's share: what Team A leaves of 100. */
export function possessionOfB(possessionA: number): number {
  return 100 - clampPossession(possessionA);
}

/** What a stored share leaves the other team; null when it cannot be read. */
export function shareLeftBy(raw: unknown): number | null {
  const share = readShare(raw);
  return share === null ? null : 100 - share;
}
