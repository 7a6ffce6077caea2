import type { Scoring } from "./meet";

/** How places become points, in a sentence or two. */
export function scoringInWords({ scale, perTeam, displace, relay }: Scoring): string {
  const gives =
    scale === "teams"
      ? "First place gives a point for each team of the meet, every further place one less"
      : `Places give ${scale.replaceAll("-", ", ")} points`;
  const inRelays = relay && relay !== "teams" ? `, in relays ${relay.replaceAll("-", ", ")}` : "";
  const first =
    perTeam === 1 ? "Only the first of a team scores" : `The first ${perTeam} of a team score`;
  const most = perTeam > 0 ? ` ${first} in an event` : "";
  const others = displace
    ? "; its others score nothing and keep their places."
    : "; those behind its others move up.";
  return `${gives}${inRelays}; who shares a place shares its points.${most && most + others}`;
}

/** How a season's meets are scored, as it stores it: `scale=8-7-6-5-4-3-2-1;team=2;others=give;relay=5-3-1`. */
export function writeScoring({ scale, perTeam, displace, relay }: Scoring): string {
  const team = perTeam > 0 ? perTeam : "all";
  const own = relay ? `;relay=${relay}` : "";
  return `scale=${scale};team=${team};others=${displace ? "keep" : "give"}${own}`;
}
