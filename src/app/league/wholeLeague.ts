import { everyEntry, fetchLeague } from "@/leagues/registry";
import type { League, LeagueEntry } from "@/domain/league/league";
import { lazyPart, type LazyPart } from "@/ui/later/lazyPart";

const parts = new WeakMap<LeagueEntry, LazyPart<League>>();

/** Returns the lazy part of a whole league: loaded with its pages, and again if the registry has newer settings. */
export function wholeLeague(given: LeagueEntry): LazyPart<League> {
  const { slug } = given;
  const entry = given.isArenaAdmin ? given : everyEntry().find((one) => one.slug === slug);
  if (!entry) throw new Error(`${slug} is no league of the registry.`);
  const part = parts.get(entry) ?? lazyPart(() => fetchLeague(slug));
  parts.set(entry, part);
  return part;
}
