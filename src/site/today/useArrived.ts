import { isAnyLoading } from "@/data/together";
import { useEffect, useState } from "react";
import { clock } from "@/domain/clock";
import type { AllMatches, LeagueDays } from "./leagueMatches";

/** How long those that are here wait for the others, in milliseconds. */
const ARRIVAL_WAIT = 1_200;

/** Whether a league's records are still on their way. */
export const isComing = ({ planned, played }: LeagueDays): boolean =>
  isAnyLoading([planned, played]);

/** The leagues of a page, as they may be drawn without moving what is read. */
export interface ArrivedLeagues {
  /** Those that were here in time; null while all of them are waited for. */
  readonly inTime: readonly LeagueDays[] | null;
  /** Those that were not: they keep their place at the end, also once they are here. */
  readonly late: readonly LeagueDays[];
}

/**
 * Waits a moment for all leagues, then for none: what is here is drawn, and what comes later is added after it.
 * @param view what is shown: where that changes, whatever is here by then is in time
 * @param isListed whether it is known which leagues there are
 */
export function useArrived({ leagues, isListed }: AllMatches, view: string): ArrivedLeagues {
  const [isOver, setOver] = useState(false);
  const [drawn, setDrawn] = useState<{ view: string; slugs: readonly string[] } | null>(null);
  const here = leagues.filter((one) => !isComing(one)).map(({ league }) => league.slug);
  const isWhole = isListed && here.length === leagues.length;
  const isPartly = !isWhole && here.length > 0;
  useEffect(() => {
    if (isOver || !isPartly) return undefined;
    return clock.after(ARRIVAL_WAIT, () => setOver(true));
  }, [isOver, isPartly]);
  if (!isWhole && !(isPartly && (isOver || drawn))) return { inTime: null, late: [] };
  const shown = drawn?.view === view ? drawn : { view, slugs: here };
  if (shown !== drawn) setDrawn(shown);
  const isInTime = ({ league }: LeagueDays) => shown.slugs.includes(league.slug);
  return {
    inTime: leagues.filter(isInTime),
    late: leagues.filter((one) => !isInTime(one)),
  };
}
