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
