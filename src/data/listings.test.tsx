// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { mls } from "../../tests/arena/leagues/mls";
import { listingTimes } from "./listingEntry";
import { createListings } from "./listings";
import { markNavigation } from "./pageTurn";
import type { LeagueReader } from "./reader";

afterEach(() => {
  vi.restoreAllMocks();
});

/** A database in which so many fixtures cannot be read. */
function readerOf(broken: { count: number }): LeagueReader {
  const unreadable = { id: "x", reason: "Missing: teamA", raw: {} };
  return {
    read: async () => ({
      records: [],
      unreadable: Array.from({ length: broken.count }, () => unreadable),
      readAt: 0,
      source: "published",
    }),
    readRecord: async () => null,
  };
}

it("tells the console of records it could not read, once for each number of them", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const broken = { count: 2 };
  const listings = createListings(readerOf(broken));
  const view = listings.view([{ league: mls, kind: "fixtures" }]);
  const stop = view.subscribe(() => {});
  const again = async () => {
    listings.invalidate("mls", "fixtures");
    await vi.waitFor(() => expect(view.states()[0]).toMatchObject({ refreshing: false }));
  };
  await again();
  await again();
  expect(warn.mock.calls).toEqual([["2 of the fixtures of MLS football could not be read."]]);
  broken.count = 3;
  await again();
  expect(warn).toHaveBeenCalledTimes(2);
  broken.count = 0;
  await again();
  expect(warn).toHaveBeenCalledTimes(2);
  stop();
});

it("takes what the page's first script read as fresh, however long its own code was on the way", async () => {
  vi.spyOn(Date, "now").mockReturnValue(10_000);
  const reader = readerOf({ count: 0 });
  const read = vi.spyOn(reader, "read");
  const listings = createListings(reader);
  const view = listings.view([{ league: mls, kind: "fixtures" }]);
  const stop = view.subscribe(() => {});
  await vi.waitFor(() => expect(view.states()[0]).toMatchObject({ refreshing: false }));
  view.subscribe(() => {})();
  expect(read).toHaveBeenCalledOnce();
  vi.spyOn(Date, "now").mockReturnValue(10_000 + listingTimes.fresh);
  markNavigation();
  view.subscribe(() => {})();
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});
