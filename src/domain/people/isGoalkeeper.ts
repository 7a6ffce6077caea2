import type { Player } from "@/records/players/schema";

/** Clean sheets belong to goalkeepers only. */
export function isGoalkeeper(player: Pick<Player, "position">): boolean {
  return player.position.trim().toLowerCase() === "goalkeeper";
}
