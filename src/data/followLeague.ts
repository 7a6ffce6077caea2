import { sheetKinds, type SheetKind } from "@/records/sheet";
import type { LeagueEntry } from "@/domain/league/league";
import { collectionOf } from "@/records/shape";
import type { Listings } from "./listings";
import type { LiveState } from "./liveState";
import type { Listing, LiveReader, SheetListings } from "./reader";

/** What the sheet has in short only, and pages may show whole: scorers and bookings, athletes and attempts. */
const shortKinds = ["results", "events"] as const;

/** Which of them there are, and in which version each. */
const versionsOf = ({ records }: Listing<(typeof shortKinds)[number]>) =>
  records.map(({ id, version }) => `${id} ${version}`).join();

interface FollowCallbacks {
  /** Whether matches and tables are live now. */
  readonly onLive: (live: boolean) => void;
  /** The state of the matches that are being played. */
  readonly onMatches: (state: LiveState) => void;
  /** Whether it is followed on while the page is not in sight; absent: never. */
  readonly alsoHidden?: () => boolean;
}

/** Keeps a league's matches or meets, and its tables, up to date as they change, while the page is in sight or somebody wants notices. */
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
      // A page that shows what the sheet leaves out reads that again.
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
    // Meets report only results. Without a connection the last state stays.
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
