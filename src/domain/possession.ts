import { readNumber } from "./reading";

/** Ball possession of Team A in per cent ("57 %" reads as 57), clamped to 0 to 100; 50 when missing (spec point 9). */
export function clampPossession(raw: unknown): number {
  const number = readNumber(typeof raw === "string" ? raw.replace("%", "") : raw);
  return number === null ? 50 : Math.round(Math.min(100, Math.max(0, number)));
}

/** Team B's share: what Team A leaves of 100 (decisions.md, Data). */
export function possessionOfB(possessionA: number): number {
  return 100 - clampPossession(possessionA);
}
