import type { League } from "@/domain/league/league";
import { leagues as builtIn } from "@arena/leagues";
import { fetchedLeagues } from "./registry";

let last: { readonly opened: readonly League[]; readonly every: readonly League[] } | null = null;

/** Every league whole, closed ones too: those opened in the app once they are fetched. The same list until that changes. */
export function everyLeague(): readonly League[] {
  const opened = fetchedLeagues();
  if (last?.opened !== opened) last = { opened, every: [...builtIn, ...opened] };
  return last.every;
}

let shown: { readonly every: readonly League[]; readonly open: readonly League[] } | null = null;

/** The leagues that pages of several leagues show, whole. The same list until that changes. */
export function shownLeagues(): readonly League[] {
  const every = everyLeague();
  if (shown?.every !== every) shown = { every, open: every.filter(({ closed }) => !closed) };
  return shown.open;
}

/** The league of that slug, undefined when there is none. */
export function leagueBySlug(slug: string): League | undefined {
  return everyLeague().find((league) => league.slug === slug);
}
