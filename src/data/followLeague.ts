import type { EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { collectionOf } from "@/leagues/shape";
import type { Listings } from "./listings";
import type { LiveReader } from "./reader";

/** What changes while a match is on. */
const FOLLOWED = ["fixtures", "results"] as const satisfies readonly EntityKind[];

/**
 * Keeps a league's matches and results up to date as they change, while the page is in sight.
 * @param onLive whether all of them are live now
 */
export function followLeague(
  { listings, reader, league }: { listings: Listings; reader: LiveReader; league: League },
  onLive: (live: boolean) => void,
): () => void {
  const kinds = FOLLOWED.filter((kind) => collectionOf(league, kind));
  const live = new Set<EntityKind>();
  let stops: (() => void)[] = [];

  function set(kind: EntityKind, isLive: boolean): void {
    if (isLive === live.has(kind)) return;
    if (isLive) live.add(kind);
    else live.delete(kind);
    onLive(live.size === kinds.length);
  }

  function followKind<K extends (typeof FOLLOWED)[number]>(kind: K): () => void {
    const held = listings.held(league, kind);
    const end = () => {
      set(kind, false);
      held.endLive();
    };
    const unwatch = reader.watch(
      league,
      kind,
      (listing) => {
        held.acceptLive(listing);
        set(kind, true);
      },
      end,
    );
    return () => {
      unwatch();
      end();
    };
  }

  function start(): void {
    if (stops.length === 0) stops = kinds.map((kind) => followKind(kind));
  }
  function stop(): void {
    const ended = stops;
    stops = [];
    for (const one of ended) one();
  }

  const onVisibility = () => (document.visibilityState === "hidden" ? stop() : start());
  document.addEventListener("visibilitychange", onVisibility);
  if (document.visibilityState !== "hidden") start();
  return () => {
    document.removeEventListener("visibilitychange", onVisibility);
    stop();
  };
}
