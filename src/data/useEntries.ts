import { useSyncExternalStore } from "react";
import type { LeagueEntry } from "@/domain/league/league";
import { everyEntry, onRegistryChange, shownEntries } from "@/leagues/registry";

/** The leagues that menus and pages of several leagues show, as far as they are known now. */
export const useShownEntries = (): readonly LeagueEntry[] =>
  useSyncExternalStore(onRegistryChange, shownEntries, shownEntries);

/** Every league that has addresses, closed ones too, as far as they are known now. */
export const useEveryEntry = (): readonly LeagueEntry[] =>
  useSyncExternalStore(onRegistryChange, everyEntry, everyEntry);
