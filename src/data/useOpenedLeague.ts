import type { PageId } from "@/domain/league/pages";
import { useMemo } from "react";
import type { League } from "@/domain/league/league";
import { openedPages, withOpened } from "@/leagues/opening";
import { withSeasons } from "@/domain/season/seasons";
import { recordsIn } from "./readState";
import { useListing } from "./useListing";

/**
 * A league as its administrators have it: with the pages that they have opened, and its seasons under the names they gave
 * them. The same object until they change one of these; as the registry has it before that is read.
 */
export function useOpenedLeague(league: League): League {
  const seasons = useListing(league, "seasons");
  const records = recordsIn(seasons);
  const open = openedPages(league, records).join(" ");
  const seasoned = withSeasons(league, records);
  return useMemo(
    // What was joined was a list of pages.
    () => withOpened(seasoned, open === "" ? [] : (open.split(" ") as PageId[])),
    [seasoned, open],
  );
}
