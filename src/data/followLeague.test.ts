// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RecordOf } from "@/domain/records/record";
import { mls } from "@/leagues/mls";
import { studentWeekFootball } from "@/leagues/studentWeekFootball";
import { makeResult } from "../../tests/factories/records";
import { failure } from "./failure";
import { followLeague } from "./followLeague";
import { listingTimes } from "./listingEntry";
import { createListings, type Listings } from "./listings";
import type { LeagueReader, LiveReader } from "./reader";

const empty = () =>
  ({ records: [], unreadable: [], readAt: Date.now(), source: "published" }) as const;

/** A live connection in the test's hand. */
class HandLive implements LiveReader {
  tell: (results?: readonly RecordOf<"results">[]) => void = () => {};
  fail: () => void = () => {};
  watching = 0;

  readonly watch: LiveReader["watch"] = (_, onSheet, onFailure) => {
    this.watching += 1;
    this.tell = (records = []) =>
      onSheet({
        teams: empty(),
        fixtures: empty(),
        results: { ...empty(), records },
        standings: empty(),
        seasons: empty(),
        meets: empty(),
        events: empty(),
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
  followLeague({ listings, reader: live, league }, (now) => told.push(now));
/** A page that shows results opens. */
const open = async () => {
  const view = listings.view([{ league: mls, kind: "results" }]);
  const close = view.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  return close;
};
const wait = () => vi.advanceTimersByTimeAsync(listingTimes.fresh);

describe("following a league", () => {
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
    expect(listings.held(mls, "results").state()).toMatchObject({ status: "ready" });
  });

  it("feeds a league that keeps only fixtures", () => {
    follow(studentWeekFootball);
    live.tell();
    expect(listings.held(studentWeekFootball, "fixtures").state().status).toBe("ready");
    expect(listings.held(studentWeekFootball, "results").state().status).toBe("loading");
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
    expect(live.watching).toBe(0);
    expect(told.at(-1)).toBe(false);
    look("visible");
    expect(live.watching).toBe(1);
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
