import { useMemo } from "react";
import type { League, PageId } from "@/leagues/league";
import { openablePages, openedPages, withOpened } from "@/leagues/opening";
import { useListings } from "./useListing";

/**
 * A league with the pages that its administrators have opened; the same object until they open or close one. Of a
 * league with nothing to open nothing is read.
 */
export function useOpenedLeague(league: League): League {
  const isOpenable = openablePages(league).length > 0;
  const [seasons] = useListings(isOpenable ? [{ league, kind: "seasons" } as const] : []);
  const records = seasons?.status === "ready" ? seasons.listing.records : [];
  const open = openedPages(league, records).join(" ");
  return useMemo(
    // What was joined was a list of pages.
    () => withOpened(league, open === "" ? [] : (open.split(" ") as PageId[])),
    [league, open],
  );
}
