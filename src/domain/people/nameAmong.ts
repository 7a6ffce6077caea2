import { isCalled, type Identity } from "./squad";

/**
 * Returns the name to write for a player of a squad; if another player has the same name, with the number or else the
 * position.
 */
export function nameAmong(squad: readonly Identity[], player: Identity): string {
  const isShared = squad.some((one) => one !== player && isCalled(one, player.name));
  const mark = player.jersey ?? player.position ?? "";
  return isShared && mark !== "" ? `${player.name} #${mark}` : player.name;
}
