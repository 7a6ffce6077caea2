import { describe, expect, it } from "vitest";
import { mls } from "../../tests/arena/leagues/mls";
import { MAX_LISTED, type DocumentReader } from "./documents";
import { failure } from "./failure";
import { listingIn, readWhole, readRecord, sheetListings } from "./published";

describe("a sheet of before news", () => {
  const sheet = Object.fromEntries(
    ["teams", "fixtures", "results", "standings", "seasons", "meets", "events"].map((kind) => [
      kind,
      {},
    ]),
  );

  it("is a sheet without any, and not one that cannot be read", () => {
    expect(sheetListings(mls, sheet)?.news.records).toEqual([]);
    expect(listingIn(sheet, { league: mls, kind: "news" })?.records).toEqual([]);
  });

  it("is none where another section is missing", () => {
    const { results: _, ...rest } = sheet;
    expect(sheetListings(mls, rest)).toBeNull();
  });
});

/** A collection of so many fixtures, of which nothing is published. */
const unpublished = (count: number): DocumentReader => ({
  get: async () => null,
  list: async (_, limit) =>
    Array.from({ length: Math.min(count, limit) }, (_one, nth) => ({
      id: `f${nth}`,
      data: { teamA: "A1", teamB: `B${nth}` },
    })),
});

describe("a collection that is not published", () => {
  it("is listed whole, as far as a visit may read", async () => {
    const listing = await readWhole(unpublished(30), mls, "fixtures");
    expect(listing.records).toHaveLength(30);
    expect(listing.isCut).toBeUndefined();
  });

  it("is never cut without a word", async () => {
    const listing = await readWhole(unpublished(MAX_LISTED + 1_000), mls, "fixtures");
    expect(listing.records).toHaveLength(MAX_LISTED);
    expect(listing.isCut).toBe(true);
  });
});

describe("a record that visitors may not read, because an old site stored more in it", () => {
  const published = (season?: string) => ({
    records: { one: { teamA: "A", teamB: "B", ...(season && { season }) } },
  });
  const copies: Readonly<Record<string, object>> = {
    mlsFixtures: published(),
    "mlsFixtures@2025": published("2025"),
  };
  const documents: DocumentReader = {
    get: async (collection, id) => {
      if (collection !== "published") throw failure("denied");
      return { ...copies[id] };
    },
    list: async () => [],
  };
  const request = { league: mls, kind: "fixtures", id: "one" } as const;

  it.each([undefined, "", "2025"])("comes from the copy of its season: %s", async (season) => {
    const found = await readRecord(documents, { ...request, season });
    expect(found).toMatchObject({ id: "one", season: season ?? "" });
  });
});
