// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RecordOf } from "@/records/record";
import { mal } from "../../tests/arena/leagues/mal";
import { mls } from "../../tests/arena/leagues/mls";
import { studentWeekFootball } from "../../tests/arena/leagues/studentWeekFootball";
import { makeResult } from "../../tests/factories/records";
import { failure } from "./failure";
import { followLeague } from "./followLeague";
import { markNavigation } from "./pageTurn";
import { listingTimes } from "./listingEntry";
import { createListings, type Listings } from "./listings";
import { sheetKinds } from "@/records/sheet";
import type { LeagueReader, LiveReader, SheetListings } from "./reader";

const empty = () =>
  ({ records: [], unreadable: [], readAt: Date.now(), source: "published" }) as const;

/** A published league in which nothing is yet. */
const nothing = (): SheetListings => {
  const listings: Record<string, unknown> = {};
  for (const kind of sheetKinds) listings[kind] = empty();
  // Each kind has its own.
  return listings as unknown as SheetListings;
};

/** A live connection in the test's hand. */
class HandLive implements LiveReader {
  tell: (results?: readonly RecordOf<"results">[]) => void = () => {};
  fail: () => void = () => {};
  watching = 0;

  /** What is said of matches that are played, and how many listen to that. */
  say: Parameters<LiveReader["watchMatches"]>[1] = () => {};
  listening = 0;

  readonly watchMatches: LiveReader["watchMatches"] = (_, onState) => {
    this.listening += 1;
    this.say = onState;
    return () => {
      this.listening -= 1;
    };
  };

  readonly watch: LiveReader["watch"] = (_, onSheet, onFailure) => {
    this.watching += 1;
    this.tell = (records = []) =>
      onSheet({
        ...nothing(),
        results: { ...empty(), records },
      });
    this.fail = () => onFailure(failure("unavailable"));
    return () => {
      this.watching -= 1;
    };
  };
}

let live: HandLive;
let read: string[];
let listings: Listings;
let told: boolean[];
beforeEach(() => {
  vi.useFakeTimers();
  live = new HandLive();
  read = [];
  told = [];
  const reader: LeagueReader = {
    async read(_, kind, { whole } = {}) {
      read.push(whole ? `whole ${kind}` : kind);
      return empty();
    },
    readRecord: async () => null,
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
  followLeague(
    { listings, reader: live, league },
    { onLive: (now) => told.push(now), onMatches: () => {} },
  );
/** A page that shows results opens. */
const open = async () => {
  markNavigation();
  const view = listings.view([{ league: mls, kind: "results" }]);
  const close = view.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  return close;
};
const wait = () => vi.advanceTimersByTimeAsync(listingTimes.fresh);

describe("following a league", () => {
  it("costs a viewer one read for each thing that happens, 17,000 for 500 viewers of 30 events", async () => {
    const VIEWERS = 500;
    const EVENTS = 30;
    const listeners: { readonly of: "sheet" | "live"; readonly hear: () => void }[] = [];
    let reads = 0;
    // The database counts a document read for every listener that is told of it, at first and at each change.
    const tellAll = (of: "sheet" | "live") => {
      for (const listener of listeners) {
        if (listener.of !== of) continue;
        reads += 1;
        listener.hear();
      }
    };
    const reader: LiveReader = {
      watch() {
        listeners.push({ of: "sheet", hear: () => {} });
        return () => {};
      },
      watchMatches(_, onState) {
        listeners.push({
          of: "live",
          hear: () => onState({ updatedAt: 0, matches: new Map() }),
        });
        return () => {};
      },
    };
    const onMatches = vi.fn<() => void>();
    for (let viewer = 0; viewer < VIEWERS; viewer += 1)
      followLeague({ listings, reader, league: mls }, { onLive: () => {}, onMatches });
    tellAll("sheet");
    tellAll("live");
    const opened = reads;
    for (let event = 0; event < EVENTS; event += 1) tellAll("live");
    expect((reads - opened) / VIEWERS / EVENTS).toBe(1);
    expect(onMatches).toHaveBeenCalledTimes(VIEWERS * (1 + EVENTS));
    // The result is written to the sheet, and takes its match out of the live document.
    tellAll("sheet");
    tellAll("live");
    expect(reads).toBe(17_000);
    expect(read).toEqual([]);
  });

  it.each([
    [true, 2],
    [false, 0],
  ])("goes on out of sight where somebody wants notices: %s", (wanted, watches) => {
    const stop = followLeague(
      { listings, reader: live, league: mls },
      { onLive: () => {}, onMatches: () => {}, alsoHidden: () => wanted },
    );
    look("hidden");
    expect(live.watching + live.listening).toBe(watches);
    stop();
    expect(live.watching + live.listening).toBe(0);
  });

  it("is live once its sheet is there", () => {
    follow();
    expect(told).toEqual([]);
    live.tell();
    expect(told).toEqual([true]);
  });

  it("gives pages what it hears, and spares them every reading", async () => {
    follow();
    live.tell();
    const close = await open();
    await wait();
    close();
    await open();
    expect(read).toEqual([]);
    expect(listings.inMemory(mls, "results").state()).toMatchObject({ status: "ready" });
  });

  it("feeds a league that keeps only fixtures", () => {
    const bare = { ...studentWeekFootball, collections: { fixtures: "swfFixtures" } };
    follow(bare);
    live.tell();
    expect(listings.inMemory(bare, "fixtures").state().status).toBe("ready");
    expect(listings.inMemory(bare, "results").state().status).toBe("loading");
  });

  it("costs a viewer of a meet one read when it is opened and one for each event that is saved", () => {
    follow(mal);
    // Nothing is told of athletes as they run: one listener, on the sheet.
    expect([live.watching, live.listening]).toEqual([1, 0]);
    live.tell();
    live.tell();
    expect(read).toEqual([]);
  });

  it("has scorers read again when a result came or changed, and only then", async () => {
    const view = listings.view([{ league: mls, kind: "results", whole: true }]);
    view.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    follow();
    live.tell([makeResult({ id: "one" })]);
    live.tell([makeResult({ id: "one" })]);
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toEqual(["whole results"]);
    live.tell([makeResult({ id: "one", version: 2 })]);
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toEqual(["whole results", "whole results"]);
  });

  it("leaves pages to their usual reading when the connection fails, and takes them back", async () => {
    follow();
    live.tell();
    await open();
    await wait();
    live.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toEqual(["results"]);
    expect(told.at(-1)).toBe(false);
    live.tell();
    expect(told.at(-1)).toBe(true);
  });

  it("rests while the page is out of sight", () => {
    follow();
    live.tell();
    look("hidden");
    expect([live.watching, live.listening]).toEqual([0, 0]);
    expect(told.at(-1)).toBe(false);
    look("visible");
    expect([live.watching, live.listening]).toEqual([1, 1]);
  });

  it("begins only when the page is in sight", () => {
    look("hidden");
    follow();
    expect(live.watching).toBe(0);
  });

  it("ends for good when it is stopped", () => {
    const stop = follow();
    live.tell();
    stop();
    expect(told.at(-1)).toBe(false);
    look("hidden");
    look("visible");
    expect(live.watching).toBe(0);
  });
});
