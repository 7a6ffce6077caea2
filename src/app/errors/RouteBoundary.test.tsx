import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { laterPage } from "@/ui/later/later";
import { ChunkFailure } from "@/ui/later/lazyPart";
import { reloadOnce, reloadPastCache } from "./reloadOnce";
import { RouteBoundary } from "./RouteBoundary";

vi.mock("./reloadOnce", () => ({ reloadOnce: vi.fn(() => false), reloadPastCache: vi.fn() }));

let failure: Error | null = null;

function Page({ name }: { readonly name: string }) {
  if (failure) throw failure;
  return <p>{name}</p>;
}

const site = (path: string, onRetry = () => {}) => (
  <MemoryRouter>
    <nav>Menu</nav>
    <RouteBoundary key={path} onRetry={onRetry}>
      <Page name={path} />
    </RouteBoundary>
  </MemoryRouter>
);

const unattended = (
  <MemoryRouter>
    <RouteBoundary onRetry={() => {}} unattended>
      <Page name="/screen" />
    </RouteBoundary>
  </MemoryRouter>
);

beforeEach(() => {
  // React tells of every caught error.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  failure = null;
  vi.clearAllMocks();
});

describe("the boundary around a page", () => {
  it("keeps a crash away from the frame, and tries the page again on request", async () => {
    failure = new Error("a bug");
    const onRetry = vi.fn(() => {
      failure = null;
    });
    render(site("/players", onRetry));
    expect(screen.getByRole("alert")).toHaveTextContent("This page has stopped working.");
    expect(screen.getByText("Menu")).toBeVisible();
    expect(reloadOnce).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByText("/players")).toBeVisible();
  });

  it("starts afresh on the next page", () => {
    failure = new Error("a bug");
    const { rerender } = render(site("/players"));
    failure = null;
    rerender(site("/results"));
    expect(screen.getByText("/results")).toBeVisible();
  });

  it("reloads once for code that is gone, and says so when that does not help", () => {
    failure = new ChunkFailure(new TypeError("404"), () => {});
    render(site("/players"));
    expect(reloadOnce).toHaveBeenCalledOnce();
    expect(screen.getByRole("alert")).toHaveTextContent("This page could not be loaded.");
  });

  it("does the same for code that the page cannot be without", async () => {
    const Later = laterPage(() => Promise.reject<never>(new TypeError("404")));
    render(
      <MemoryRouter>
        <RouteBoundary onRetry={() => {}}>
          <Suspense>
            <Later />
          </Suspense>
        </RouteBoundary>
      </MemoryRouter>,
    );
    expect(await screen.findByText("This page could not be loaded.")).toBeVisible();
    expect(reloadOnce).toHaveBeenCalledOnce();
  });

  it("reloads on request, because a browser may not fetch missing code twice", async () => {
    const missing = new TypeError("404");
    failure = new ChunkFailure(missing, () => {});
    render(site("/players"));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(reloadPastCache).toHaveBeenCalledExactlyOnceWith(missing);
  });

  it.each([
    ["a crash", () => new Error("a bug")],
    ["code that is gone", () => new ChunkFailure(new TypeError("404"), () => {})],
  ])("recovers from %s by itself where nobody is there", async (_, thrown) => {
    vi.useFakeTimers();
    const reload = vi.fn();
    const fetchPage = vi.fn<() => Promise<Response>>();
    vi.stubGlobal("location", { pathname: "/screen", reload });
    vi.stubGlobal("fetch", fetchPage);
    failure = thrown();
    const page = render(unattended);
    fetchPage.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    // Without a server it is redrawn, which fails again.
    expect(screen.getByRole("alert")).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    fetchPage.mockResolvedValueOnce(new Response("<p>The page</p>"));
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(reload).toHaveBeenCalledOnce();
    page.unmount();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("draws it anew by itself where that helps without a server", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    failure = new Error("a bug");
    render(unattended);
    failure = null;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText("/screen")).toBeVisible();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("asks anew on request, without a network, for code that the page itself asked for", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const forget = vi.fn(() => {
      failure = null;
    });
    failure = new ChunkFailure(new TypeError("Failed to fetch"), forget);
    render(site("/players"));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(forget).toHaveBeenCalledOnce();
    expect(screen.getByText("/players")).toBeVisible();
    vi.restoreAllMocks();
  });
});
