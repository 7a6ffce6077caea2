import { describe, expect, it } from "vitest";
import type { Listing } from "@/data/reader";
import { makePlayer } from "../../../tests/factories/records";
import { createLiveEntry } from "./liveEntry";

type Players = Listing<"players">;

const player = (id: string, version: number) => makePlayer({ id, version, goals: version });
const listed = (...records: Players["records"]): Players => ({
  records,
  unreadable: [],
  readAt: 0,
  source: "published",
});

/** An entry over a database that tells of its records when the test says so. */
function openEntry() {
  let tell: (listing: Players) => void = () => {};
  const entry = createLiveEntry<"players">((onListing) => {
    tell = onListing;
    return () => {};
  });
  entry.subscribe(() => {});
  const shown = () => {
    const state = entry.state();
    return state.status === "ready"
      ? state.value.records.map(({ id, version }) => `${id}${version}`).join(" ")
      : state.status;
  };
  return { entry, shown, tell: (...records: Players["records"]) => tell(listed(...records)) };
}

describe("a record saved here", () => {
  it("is shown at once, and is not put back by what the database says of the time before", () => {
    const { entry, shown, tell } = openEntry();
    tell(player("a", 3), player("b", 1));
    entry.saved(player("a", 4));
    expect(shown()).toBe("a4 b1");
    entry.saved(player("a", 5));
    tell(player("a", 3), player("b", 2));
    expect(shown()).toBe("a5 b2");
    tell(player("a", 4), player("b", 2));
    expect(shown()).toBe("a5 b2");
  });

  it("gives way as soon as the database has it, or a later one, or none", () => {
    const { entry, shown, tell } = openEntry();
    tell(player("a", 3));
    entry.saved(player("a", 4));
    tell(player("a", 6));
    expect(shown()).toBe("a6");
    entry.saved(player("a", 7));
    tell();
    expect(shown()).toBe("");
    tell(player("a", 6));
    expect(shown()).toBe("a6");
  });

  it("gives way to one that was deleted and restored, which counts from the beginning", () => {
    const { entry, shown, tell } = openEntry();
    tell(player("a", 3));
    entry.saved(player("a", 4));
    tell(player("a", 1));
    expect(shown()).toBe("a1");
  });
});
