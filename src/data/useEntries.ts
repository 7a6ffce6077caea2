import type { LeagueEntry } from "@/domain/league/league";
import { everyEntry, shownEntries } from "@/leagues/registry";
import { useRegistry } from "./useRegistry";

/** Subscribes to the leagues in menus and on pages of several leagues, as far as they are known now. */
export const useShownEntries = (): readonly LeagueEntry[] => useRegistry(shownEntries);

/** Subscribes to all leagues with addresses, also closed ones, as far as they are known now. */
export const useEveryEntry = (): readonly LeagueEntry[] => useRegistry(everyEntry);
