// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { EntityKind } from "@/domain/records/record";
import { mls } from "@/leagues/mls";
import { studentWeekFootball } from "@/leagues/studentWeekFootball";
import { failure, type DataFailure } from "./failure";
import { followLeague } from "./followLeague";
import { listingTimes } from "./listingEntry";
import { createListings, type Listings } from "./listings";
import type { LeagueReader, Listing, LiveReader } from "./reader";

/** A live connection in the test's hand. */
class HandLive implements LiveReader {
  readonly watched = new Map<EntityKind, { tell: () => void; fail: () => void }>();
  stopped: EntityKind[] = [];

  readonly watch: LiveReader["watch"] = <K extends EntityKind>(
    _: unknown,
    kind: K,
    onListing: (listing: Listing<K>) => void,
    onFailure: (failure: DataFailure) => void,
  ) => {
    const listing = () => ({
      records: [],
      unreadable: [],
      readAt: Date.now(),
      source: "published" as const,
    });
    this.watched.set(kind, {
      tell: () => onListing(listing()),
      fail: () => onFailure(failure("unavailable")),
    });
    return () => {
      this.stopped.push(kind);
      this.watched.delete(kind);
    };
  };
}

let live: HandLive;
let read: EntityKind[];
let listings: Listings;
let told: boolean[];
beforeEach(() => {
  vi.useFakeTimers();
  live = new HandLive();
  read = [];
  told = [];
  const reader: LeagueReader = {
    async read(_, kind) {
      read.push(kind);
      return { records: [], unreadable: [], readAt: Date.now(), source: "published" };
    },
  };
  listings = createListings(reader);
});
afterEach(() => {
  look("visible");
  vi.useRealTimers();
});

function look(visibility: "visible" | "hidden"): void {
  Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
const follow = (league = mls) =>
  followLeague({ listings, reader: live, league }, (now) => told.push(now));
const tell = (...kinds: EntityKind[]) => kinds.forEach((kind) => live.watched.get(kind)?.tell());
/** A page that shows results opens. */
const open = async () => {
  const view = listings.view([{ league: mls, kind: "results" }]);
  const close = view.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  return close;
};
const wait = () => vi.advanceTimersByTimeAsync(listingTimes.fresh);

describe("following a league", () => {
  it("is live once matches and results are", () => {
    follow();
    tell("fixtures");
    expect(told.at(-1)).not.toBe(true);
    tell("results");
    expect(told.at(-1)).toBe(true);
  });

  it("follows only what the league keeps", () => {
    follow(studentWeekFootball);
    expect([...live.watched.keys()]).toEqual(["fixtures"]);
    tell("fixtures");
    expect(told).toEqual([true]);
  });

  it("gives pages what it hears, and spares them every reading", async () => {
    follow();
    tell("fixtures", "results");
    const close = await open();
    await wait();
    close();
    await open();
    expect(read).toEqual([]);
    expect(listings.held(mls, "results").state()).toMatchObject({ status: "ready" });
  });

  it("leaves pages to their usual reading when the connection fails, and takes them back", async () => {
    follow();
    tell("fixtures", "results");
    await open();
    await wait();
    live.watched.get("results")?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toEqual(["results"]);
    expect(told.at(-1)).toBe(false);
    tell("results");
    expect(told.at(-1)).toBe(true);
  });

  it("rests while the page is out of sight", () => {
    follow();
    tell("fixtures", "results");
    look("hidden");
    expect(live.stopped).toEqual(["fixtures", "results"]);
    expect(told.at(-1)).toBe(false);
    look("visible");
    expect([...live.watched.keys()]).toEqual(["fixtures", "results"]);
  });

  it("begins only when the page is in sight", () => {
    look("hidden");
    follow();
    expect(live.watched.size).toBe(0);
  });

  it("ends for good when it is stopped", () => {
    const stop = follow();
    tell("fixtures", "results");
    stop();
    expect(told.at(-1)).toBe(false);
    look("hidden");
    look("visible");
    expect(live.watched.size).toBe(0);
  });
});
