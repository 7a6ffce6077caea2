import { useEffect, useState, useSyncExternalStore } from "react";
import type { League } from "@/domain/league/league";
import { everyLeague, shownLeagues } from "@/leagues";
import { fetchOpenedLeagues, onRegistryChange } from "@/leagues/registry";
import { useEveryEntry } from "./useEntries";

/** Has the leagues fetched whole that are known by their entries alone. @returns whether that has ended, also where it failed */
export function useFetched(): boolean {
  const entries = useEveryEntry();
  const [fetched, setFetched] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    void fetchOpenedLeagues()
      // Without its code a league is missing, as one that nobody has read.
      .catch(() => {})
      .then(() => isCurrent && setFetched(entries));
    return () => {
      isCurrent = false;
    };
  }, [entries]);
  return fetched === entries;
}

/** The leagues that pages of several leagues show, whole: those opened in the app once they are fetched. */
export function useShownLeagues(): readonly League[] {
  useFetched();
  return useSyncExternalStore(onRegistryChange, shownLeagues, shownLeagues);
}

/** Every league whole, closed ones too: those opened in the app once they are fetched. */
export function useEveryLeague(): readonly League[] {
  useFetched();
  return useSyncExternalStore(onRegistryChange, everyLeague, everyLeague);
}
