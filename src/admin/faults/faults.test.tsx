// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Component, type ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { failure } from "@/data/failure";
import type { Fault } from "@/domain/fault";
import { ConnectionProvider, type Connection } from "@/session/ConnectionProvider";
import { useSession } from "@/session/SessionProvider";
import { openAdmin, type Person } from "../../../tests/harness/adminScene";
import { FaultWatch } from "./FaultWatch";

const PAGE = "/mls/admin-dashboard/faults";
const fault: Fault = {
  message: "TypeError: x is undefined",
  place: "Form-Dx8.js:1:20",
  page: "/mls/admin-dashboard/results/…",
  version: "1.0.0",
  browser: "Firefox 128, Linux",
};

beforeEach(() => {
  // React tells of every caught error.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("the page of faults", () => {
  it("shows owners what broke, and deletes it once they have said so", async () => {
    const { user, connection } = await openAdmin(PAGE, { as: "boss" });
    await screen.findByText("No faults");
    await connection.faults.keep(fault);
    await user.click(screen.getByRole("link", { name: "Dashboard" }));
    expect(
      await screen.findByText(/^One fault of the administration since \w+ \d+ \w+\.$/),
    ).toBeVisible();
    await user.click(screen.getByRole("link", { name: "Look at it" }));
    const list = await screen.findByRole("list", { name: "Faults" });
    const [row] = within(list).getAllByRole("listitem");
    expect(row).toHaveTextContent(
      /^TypeError: x is undefined.*results\/… · Form-Dx8\.js:1:20 · version 1\.0\.0 · Firefox 128, Linux.*You, just now/,
    );
    await user.click(screen.getByRole("button", { name: "Delete all" }));
    expect(screen.getByRole("button", { name: "Keep" })).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Keep" }));
    expect(await connection.faults.newest(10)).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Delete all" }));
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await screen.findByText("1 fault deleted");
    await screen.findByText("No faults");
    expect(await connection.faults.newest(10)).toEqual([]);
  });

  it("says why they could not be deleted, and tries again", async () => {
    let left = 1;
    const { user } = await openAdmin(PAGE, {
      as: "boss",
      change: ({ faults, ...others }) => ({
        ...others,
        faults: {
          ...faults,
          newest: async () => [{ ...fault, id: "2026-03-14-00", by: "x", at: 0 }],
          clear: async () => {
            if (left-- > 0) throw failure("offline");
          },
        },
      }),
    });
    await user.click(await screen.findByRole("button", { name: "Delete all" }));
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await screen.findByText("Not all of them were deleted. You are offline.");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("1 fault deleted")).toBeVisible();
  });

  it("is none of an administrator's, nor is the dashboard's line", async () => {
    const { user, connection } = await openAdmin(PAGE, { as: "football" });
    await screen.findByText("For owners only");
    await connection.faults.keep(fault);
    expect(screen.queryByRole("link", { name: "Faults" })).toBeNull();
    await user.click(screen.getByRole("link", { name: "Dashboard" }));
    await screen.findByText("No result is missing.");
    expect(screen.queryByText(/fault of the administration/)).toBeNull();
  });

  it("says that they could not be read", async () => {
    await openAdmin(PAGE, {
      as: "boss",
      change: (connection) => ({
        ...connection,
        faults: { ...connection.faults, newest: () => Promise.reject(failure("timeout")) },
      }),
    });
    expect(await screen.findByText("Failed to load the faults.")).toBeVisible();
  });
});

/** Shows in place of a page that it broke, as the site does. */
class Broken extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <p>It broke.</p> : this.props.children;
  }
}

describe("what an administrator's page meets", () => {
  let broken: Error | null = null;
  function Page() {
    const { status } = useSession();
    if (broken) throw broken;
    return <p>{status === "loading" ? "Loading" : "The page"}</p>;
  }
  afterEach(() => {
    broken = null;
  });

  /** The watch around a page, in the boundary that shows what broke, with what was kept. */
  async function watched(as: Person | null, keep?: Connection["faults"]["keep"]) {
    const scene = await openAdmin("/mls/admin-dashboard", { as });
    const kept: Fault[] = [];
    const store = async (one: Fault) => void kept.push(one);
    const connection = {
      ...scene.connection,
      faults: { ...scene.connection.faults, keep: keep ?? store },
    };
    const load = () => Promise.resolve(connection);
    const site = () => (
      <MemoryRouter>
        <Broken>
          <ConnectionProvider load={load}>
            <FaultWatch>
              <Page />
            </FaultWatch>
          </ConnectionProvider>
        </Broken>
      </MemoryRouter>
    );
    const { rerender } = render(site());
    await screen.findByText("The page");
    return { kept, again: () => rerender(site()) };
  }
  const told = (type: string, more: object) =>
    act(() => void window.dispatchEvent(Object.assign(new Event(type), more)));

  it("is stored: what breaks the page, what a press throws, what nobody waited for", async () => {
    const { kept, again } = await watched("football");
    await told("error", { error: new TypeError("press"), message: "press" });
    await told("unhandledrejection", { reason: new Error("promise") });
    await told("unhandledrejection", { reason: failure("offline") });
    await told("error", { message: "Script error." });
    broken = new RangeError("page");
    again();
    expect(await screen.findByText("It broke.")).toBeVisible();
    await waitFor(() =>
      expect([...new Set(kept.map(({ message }) => message))]).toEqual([
        "TypeError: press",
        "promise",
        "RangeError: page",
      ]),
    );
    expect(kept[0]).toMatchObject({ page: "/mls/admin-dashboard" });
  });

  it("is stored of nobody without rights", async () => {
    const { kept } = await watched("visitor");
    await told("error", { error: new TypeError("press"), message: "press" });
    expect(kept).toEqual([]);
  });
});
