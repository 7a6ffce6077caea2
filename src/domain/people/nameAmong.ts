import { isCalled, type Identity } from "./squad";

/** What to write for a player of a squad: with the number, or else the position, where another has the name too. */
export function nameAmong(squad: readonly Identity[], player: Identity): string {
  const isShared = squad.some((one) => one !== player && isCalled(one, player.name));
  const mark = player.jersey ?? player.position ?? "";
  return isShared && mark !== "" ? `${player.name} #${mark}` : player.name;
}
