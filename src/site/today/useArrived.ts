import { isAnyLoading } from "@/data/together";
import { useEffect, useState } from "react";
import { clock } from "@/domain/clock";
import type { AllMatches, LeagueDays } from "./leagueMatches";

/** How long loaded leagues wait for the others, in milliseconds. */
const ARRIVAL_WAIT = 1_200;

/** Checks whether a league's records are still loading. */
export const isComing = ({ planned, played }: LeagueDays): boolean =>
  isAnyLoading([planned, played]);

/** The leagues of a page, divided so that content already on the screen does not move. */
export interface ArrivedLeagues {
  /** The leagues that loaded in time; null while the page still waits. */
  readonly inTime: readonly LeagueDays[] | null;
  /** The leagues that did not load in time; they stay at the end, also after they have loaded. */
  readonly late: readonly LeagueDays[];
}

/**
 * Waits a moment for all leagues; then the loaded ones are shown, and later ones are added after them.
 * @param view identifies the content shown; when it changes, all leagues loaded by then are in time
 * @param isListed whether the list of leagues is known
 */
export function useLeaguesInTime({ leagues, isListed }: AllMatches, view: string): ArrivedLeagues {
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
