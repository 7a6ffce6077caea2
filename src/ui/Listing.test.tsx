import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import type { ListingState } from "@/data/readState";
import type { Listing as ReadListing } from "@/data/reader";
import type { DataFailure } from "@/data/failure";
import type { EntityKind } from "@/records/record";
import { Listing } from "./Listing";

const offline: DataFailure = Object.assign(new Error("You are offline."), {
  name: "DataFailure" as const,
  kind: "offline" as const,
});
const noRecords = {
  records: [],
  unreadable: [],
  readAt: new Date(2026, 2, 14, 15, 4).getTime(),
  source: "published",
} as const satisfies ReadListing<EntityKind>;

function show<K extends EntityKind>(what: K, state: ListingState<K>) {
  return render(
    <Listing empty={<p>Nothing yet</p>} skeleton={<p>Grey rows</p>} state={state} what={what}>
      {() => <p>Rows</p>}
    </Listing>,
  );
}

describe("a listing", () => {
  it("says politely that it is loading, over a skeleton that is not read aloud", () => {
    show("fixtures", { status: "loading" });
    expect(screen.getByRole("status")).toHaveTextContent("Loading fixtures");
    expect(screen.getByText("Grey rows").closest("[aria-hidden]")).not.toBeNull();
    expect(screen.getByText("Grey rows").closest("[aria-busy='true']")).not.toBeNull();
  });

  it.each([
    ["fixtures", "Failed to load fixtures."],
    ["players", "Failed to load players."],
    ["results", "Failed to fetch results."],
    ["standings", "Failed to load standings."],
    ["teams", "Failed to load clubs."],
  ] as const)("that failed says so in the catalogue's words: %s", async (what, words) => {
    const retry = vi.fn();
    show(what, { status: "failed", failure: offline, refreshing: false, retry });
    expect(screen.getByRole("alert")).toHaveTextContent(`${words}You are offline.`);
    expect(screen.queryByText("Nothing yet")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it("says when it is not whole, and not otherwise", () => {
    const ready = {
      status: "ready",
      value: noRecords,
      readAt: noRecords.readAt,
      failure: null,
      refreshing: false,
      retry() {},
    } as const;
    const { unmount } = show("results", { ...ready, isCut: true });
    expect(screen.getByRole("note")).toHaveTextContent(/^Not all results are shown/);
    unmount();
    show("results", ready);
    expect(screen.queryByRole("note")).toBeNull();
  });

  it("does not start a second try while one is under way", async () => {
    const retry = vi.fn();
    show("players", { status: "failed", failure: offline, refreshing: true, retry });
    await userEvent.click(screen.getByRole("button", { name: "Trying again…" }));
    expect(retry).not.toHaveBeenCalled();
  });

  it("is empty only after a reading that succeeded", () => {
    show("results", {
      status: "ready",
      value: noRecords,
      readAt: noRecords.readAt,
      refreshing: false,
      failure: null,
      retry: () => {},
    });
    expect(screen.getByText("Nothing yet")).toBeVisible();
    expect(screen.queryByText("Rows")).toBeNull();
  });

  it("keeps what it has while refreshing fails, and says from when it is", async () => {
    const retry = vi.fn();
    render(
      <Listing
        skeleton={null}
        state={{
          status: "ready",
          value: noRecords,
          readAt: noRecords.readAt,
          refreshing: false,
          failure: offline,
          retry,
        }}
        what="results"
      >
        {() => <p>Rows</p>}
      </Listing>,
    );
    expect(screen.getByText("Rows")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent(
      /Showing data from .*15:04\. You are offline\./,
    );
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
