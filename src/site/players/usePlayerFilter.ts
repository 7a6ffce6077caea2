import { useSearchParams } from "react-router-dom";
import type { Player } from "@/domain/player";

const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** What narrows the list of players; it stands in the address, so that it can be shared and survives back. */
export interface PlayerFilter {
  readonly query: string;
  readonly club: string;
  readonly position: string;
  readonly active: boolean;
  readonly set: (name: "q" | "club" | "position", value: string) => void;
  readonly clear: () => void;
  readonly matches: (player: Player) => boolean;
}

/** The filter in the address of the players page. Accents do not count: "Oluso" finds "Olúṣọ́". */
export function usePlayerFilter(): PlayerFilter {
  const [params, setParams] = useSearchParams();
  const query = params.get("q") ?? "";
  const club = params.get("club") ?? "";
  const position = params.get("position") ?? "";
  const wanted = fold(query.trim());
  return {
    query,
    club,
    position,
    active: query !== "" || club !== "" || position !== "",
    set: (name, value) =>
      setParams(
        (now) => {
          if (value === "") now.delete(name);
          else now.set(name, value);
          return now;
        },
        { replace: true },
      ),
    clear: () =>
      setParams(
        (now) => {
          for (const name of ["q", "club", "position"]) now.delete(name);
          return now;
        },
        { replace: true },
      ),
    matches: (player) =>
      (wanted === "" || fold(`${player.name} ${player.jersey ?? ""}`).includes(wanted)) &&
      (club === "" || player.club === club) &&
      (position === "" || player.position === position),
  };
}
