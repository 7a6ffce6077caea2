import { useSyncExternalStore } from "react";
import type { LeagueEntry } from "@/domain/league/league";
import { everyEntry, onRegistryChange, shownEntries } from "@/leagues/registry";

/** Subscribes to the leagues in menus and on pages of several leagues, as far as they are known now. */
export const useShownEntries = (): readonly LeagueEntry[] =>
  useSyncExternalStore(onRegistryChange, shownEntries, shownEntries);

/** Subscribes to all leagues with addresses, also closed ones, as far as they are known now. */
export const useEveryEntry = (): readonly LeagueEntry[] =>
  useSyncExternalStore(onRegistryChange, everyEntry, everyEntry);
