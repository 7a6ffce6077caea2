import { sheetKinds, type SheetKind } from "@/records/sheet";
import type { LeagueEntry } from "@/domain/league/league";
import { collectionOf } from "@/records/shape";
import type { Listings } from "./listings";
import type { LiveState } from "./liveState";
import type { Listing, LiveReader, SheetListings } from "./reader";

/**
 * Kinds that the sheet has only in brief. Pages may show their whole records: scorers and bookings, athletes and
 * attempts.
 */
const shortKinds = ["results", "events"] as const;

/** Returns the ids and versions of the records as text, so that a change can be noticed. */
const versionsOf = ({ records }: Listing<(typeof shortKinds)[number]>) =>
  records.map(({ id, version }) => `${id} ${version}`).join();

/** What the caller of `followLeague` passes. */
interface FollowCallbacks {
  /** Called when the live connection to the league begins (true) or ends (false). */
  readonly onLive: (live: boolean) => void;
  /** Called with the state of the live matches. */
  readonly onMatches: (state: LiveState) => void;
  /** Whether to keep watching while the page is hidden; without this function watching stops then. */
  readonly alsoHidden?: () => boolean;
}

/**
 * Keeps a league's matches or meets, and its tables, up to date as they change, while the page is visible or the user
 * wants notices. Returns a function that ends this.
 */
export function followLeague(
  { listings, reader, league }: { listings: Listings; reader: LiveReader; league: LeagueEntry },
  { onLive, onMatches, alsoHidden = () => false }: FollowCallbacks,
): () => void {
  const kinds = sheetKinds.filter((kind) => collectionOf(league, kind));
  let isLive = false;
  const known = new Map<string, string>();
  let unwatch: (() => void) | undefined;

  function set(live: boolean): void {
    if (live !== isLive) onLive(live);
    isLive = live;
  }

  function feed<K extends SheetKind>(kind: K, from: SheetListings): void {
    listings.inMemory(league, kind).acceptLive(from[kind]);
  }

  function accept(from: SheetListings): void {
    for (const kind of kinds) feed(kind, from);
    for (const kind of shortKinds) {
      const versions = versionsOf(from[kind]);
      // If records changed, pages that show them whole must load them again: the sheet has only the brief form.
      if ((known.get(kind) ?? versions) !== versions) listings.invalidate(league.slug, kind);
      known.set(kind, versions);
    }
    set(true);
  }

  function end(): void {
    set(false);
    for (const kind of kinds) listings.inMemory(league, kind).endLive();
  }

  function start(): void {
    if (unwatch) return;
    const watches = [reader.watch(league, accept, end)];
    // Only matches have a live state. If the connection is lost, the last state stays shown.
    if (collectionOf(league, "fixtures"))
      watches.push(reader.watchMatches(league, onMatches, () => {}));
    unwatch = () => {
      for (const stopWatching of watches) stopWatching();
    };
  }
  function stop(): void {
    if (!unwatch) return;
    unwatch();
    unwatch = undefined;
    end();
  }

  const isOutOfSight = () => document.visibilityState === "hidden" && !alsoHidden();
  const onVisibility = () => (isOutOfSight() ? stop() : start());
  document.addEventListener("visibilitychange", onVisibility);
  if (!isOutOfSight()) start();
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    stop();
  };
}
