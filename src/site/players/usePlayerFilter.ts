import { useCallback } from "react";
import type { Player } from "@/records/players/schema";
import { useFilters, type Filters } from "@/ui/useFilters";

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

type Name = "q" | "club" | "position";
const NAMES: readonly Name[] = ["q", "club", "position"];

/** What narrows the list of players; it stands in the address, so that it can be shared and survives back. */
export interface PlayerFilter extends Pick<Filters<Name>, "chosen" | "following" | "choose"> {
  readonly clear: () => void;
  /** The same function until something else is shown. */
  readonly matches: (player: Player) => boolean;
}

/** The filter in the address of the players page. Accents do not count: "Oluso" finds "Olúṣọ́". */
export function usePlayerFilter(): PlayerFilter {
  const { shown, chosen, following, choose } = useFilters(NAMES);
  const { club, position } = shown;
  const wanted = fold(shown.q.trim());
  const matches = useCallback(
    (player: Player) =>
      (wanted === "" || fold(`${player.name} ${player.jersey ?? ""}`).includes(wanted)) &&
      (club === "" || player.club === club) &&
      (position === "" || player.position === position),
    [wanted, club, position],
  );
  return {
    chosen,
    following,
    choose,
    clear: () => choose({ q: "", club: "", position: "" }),
    matches,
  };
}
