import { describe, expect, it } from "vitest";
import type { PublishedState } from "@/data/maintenance";
import { publicationState } from "./publicationState";

const state = (of: Partial<PublishedState>): PublishedState => ({
  season: "",
  exists: true,
  records: 24,
  bytes: 12_800,
  ...of,
});

describe("what is said of a kind's published copies", () => {
  it("is their size, of each season, and what there is room for", () => {
    const published = [
      state({}),
      state({ season: "2025", records: 1, bytes: 300 }),
      state({ season: "2024", records: 0 }),
    ];
    expect(publicationState({ published, drift: [] }, "fixtures")).toMatchObject({
      tone: "good",
      text: "Up to date: 24 records, 13 kB of 900 kB; season 2025: 1 record, 1 kB of 900 kB.",
    });
  });

  it("says that only some officials are among them", () => {
    expect(publicationState({ published: [state({})], drift: [] }, "officials").text).toBe(
      "Up to date: 24 records, 13 kB of 900 kB. Only those who agreed to be named.",
    );
  });

  it("warns long before there is no room left", () => {
    const full = publicationState({ published: [state({ bytes: 730_000 })], drift: [] }, "results");
    expect(full).toMatchObject({
      tone: "full",
      text: expect.stringMatching(/^Nearly full: 24 records, 730 kB of 900 kB\. Move finished/),
    });
    const past = [state({}), state({ season: "2025", bytes: 899_000 })];
    expect(publicationState({ published: past, drift: [] }, "fixtures")).toMatchObject({
      tone: "good",
    });
  });

  it("is how many records differ, but for those nobody can read", () => {
    const drift = [
      { id: "a", season: "", difference: "missing" },
      { id: "b", season: "", difference: "unreadable" },
    ] as const;
    expect(publicationState({ published: [state({})], drift }, "fixtures")).toMatchObject({
      tone: "drift",
      text: "1 record differs from what visitors see.",
    });
  });

  it("is that nothing is published", () => {
    const published = [state({ exists: false })];
    expect(publicationState({ published, drift: [] }, "fixtures").tone).toBe("missing");
  });
});
