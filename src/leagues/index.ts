import type { League } from "@/domain/league/league";
import { leagues as builtIn } from "@arena/leagues";
import { fetchedLeagues } from "./registry";

let last: { readonly opened: readonly League[]; readonly every: readonly League[] } | null = null;

/**
 * Returns all leagues in full, including closed ones and those opened in the app that are loaded. The same array until
 * the list changes.
 */
export function everyLeague(): readonly League[] {
  const opened = fetchedLeagues();
  if (last?.opened !== opened) last = { opened, every: [...builtIn, ...opened] };
  return last.every;
}

let shown: { readonly every: readonly League[]; readonly open: readonly League[] } | null = null;

/** Returns the leagues, in full, that pages about several leagues show. The same array until the list changes. */
export function shownLeagues(): readonly League[] {
  const every = everyLeague();
  if (shown?.every !== every) shown = { every, open: every.filter(({ closed }) => !closed) };
  return shown.open;
}

/** Returns the league with that slug; undefined if there is none. */
export function leagueBySlug(slug: string): League | undefined {
  return everyLeague().find((league) => league.slug === slug);
}
