import { foldName, sameName } from "../names";
import type { Player } from "../records/player";

/**
 * Finds players by the name typed into a match record. Of several with that name the one of the
 * given clubs is meant; a name that stays ambiguous, or is nobody's, finds null.
 */
export function squadLookup<P extends Pick<Player, "name" | "club">>(
  players: readonly P[],
): (name: string, clubs: readonly string[]) => P | null {
  const byName = new Map<string, P[]>();
  for (const player of players) {
    const key = foldName(player.name);
    byName.set(key, [...(byName.get(key) ?? []), player]);
  }
  return (name, clubs) => {
    const namesakes = byName.get(foldName(name)) ?? [];
    const here = namesakes.filter(({ club }) => clubs.some((one) => sameName(one, club)));
    const candidates = here.length > 0 ? here : namesakes;
    return candidates.length === 1 ? (candidates[0] ?? null) : null;
  };
}
