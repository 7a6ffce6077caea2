import type { EntityKind } from "@/records/record";
import type { LeagueEntry } from "@/domain/league/league";
import { isOfArena } from "@/records/kinds";
import { withNamesOfToday } from "@/records/presentNames";
import { createListingCache, type ListingCache, type ListingRequest } from "./listingCache";
import { createListingEntry, type ListingEntry } from "./listingEntry";
import type { LeagueReader, RecordRequest } from "./reader";

/** The listings of the site, kept from page to page. */
export interface Listings {
  readonly view: ListingCache["view"];
  /**
   * The listing in memory, if it is current: looking at it reads nothing.
   * @param whole with what the league's sheet leaves out
   */
  inMemory<K extends EntityKind>(league: LeagueEntry, kind: K, whole?: boolean): KnownListing<K>;
  /** Reads one whole record, which is not kept. @throws DataFailure */
  readRecord: LeagueReader["readRecord"];
  /** Every season's listing of that league and kind is out of date. */
  invalidate(league: string, kind: EntityKind): void;
}

/** A listing that may be looked at and be fed by a live connection, without asking for it. */
export type KnownListing<K extends EntityKind> = Pick<
  ListingEntry<K>,
  "state" | "observe" | "acceptLive" | "endLive"
>;

/** Listings over a reader, read again when they have aged and somebody looks. */
export function createListings(reader: LeagueReader): Listings {
  const cache = createListingCache(openListing, listen);
  const opened: { readonly request: ListingRequest; readonly entry: ListingEntry<EntityKind> }[] =
    [];
  // `openListing` makes no others.
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
      // For the person who looks after the site, and once: the same page reads them again and again.
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
