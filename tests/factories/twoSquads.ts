import { KICK_OFF, makePlayer, makeTeam } from "./records";

/** Two clubs of football and some players of theirs, who meet at the kick-off and met a week before. */

export const [rovers, trojans] = ["Kingsway Rovers", "Mount Trojans"];
export const match = { teamA: rovers, teamB: trojans };
export const weekBefore = KICK_OFF - 7 * 86_400_000;
export const teams = [rovers, trojans].map((name) => makeTeam({ id: name, name }));
/** A player whose id is the name. */
export const player = (name: string, club: string, jersey: number) =>
  makePlayer({ id: name, name, club, jersey, position: "Defender" });
