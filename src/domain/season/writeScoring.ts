import type { Scoring } from "../meet/meet";

/**
 * Writes how a season's meets are scored, as the season stores it:
 * `scale=8-7-6-5-4-3-2-1;team=2;others=give;relay=5-3-1`.
 */
export function writeScoring({ scale, perTeam, displace, relay }: Scoring): string {
  const team = perTeam > 0 ? perTeam : "all";
  const own = relay ? `;relay=${relay}` : "";
  return `scale=${scale};team=${team};others=${displace ? "keep" : "give"}${own}`;
}
