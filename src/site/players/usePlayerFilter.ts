import { useCallback } from "react";
import { foldName, holdsTyped } from "@/domain/names";
import type { Player } from "@/records/players/schema";
import { useFilters, type Filters } from "@/ui/useFilters";

type Name = "q" | "club" | "position";
const NAMES: readonly Name[] = ["q", "club", "position"];

/** What narrows the list of players; it is kept in the address, so that it can be shared and survives back. */
export interface PlayerFilter extends Pick<Filters<Name>, "chosen" | "following" | "choose"> {
  readonly clear: () => void;
  /** The same function until something else is shown. */
  readonly matches: (player: Player) => boolean;
}

/** Whether the filter leaves a player, its club and position in any writing. */
export const fitsPlayer = (
  { name, jersey, club, position }: Pick<Player, "name" | "jersey" | "club" | "position">,
  wanted: Readonly<Record<Name, string>>,
): boolean =>
  holdsTyped(`${name} ${jersey ?? ""}`, wanted.q) &&
  (wanted.club === "" || foldName(club) === foldName(wanted.club)) &&
  (wanted.position === "" || foldName(position) === foldName(wanted.position));

/** The filter in the address of the players page. Accents do not count: "Oluso" finds "Olúṣọ́". */
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
