import type { ScaleId, Scoring } from "./meet";

/** Formats the points of a scale, best first: "8, 7, 6"; null if they depend on the number of teams. */
export const scaleInWords = (scale: ScaleId): string | null =>
  scale === "teams" ? null : scale.replaceAll("-", ", ");

/** Describes in one or two sentences how places give points. */
export function scoringInWords({ scale, perTeam, displace, relay }: Scoring): string {
  const points = scaleInWords(scale);
  const gives = points
    ? `Places give ${points} points`
    : "First place gives a point for each team of the meet, every further place one less";
  const relayPoints = relay && scaleInWords(relay);
  const inRelays = relayPoints ? `, in relays ${relayPoints}` : "";
  const first =
    perTeam === 1 ? "Only the first of a team scores" : `The first ${perTeam} of a team score`;
  const most = perTeam > 0 ? ` ${first} in an event` : "";
  const others = displace
    ? "; its others score nothing and keep their places."
    : "; those behind its others move up.";
  return `${gives}${inRelays}; entries that share a place share its points.${most && most + others}`;
}
