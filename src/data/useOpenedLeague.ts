import type { PageId } from "@/domain/league/pages";
import { useMemo } from "react";
import type { League } from "@/domain/league/league";
import { openedPages, withOpened } from "@/leagues/opening";
import { withSeasons } from "@/domain/season/seasons";
import { recordsIn } from "./readState";
import { useListing } from "./useListing";

/**
 * Returns a league with the pages that its administrators have opened, and with their names of its seasons. The same
 * object until these change; before they are loaded, the league of the registry.
 */
export function useOpenedLeague(league: League): League {
  const seasons = useListing(league, "seasons");
  const records = recordsIn(seasons);
  const open = openedPages(league, records).join(" ");
  const seasoned = withSeasons(league, records);
  return useMemo(
    // The joined texts were ids of pages.
    () => withOpened(seasoned, open === "" ? [] : (open.split(" ") as PageId[])),
    [seasoned, open],
  );
}
