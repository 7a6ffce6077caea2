import type { EntityKind } from "@/records/record";
import type { LeagueEntry } from "@/domain/league/league";
import { isOfArena } from "@/records/kinds";
import { withNamesOfToday } from "@/records/presentNames";
import { createListingCache, type ListingCache, type ListingRequest } from "./listingCache";
import { createListingEntry, type ListingEntry } from "./listingEntry";
import type { LeagueReader, RecordRequest } from "./reader";

/** The listings of the site, which stay in memory from page to page. */
export interface Listings {
  readonly view: ListingCache["view"];
  /**
   * Returns the listing in memory, without loading anything.
   * @param whole whether whole records are meant, with the fields that the league's sheet leaves out
   */
  inMemory<K extends EntityKind>(
    league: LeagueEntry,
    kind: K,
    whole?: boolean,
  ): ObservableListing<K>;
  /** Loads one whole record, which is not cached. @throws DataFailure */
  readRecord: LeagueReader["readRecord"];
  /** Marks the listings of that league and kind, in every season, as out of date. */
  invalidate(league: string, kind: EntityKind): void;
}

/** A listing that can be observed and updated by a live connection, but not requested. */
export type ObservableListing<K extends EntityKind> = Pick<
  ListingEntry<K>,
  "state" | "observe" | "acceptLive" | "endLive"
>;

/**
 * Creates listings that load through a reader. A listing is loaded again if it is no longer fresh and a page shows it.
 */
export function createListings(reader: LeagueReader): Listings {
  const cache = createListingCache(openListing, listen);
  const opened: { readonly request: ListingRequest; readonly entry: ListingEntry<EntityKind> }[] =
    [];
  // All entries in the cache were created by `openListing`, so they are ListingEntry.
  const entryOf = <K extends EntityKind>(request: ListingRequest<K>) =>
    cache.entry(request) as ListingEntry<K>;

  function openListing<K extends EntityKind>(request: ListingRequest<K>): ListingEntry<K> {
    const { league, kind, season, whole } = request;
    const options = { ...(season !== undefined && { season }), ...(whole && { whole }) };
    const lastRead = async () => (await reader.lastRead?.(league, kind, options)) ?? null;
    let reported = 0;
    const entry = createListingEntry<K>(async (signal) => {
      const listing = await reader.read(league, kind, { ...options, signal });
      const broken = listing.unreadable.length;
      // A warning for the person who maintains the site. Only once, because the same page loads the same records again
      // and again.
      if (broken > 0 && broken !== reported) {
        // oxlint-disable-next-line no-console -- no page has a place for it, the repair page aside
        console.warn(`${broken} of the ${kind} of ${league.name} could not be read.`);
      }
      reported = broken;
      return listing;
    }, lastRead);
    opened.push({ request, entry });
    return entry;
  }

  function onVisibility(): void {
    for (const { entry } of opened) {
      if (document.visibilityState === "hidden") entry.sleep();
      else entry.wake();
    }
  }
  function onOnline(): void {
    for (const { entry } of opened) entry.reconnect();
  }

  let views = 0;

  function listen(): () => void {
    views += 1;
    if (views === 1) {
      document.addEventListener("visibilitychange", onVisibility);
      window.addEventListener("online", onOnline);
    }
    return () => {
      views -= 1;
      if (views > 0) return;
      document.removeEventListener("visibilitychange", onVisibility);
      window.removeEventListener("online", onOnline);
    };
  }

  return {
    view: cache.view,
    async readRecord<K extends EntityKind>(request: RecordRequest<K>, signal?: AbortSignal) {
      const record = await reader.readRecord(request, signal);
      const teams = cache.teamsOf(request.league);
      return record && teams
        ? (withNamesOfToday(request.kind, [record], teams)[0] ?? null)
        : record;
    },
    inMemory: (league, kind, whole) => entryOf({ league, kind, whole }),
    invalidate(league, kind) {
      for (const { request, entry } of opened) {
        const isOfIt = isOfArena(kind) || request.league.slug === league;
        if (isOfIt && request.kind === kind) entry.invalidate();
      }
    },
  };
}
