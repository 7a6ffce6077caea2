import { startTransition, useEffect, useState } from "react";
import type { League } from "@/domain/league/league";
import { everyLeague, shownLeagues } from "@/leagues";
import { fetchOpenedLeagues } from "@/leagues/registry";
import { useEveryEntry } from "./useEntries";
import { useRegistry } from "./useRegistry";

/** Loads the code of leagues of which only the entries are known. @returns whether that has ended, also by a failure */
export function useFetched(): boolean {
  const entries = useEveryEntry();
  const [fetched, setFetched] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    void fetchOpenedLeagues()
      // If its code cannot be loaded, a league is missing, as if its entry were not loaded.
      .catch(() => {})
      .then(() => isCurrent && startTransition(() => setFetched(entries)));
    return () => {
      isCurrent = false;
    };
  }, [entries]);
  return fetched === entries;
}

/**
 * Subscribes to the leagues on pages of several leagues. Leagues opened in the app are included once their code is
 * loaded.
 */
export function useShownLeagues(): readonly League[] {
  useFetched();
  return useRegistry(shownLeagues);
}

/** Subscribes to all leagues, also closed ones. Leagues opened in the app are included once their code is loaded. */
export function useEveryLeague(): readonly League[] {
  useFetched();
  return useRegistry(everyLeague);
}
