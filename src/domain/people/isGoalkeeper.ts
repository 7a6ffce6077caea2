import { sameName } from "../names";
import type { Player } from "@/records/players/schema";

/** Clean sheets belong to goalkeepers only. */
export function isGoalkeeper(player: Pick<Player, "position">): boolean {
  return sameName(player.position, "goalkeeper");
}
