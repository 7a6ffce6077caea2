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
