// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { DataFailure } from "@/data/failure";
import type { ListingState } from "@/data/listingEntry";
import { Listing } from "./Listing";

const offline: DataFailure = Object.assign(new Error("You are offline."), {
  name: "DataFailure" as const,
  kind: "offline" as const,
});
const readAt = Date.UTC(2026, 10, 20, 14, 4);

function show(source: "published" | "delivered", failed = false) {
  const state: ListingState<"results"> = {
    status: "ready",
    listing: { records: [], unreadable: [], readAt, source },
    refreshing: true,
    failure: failed ? offline : null,
    retry: () => {},
  };
  render(
    <Listing skeleton={null} state={state} what="results">
      {() => <p>content</p>}
    </Listing>,
  );
}

it("says from when a page's own data are, until they have been read anew", () => {
  show("delivered");
  expect(screen.getByText(/^As of Fri 20 Nov, \d\d:04\./)).toBeVisible();
});

it("says nothing of what was read just now, and leaves failures to their own note", () => {
  show("published");
  expect(screen.queryByText(/As of/)).toBeNull();
});

it("says it once when looking for newer has failed", () => {
  show("delivered", true);
  expect(screen.queryByText(/As of/)).toBeNull();
  expect(screen.getByText(/Showing data from/)).toBeVisible();
});
