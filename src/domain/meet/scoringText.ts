import { scoringPattern } from "../season/formatPattern";
import type { ScaleId, Scoring } from "./meet";

/** How a season's meets are scored, as it stores it: `scale=8-7-6-5-4-3-2-1;team=2;others=give;relay=5-3-1`. */
export function writeScoring({ scale, perTeam, displace, relay }: Scoring): string {
  const team = perTeam > 0 ? perTeam : "all";
  const own = relay ? `;relay=${relay}` : "";
  return `scale=${scale};team=${team};others=${displace ? "keep" : "give"}${own}`;
}

/** The scoring that a season stores; null where it stores none, or what is none. */
export function readScoring(text: string): Scoring | null {
  if (!scoringPattern.test(text)) return null;
  const said = new Map(text.split(";").map((part) => part.split("=", 2) as [string, string]));
  const team = said.get("team");
  // The pattern has seen that both are scales.
  const scale = said.get("scale") as ScaleId;
  const relay = said.get("relay") as ScaleId | undefined;
  return {
    scale,
    perTeam: team === "all" ? 0 : Number(team),
    displace: said.get("others") === "keep",
    ...(relay && { relay }),
  };
}
