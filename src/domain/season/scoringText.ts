import type { ScaleId, Scoring } from "../meet/meet";
import { scoringPattern } from "./formatPattern";

/** Reads the scoring that a season stores; null if it has none, or the text is not valid. */
export function readScoring(text: string): Scoring | null {
  const [, scale, , team, others, relay] = scoringPattern.exec(text) ?? [];
  if (scale === undefined) return null;
  return {
    // The pattern has checked that both are scales.
    scale: scale as ScaleId,
    perTeam: Number(team) || 0,
    displace: others === "keep",
    ...(relay && { relay: relay.slice(";relay=".length) as ScaleId }),
  };
}
