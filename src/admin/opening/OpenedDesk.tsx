import { useMemo, type ReactNode } from "react";
import type { League } from "@/leagues/league";
import { openedPages, withOpened } from "@/leagues/opening";
import { useRecords } from "../live/useLive";

interface OpenedDeskProps {
  readonly league: League;
  /** Draws the desk of the league as it is open. */
  readonly children: (league: League) => ReactNode;
}

/** Whether the league has sections that wait for a page to be opened. */
const hasClosed = ({ admin }: League) => Object.values(admin.sections).includes("when-open");

/** The desk of a league with the sections whose pages are open; of a league where none waits nothing is read. */
export function OpenedDesk({ league, children }: OpenedDeskProps) {
  return hasClosed(league) ? <Opened league={league}>{children}</Opened> : children(league);
}

function Opened({ league, children }: OpenedDeskProps) {
  const seasons = useRecords(league, "seasons");
  const opened = useMemo(() => withOpened(league, openedPages(league, seasons)), [league, seasons]);
  return children(opened);
}
