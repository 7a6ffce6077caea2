// @vitest-environment jsdom
import { act, render, renderHook, screen } from "@testing-library/react";
import { StrictMode, type ReactNode } from "react";
import { hydrateRoot, type HydrationOptions } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mls } from "../../tests/arena/leagues/mls";
import { studentWeekFootball } from "../../tests/arena/leagues/studentWeekFootball";
import { failure, type FailureKind } from "./failure";
import { markNavigation } from "./pageTurn";
import { listingTimes } from "./listingEntry";
import { createListings, type Listings } from "./listings";
import type { LeagueReader, Listing } from "./reader";
import { DeliveredContext, ListingsContext, useListing, useListings } from "./useListing";

/** A reader whose every answer the test gives. */
class HandReader implements LeagueReader {
  readonly asked: string[] = [];
  readonly signals: (AbortSignal | undefined)[] = [];
  private readonly waiting: {
    resolve: (listing: Listing<never>) => void;
    reject: (thrown: Error) => void;
  }[] = [];

  readonly read: LeagueReader["read"] = (league, kind, { signal, season } = {}) => {
    this.asked.push(`${league.slug} ${kind}${season ? ` ${season}` : ""}`);
    this.signals.push(signal);
    return new Promise((resolve, reject) => void this.waiting.push({ resolve, reject }));
  };

  readonly readRecord: LeagueReader["readRecord"] = async () => null;

  /** Answers the oldest open request with so many unreadable records. */
  async answer(size = 0): Promise<void> {
    const unreadable = Array.from({ length: size }, (_, id) => ({
      id: String(id),
      reason: "",
      raw: {},
    }));
    const listing = { records: [], unreadable, readAt: Date.now(), source: "published" } as const;
    await act(async () => this.waiting.shift()?.resolve(listing));
  }

  async fail(kind: FailureKind = "unavailable"): Promise<void> {
    await act(async () => this.waiting.shift()?.reject(failure(kind)));
  }
}

let reader: HandReader;
let listings: Listings;
beforeEach(() => {
  vi.useFakeTimers();
  reader = new HandReader();
  listings = createListings(reader);
});
afterEach(() => {
  show("visible");
  vi.useRealTimers();
});

