import type { ScaleId, Scoring } from "../meet/meet";
import { scoringPattern } from "./formatPattern";

/** The scoring that a season stores; null where it stores none, or what is none. */
export function readScoring(text: string): Scoring | null {
  const [, scale, , team, others, relay] = scoringPattern.exec(text) ?? [];
  if (scale === undefined) return null;
  return {
    // The pattern has seen that both are scales.
    scale: scale as ScaleId,
    perTeam: Number(team) || 0,
    displace: others === "keep",
    ...(relay && { relay: relay.slice(";relay=".length) as ScaleId }),
  };
}

/** How a season's meets are scored, as it stores it: `scale=8-7-6-5-4-3-2-1;team=2;others=give;relay=5-3-1`. */
export function writeScoring({ scale, perTeam, displace, relay }: Scoring): string {
  const team = perTeam > 0 ? perTeam : "all";
  const own = relay ? `;relay=${relay}` : "";
  return `scale=${scale};team=${team};others=${displace ? "keep" : "give"}${own}`;
}
