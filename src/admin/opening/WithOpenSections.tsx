import { useMemo, type ReactNode } from "react";
import type { League } from "@/domain/league/league";
import { openedPages, withOpened } from "@/leagues/opening";
import { withSeasons } from "@/domain/season/seasons";
import { useRecords } from "../live/useLive";
import { useLeague } from "@/ui/leagueContext";

interface WithOpenSectionsProps {
  /** Renders the administration of the league with its open sections. */
  readonly children: (league: League) => ReactNode;
}

/** Checks whether the league has sections that are closed until one of their pages is opened. */
const hasClosed = ({ admin }: League) => Object.values(admin.sections).includes("when-open");

/** Passes on the league with the sections whose pages are open, and with the current names of its seasons. */
export function WithOpenSections({ children }: WithOpenSectionsProps) {
  const league = useLeague();
  const seasons = useRecords(league, "seasons");
  const seasoned = withSeasons(league, seasons);
  const opened = useMemo(
    () => (hasClosed(seasoned) ? withOpened(seasoned, openedPages(seasoned, seasons)) : seasoned),
    [seasoned, seasons],
  );
  return children(opened);
}