function show(visibility: "visible" | "hidden"): void {
  Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const wrapper = ({ children }: { children: ReactNode }) => (
  <ListingsContext value={listings}>{children}</ListingsContext>
);
const open = () => renderHook(() => useListing(mls, "results"), { wrapper });
const seen = ({ result }: ReturnType<typeof open>) => {
  const state = result.current;
  if (state.status === "loading") return "loading";
  const size = state.status === "ready" ? ` ${state.value.unreadable.length}` : "";
  const more = state.failure ? ` ${state.failure.kind}` : "";
  return `${state.status}${size}${more}${state.refreshing ? " …" : ""}`;
};

describe("a page's listing", () => {
  it("is loading, then there", async () => {
    const page = open();
    expect(seen(page)).toBe("loading");
    await reader.answer(2);
    expect(seen(page)).toBe("ready 2");
  });

  it("is asked for once, however many ask", async () => {
    open();
    const page = renderHook(() => useListing(mls, "results"), {
      wrapper: ({ children }) => <StrictMode>{wrapper({ children })}</StrictMode>,
    });
    await reader.answer(1);
    expect(seen(page)).toBe("ready 1");
    expect(reader.asked).toEqual(["mls results"]);
  });

  it("is still there on the next page, and read again only when it has aged", async () => {
    const first = open();
    await reader.answer(1);
    first.unmount();
    expect(seen(open())).toBe("ready 1");
    expect(reader.asked).toHaveLength(1);
    await wait(listingTimes.fresh);
    // A part of the same page that comes late.
    open().unmount();
    expect(reader.asked).toHaveLength(1);
    markNavigation();
    const third = open();
    expect(seen(third)).toBe("ready 1 …");
    await reader.answer(5);
    expect(seen(third)).toBe("ready 5");
  });

  it("keeps what it had when a refresh fails, and says so", async () => {
    const page = open();
    await reader.answer(3);
    await wait(listingTimes.fresh);
    show("visible");
    await reader.fail("offline");
    expect(seen(page)).toBe("ready 3 offline");
  });

  it("needs no request for what the league does not keep", () => {
    const bare = { ...studentWeekFootball, collections: { fixtures: "swfFixtures" } };
    const { result } = renderHook(() => useListing(bare, "players"), { wrapper });
    expect(result.current).toMatchObject({ status: "ready", value: { records: [] } });
    expect(reader.asked).toEqual([]);
  });

  it("is kept apart by season", async () => {
    open();
    renderHook(() => useListing(mls, "results", "2025"), { wrapper });
    expect(reader.asked).toEqual(["mls results", "mls results 2025"]);
  });
});

describe("a listing that failed", () => {
  it("is tried again after longer and longer waits, never more than 15 s", async () => {
    const page = open();
    for (const ms of [...listingTimes.retries, 15_000]) {
      await reader.fail();
      expect(seen(page)).toBe("failed unavailable");
      await wait(ms * 0.8 - 1);
      expect(seen(page)).toBe("failed unavailable");
      await wait(ms * 0.2 + 1);
      expect(seen(page)).toBe("failed unavailable …");
    }
    await reader.answer(1);
    expect(seen(page)).toBe("ready 1");
    await wait(60_000);
    expect(reader.asked).toHaveLength(listingTimes.retries.length + 2);
  });

  it("is tried at once on request and when the network is back", async () => {
    const page = open();
    await reader.fail("offline");
    act(() => void window.dispatchEvent(new Event("online")));
    expect(seen(page)).toBe("failed offline …");
    await reader.fail();
    act(() => page.result.current.status === "failed" && page.result.current.retry());
    expect(seen(page)).toBe("failed unavailable …");
    expect(reader.asked).toHaveLength(3);
  });

  it("has its hanging request replaced when the network is back", async () => {
    const page = open();
    act(() => void window.dispatchEvent(new Event("online")));
    expect(reader.signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    await reader.fail();
    expect(seen(page)).toBe("loading");
    await reader.answer(1);
    expect(seen(page)).toBe("ready 1");
  });

  it("rests while nobody looks", async () => {
    open();
    await reader.fail();
    show("hidden");
    await wait(60_000);
    expect(reader.asked).toHaveLength(1);
    show("visible");
    expect(reader.asked).toHaveLength(2);
  });

  it("is not tried every few seconds when the quota is used up", async () => {
    open();
    await reader.fail("quota");
    await wait(11_000);
    expect(reader.asked).toHaveLength(1);
    await wait(4_000);
    expect(reader.asked).toHaveLength(2);
  });
});

describe("a listing after a save", () => {
  it("is read again, though it is fresh", async () => {
    const page = open();
    await reader.answer(1);
    act(() => listings.invalidate("mls", "results"));
    expect(seen(page)).toBe("ready 1 …");
    await reader.answer(2);
    expect(seen(page)).toBe("ready 2");
    act(() => listings.invalidate("mbl", "results"));
    act(() => listings.invalidate("mls", "players"));
    expect(reader.asked).toHaveLength(2);
  });

  it("does not take an answer that was on its way before the save", async () => {
    const page = open();
    await reader.answer(1);
    act(() => listings.invalidate("mls", "results"));
    act(() => listings.invalidate("mls", "results"));
    await reader.answer(7);
    expect(seen(page)).toBe("ready 1 …");
    await reader.answer(2);
    expect(seen(page)).toBe("ready 2");
  });

  it("waits for somebody who looks", async () => {
    const page = open();
    await reader.answer(1);
    show("hidden");
    act(() => listings.invalidate("mls", "results"));
    expect(reader.asked).toHaveLength(1);
    show("visible");
    await reader.answer(2);
    expect(seen(page)).toBe("ready 2");
  });

  it("is read when its page opens next", async () => {
    const page = open();
    await reader.answer(1);
    page.unmount();
    act(() => listings.invalidate("mls", "results"));
    expect(seen(open())).toBe("ready 1 …");
  });
});

describe("several listings", () => {
  it("come in the order they are asked for, and stay the same list until one changes", async () => {
    const { result, rerender } = renderHook(
      () =>
        useListings([
          { league: mls, kind: "results" },
          { league: mls, kind: "players" },
        ]),
      { wrapper },
    );
    await reader.answer(1);
    await reader.answer(2);
    const [results, players] = result.current;
    expect(results).toMatchObject({ value: { unreadable: { length: 1 } } });
    expect(players).toMatchObject({ value: { unreadable: { length: 2 } } });
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
  });
});

describe("a prerendered page", () => {
  function Size() {
    const state = useListing(mls, "results");
    return <p>{state.status === "ready" ? state.value.unreadable.length : state.status}</p>;
  }
  const page = (isDelivered: boolean) =>
    wrapper({
      children: (
        <DeliveredContext value={isDelivered}>
          <Size />
        </DeliveredContext>
      ),
    });
  /** As src/app/TakeOver.tsx does. */
  async function takeOver(options?: HydrationOptions) {
    const element = document.querySelector("#root") ?? document.body;
    const root = await act(async () => hydrateRoot(element, page(true), options));
    await act(async () => root.render(page(false)));
  }
  it("is loading without data, and asks for none", () => {
    expect(renderToString(page(true))).toBe("<p>loading</p>");
    expect(reader.asked).toEqual([]);
  });

  it("hydrates as it was delivered, though data came first", async () => {
    document.body.innerHTML = `<div id="root">${renderToString(page(true))}</div>`;
    render(page(false));
    await reader.answer(4);
    const onRecoverableError = vi.fn();
    await takeOver({ onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(screen.getAllByText("4")).toHaveLength(2);
  });
});
