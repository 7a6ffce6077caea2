import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { setOpenedLeagues } from "@/leagues/registry";
import { makeLeague } from "../../tests/factories/records";
import { stubVisitorZone } from "../../tests/factories/zone";
import { renderPage, type Held } from "../../tests/harness/renderPage";
import { settle } from "../../tests/harness/settle";
import { SportDrawer } from "./frame/SportDrawer";
import { preload } from "./pages/preload";
import { SitePage } from "./SitePage";

/* An arena whose files have no league: what its visitors see before an owner opens the first one, and after it. */

vi.mock(import("@arena/leagues/entries"), () => ({ entries: [], wholeLeagues: {} }));
vi.mock(import("@arena/leagues"), () => ({ leagues: [] }));

beforeAll(async () => {
  await Promise.all(["/", "/today", "/championship", "/privacy"].map(preload));
  await Promise.all([
    import("@/site/today/Today"),
    import("@/site/no-league/NoLeagueYet"),
    import("@/leagues/openedLeague"),
  ]);
});
beforeEach(() => {
  stubVisitorZone("Africa/Lagos");
  vi.stubGlobal("scrollTo", vi.fn());
});
afterEach(() => {
  setOpenedLeagues([]);
  vi.unstubAllGlobals();
});

async function visit(at: string, leagues: Held["leagues"] = []) {
  const page = await act(async () => renderPage(<SitePage />, { leagues }, at));
  await settle();
  return page;
}

const first = makeLeague({ id: "freshers-cup", name: "Freshers cup" });
const menu = () => within(screen.getByRole("navigation", { name: "Main menu" }));

describe("an arena without a league", () => {
  it.each(["/", "/today"])("%s says what an owner does first", async (path) => {
    const page = await visit(path);
    expect(await screen.findByRole("heading", { name: "No league yet" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Open the first league" })).toHaveAttribute(
      "href",
      "/arena/admin-dashboard/open-league",
    );
    expect(page.reads).toEqual(["leagues"]);
  });

  it("does not say so where the leagues cannot be read, and reads them again", async () => {
    const page = await visit("/today", "broken");
    expect(screen.queryByText("No league yet")).toBeNull();
    const [again] = await screen.findAllByRole("button", { name: "Try again" });
    page.held.leagues = [];
    fireEvent.click(again as HTMLElement);
    expect(await screen.findByRole("heading", { name: "No league yet" })).toBeVisible();
  });

  it("says so in its menu, and leads administrators to a sign-in of the arena", async () => {
    await visit("/privacy");
    expect(menu().getByText("No league yet")).toBeVisible();
    for (const door of screen.getAllByRole("link", { name: "For administrators" }))
      expect(door).toHaveAttribute("href", "/arena/admin-auth");
  });

  it("says so in the drawer of phones", async () => {
    renderPage(<SportDrawer onClose={() => {}} />);
    await settle();
    expect(screen.getByText("No league yet")).toBeInTheDocument();
  });

  it("has a championship without a house", async () => {
    await visit("/championship");
    expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.queryAllByRole("alert")).toEqual([]);
  });
});

describe("the same once a league is open", () => {
  it("has its sport in the menu of every page", async () => {
    await visit("/privacy", [first]);
    expect(menu().queryByText("No league yet")).toBeNull();
    fireEvent.click(menu().getByRole("button", { name: /^Football/ }));
    expect(menu().getByRole("link", { name: /^League/ })).toHaveAttribute(
      "href",
      "/freshers-cup/home",
    );
  });

  it("has it on the front page, and the league's own sign-in", async () => {
    await visit("/", [first]);
    expect(screen.queryByText("No league yet")).toBeNull();
    expect(screen.getByRole("region", { name: "Sport by sport" })).toBeVisible();
    const [door] = screen.getAllByRole("link", { name: "For administrators" });
    expect(door).toHaveAttribute("href", "/freshers-cup/admin-auth");
  });

  it("leads from the arena's own address of pages to the front page", async () => {
    const page = await visit("/arena/home", [first]);
    expect(page.address()).toBe("/");
  });
});
