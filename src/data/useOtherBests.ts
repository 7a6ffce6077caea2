import { useMemo } from "react";
import { bestsOf, readBests, type BestsByEvent } from "@/domain/season/bests";
import type { League } from "@/domain/league/league";
import { recordsRead, valueOf } from "./readState";
import { useListings } from "./useListing";
import { useMeetSeason } from "./useMeetSeason";

/**
 * Loads the best marks of a league's other seasons, only from its current sheet: the records of past seasons contain
 * them. Null until all are loaded.
 * @param past the id of the past season on the page; undefined for the current one
 */
export function useOtherBests(
  league: League,
  past: string | undefined,
): readonly BestsByEvent[] | null {
  const [seasons] = useListings([{ league, kind: "seasons" }]);
  const running = valueOf(useMeetSeason(league));
  return useMemo(() => {
    const said = recordsRead(seasons);
    if (!said || !running) return null;
    const shown = past ?? league.seasons[0].id;
    const over = said.filter(({ id }) => id !== shown).map(({ bests }) => readBests(bests));
    return past === undefined ? over : [...over, bestsOf(running)];
  }, [seasons, running, league, past]);
}
