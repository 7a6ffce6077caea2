import { describe, expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import type { ListingState } from "@/data/useListing";
import { quiet, staleness } from "./quiet";

const retry = vi.fn();
const state = (readAt: number, failed: boolean): ListingState<"results"> => ({
  status: "ready",
  listing: { records: [], unreadable: [], readAt, source: "published" },
  refreshing: false,
  failure: failed ? failure("offline") : null,
  retry,
});

describe("what is stale on a page", () => {
  it("is nothing while all of it is current or on its way", () => {
    expect(staleness([state(5, false), { status: "loading" }])).toBeNull();
  });

  it("is told once for all, from the oldest reading on, and tried again together", () => {
    const stale = staleness([state(9, true), state(5, true), state(1, false)]);
    expect(stale).toMatchObject({ readAt: 5, reason: "You are offline." });
    stale?.retry();
    expect(retry).toHaveBeenCalledTimes(2);
  });

  it("is not told again by each block", () => {
    expect(quiet(state(5, true))).toMatchObject({ status: "ready", failure: null });
  });
});
