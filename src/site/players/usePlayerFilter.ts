import { useCallback } from "react";
import { foldName, holdsTyped } from "@/domain/names";
import type { Player } from "@/records/players/schema";
import { useFilters, type Filters } from "@/ui/useFilters";

type Name = "q" | "club" | "position";
const NAMES: readonly Name[] = ["q", "club", "position"];

/**
 * The search text and filters of the list of players. They are in the address, so that they can be shared and survive
 * going back.
 */
export interface PlayerFilter extends Pick<Filters<Name>, "chosen" | "following" | "choose"> {
  readonly clear: () => void;
  /** Checks whether a player matches. The function changes only if the shown filter changes. */
  readonly matches: (player: Player) => boolean;
}

/** Checks whether a player matches the search text, club and position; case and accents do not matter. */
export const fitsPlayer = (
  { name, jersey, club, position }: Pick<Player, "name" | "jersey" | "club" | "position">,
  wanted: Readonly<Record<Name, string>>,
): boolean =>
  holdsTyped(`${name} ${jersey ?? ""}`, wanted.q) &&
  (wanted.club === "" || foldName(club) === foldName(wanted.club)) &&
  (wanted.position === "" || foldName(position) === foldName(wanted.position));

/** Returns the filter in the address of the players page. Accents do not matter: "Oluso" finds "Olúṣọ́". */
export function usePlayerFilter(): PlayerFilter {
  const { shown, chosen, following, choose } = useFilters(NAMES);
  const { q, club, position } = shown;
  const matches = useCallback(
    (player: Player) => fitsPlayer(player, { q, club, position }),
    [q, club, position],
  );
  return {
    chosen,
    following,
    choose,
    clear: () => choose({ q: "", club: "", position: "" }),
    matches,
  };
}
