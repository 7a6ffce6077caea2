import { sameName } from "../names";
import type { Player } from "@/records/players/schema";

/** Checks whether a player is a goalkeeper; only goalkeepers have clean sheets. */
export function isGoalkeeper(player: Pick<Player, "position">): boolean {
  return sameName(player.position, "goalkeeper");
}
