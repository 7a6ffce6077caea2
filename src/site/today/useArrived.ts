import { isAnyLoading } from "@/data/together";
import { useEffect, useState } from "react";
import { clock } from "@/domain/clock";
import type { LeagueDays } from "./leagueMatches";

/** How long those that are here wait for the others, in milliseconds. */
const ARRIVAL_WAIT = 1_200;

/** Whether a league's records are still on their way. */
export const isComing = ({ planned, played }: LeagueDays): boolean =>
  isAnyLoading([planned, played]);

/** The leagues of a page, as they may be drawn without moving what is read. */
export interface Arrived {
  /** Those that were here in time; null while all of them are waited for. */
  readonly inTime: readonly LeagueDays[] | null;
  /** Those that were not: they keep their place at the end, also once they are here. */
  readonly late: readonly LeagueDays[];
}

/**
 * Waits a moment for all leagues, then for none: what is here is drawn, and what comes later is added after it.
 * @param view what is shown: where that changes, whatever is here by then is in time
 */
export function useArrived(leagues: readonly LeagueDays[], view: string): Arrived {
  const [isOver, setOver] = useState(false);
  const [late, setLate] = useState<{ view: string; slugs: readonly string[] } | null>(null);
  const coming = leagues.filter(isComing).map(({ league }) => league.slug);
  const isPartly = coming.length > 0 && coming.length < leagues.length;
  useEffect(() => {
    if (isOver || !isPartly) return undefined;
    return clock.after(ARRIVAL_WAIT, () => setOver(true));
  }, [isOver, isPartly]);
  if (!isOver || coming.length === leagues.length) {
    return { inTime: coming.length > 0 ? null : leagues, late: [] };
  }
  if (late?.view !== view) setLate({ view, slugs: coming });
  const { slugs } = late?.view === view ? late : { slugs: coming };
  const isLate = ({ league }: LeagueDays) => slugs.includes(league.slug);
  return {
    inTime: leagues.filter((one) => !isLate(one)),
    late: leagues.filter(isLate),
  };
}
