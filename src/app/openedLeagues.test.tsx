import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type * as connection from "@/data/connection";
import type { Listing } from "@/data/reader";
import { daysFrom } from "@/domain/day";
import { setOpenedLeagues } from "@/leagues/registry";
import { leagues } from "@arena/leagues";
import { makeFixture, makeLeague, makeTeam } from "../../tests/factories/records";
import { stubVisitorZone } from "../../tests/factories/zone";
import { renderPage, type Held, type RenderedPage } from "../../tests/harness/renderPage";
import { settle } from "../../tests/harness/settle";
import { preload } from "./pages/preload";
import { SitePage } from "./SitePage";

// Nothing is live here.
vi.mock("@/data/connection", async (original) => ({
  ...(await original<typeof connection>()),
  loadLiveReader: async () => ({ watch: () => () => {}, watchMatches: () => () => {} }),
}));

/** Wednesday 10 March 2027, 15:00 in Lagos. */
const NOW = Date.UTC(2027, 2, 10, 14);
const TODAY = "2027-03-10";
const MINUTE = 60_000;

// Code comes when it comes: here it is not what is waited for.
beforeAll(async () => {
  const places = ["/", "/today", "/championship", "/my-clubs", "/privacy", "/nobody"];
  const soon = "/volleyball/convoweek";
  const pages = ["home", "standings", "admin-auth"].map((page) => `/${leagues[0]?.slug}/${page}`);
  await Promise.all([...places, soon, ...pages].map(preload));
  await Promise.all([
    import("@/site/today/Today"),
    import("@/site/mine/MyClubsList"),
    import("@/leagues/openedLeague"),
  ]);
});

beforeEach(() => {
  stubVisitorZone("Africa/Lagos");
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
  vi.stubGlobal("scrollTo", vi.fn());
});
afterEach(() => {
  setOpenedLeagues([]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Scene extends RenderedPage {
  /** The leagues that were read, each once; "" where it was the list of opened ones. */
  readonly asked: ReadonlySet<string>;
}

interface Differing {
  readonly days?: Listing<"leagues">["days"];
  /** What one league alone holds, by its slug. */
  readonly only?: Readonly<Record<string, Held>>;
}

/** A site with these opened leagues, at an address. */
async function visit(
  at: string,
  opened: Held["leagues"] = [],
  { days = {}, only = {}, ...held }: Held & Differing = {},
): Promise<Scene> {
  const asked = new Set<string>();
  // Code that comes while it is drawn is waited for.
  const page = await act(async () =>
    renderPage(
      <SitePage />,
      { ...held, leagues: opened },
      at,
      {},
      { days, leagues: only, before: async (slug) => void asked.add(slug) },
    ),
  );
  await settle();
  return { ...page, asked };
}

const heading = () => screen.getByRole("heading", { level: 1 });
const listReads = ({ reads }: RenderedPage) => reads.filter((kind) => kind === "leagues").length;
const cup = makeLeague({ id: "freshers-cup", name: "Freshers cup" });
const playing = { "freshers-cup": { first: daysFrom(TODAY, -2), last: daysFrom(TODAY, 30) } };

describe("an address that the site does not know", () => {
  it.each([
    ["/freshers-cup/home", "Freshers cup"],
    ["/freshers-cup", "Freshers cup"],
    ["/freshers-cup/standings", "Standings"],
    ["/freshers-cup/admin-auth", "Admin sign-in"],
  ])("%s is looked for, and answered by the league that was opened there", async (path, title) => {
    const page = await visit(path, [cup]);
    expect(heading()).toHaveTextContent(title);
    expect(listReads(page)).toBe(1);
  });

  it("is out of bounds once the database has answered", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => void (answer = resolve));
    const page = await act(async () =>
      renderPage(<SitePage />, { leagues: [cup] }, "/nobody/home", {}, { before: () => held }),
    );
    await settle();
    expect(heading()).toHaveTextContent("Looking for this page");
    expect(document.title).toMatch(/^Looking for this page · /);
    answer();
    await settle();
    expect(heading()).toHaveTextContent("Out of bounds");
    expect(document.title).toMatch(/^Page not found · /);
    expect(listReads(page)).toBe(1);
  });

  it("is not known to be out of bounds without an answer, and looked for again", async () => {
    const page = await visit("/freshers-cup/home", "broken");
    expect(heading()).toHaveTextContent("No connection");
    expect(document.title).toMatch(/^No connection · /);
    page.held.leagues = [cup];
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await settle();
    expect(heading()).toHaveTextContent("Freshers cup");
  });

  it.each(["/mls/nothing", "/freshers_cup/home"])(
    "%s can be no league's, and is not looked for",
    async (path) => {
      const page = await visit(path, [cup]);
      expect(heading()).toHaveTextContent("Out of bounds");
      expect(listReads(page)).toBe(0);
    },
  );
});

describe("a league that was opened in the app", () => {
  it("reads its own sheet, and the list of leagues once", async () => {
    const page = await visit("/freshers-cup/standings", [cup], { teams: [makeTeam()] });
    expect([...page.asked].toSorted()).toEqual(["", "freshers-cup"]);
    expect(listReads(page)).toBe(1);
  });

  it("says that it is closed at its own addresses, and stands in no menu then", async () => {
    await visit("/freshers-cup/home", [{ ...cup, state: "closed" }]);
    expect(heading()).toHaveTextContent("Freshers cup");
    expect(screen.getByText(/^This league is closed/)).toBeVisible();
    expect(screen.queryByRole("link", { name: "Freshers cup", hidden: true })).toBeNull();
  });

  it("is nowhere once it is removed", async () => {
    await visit("/freshers-cup/home", [{ ...cup, state: "removed" }]);
    expect(heading()).toHaveTextContent("Out of bounds");
  });

  it("stands in the place of the page that says it is still to come", async () => {
    const week = { sport: "basketball", section: "studentWeek", name: "Student week basketball" };
    await visit("/student-week-basketball/home", [
      makeLeague({ ...week, id: "student-week-basketball" }),
    ]);
    expect(heading()).toHaveTextContent("Student week basketball");
  });

  it("is where that page leads, at an address of its own", async () => {
    const convo = makeLeague({ id: "convo", section: "convoWeek", name: "Convo cup" });
    const page = await visit("/football/convoweek", [convo]);
    expect(heading()).toHaveTextContent("Convo cup");
    expect(page.address()).toBe("/convo/home");
  });
});

describe("the menu", () => {
  it("asks which leagues there are when it opens, and not again for ten minutes", async () => {
    const page = await visit("/privacy", [cup]);
    const menu = within(screen.getByRole("navigation", { name: "Main menu" }));
    const press = async () => {
      fireEvent.click(menu.getByRole("button", { name: /^Football/ }));
      await settle();
    };
    expect(listReads(page)).toBe(0);
    await press();
    expect(menu.getByRole("link", { name: "Freshers cup" })).toHaveAttribute(
      "href",
      "/freshers-cup/home",
    );
    expect(listReads(page)).toBe(1);
    await press();
    await act(() => vi.advanceTimersByTimeAsync(9 * MINUTE));
    await press();
    expect(listReads(page)).toBe(1);
    await press();
    await act(() => vi.advanceTimersByTimeAsync(2 * MINUTE));
    await press();
    expect(listReads(page)).toBe(2);
  });
});

describe("search", () => {
  const search = async (opened: Held["leagues"], more: Differing = {}) => {
    const page = await visit("/privacy", opened, more);
    act(() => screen.getAllByRole("button", { name: "Search" })[0]?.focus());
    await act(() => vi.dynamicImportSettled());
    fireEvent.keyDown(document.body, { key: "/" });
    await settle();
    return { page, dialog: within(screen.getByRole("dialog", { name: "Search" })) };
  };

  it("finds clubs of an opened league and leads to its pages", async () => {
    const only = { "freshers-cup": { teams: [makeTeam({ name: "Purple Comets" })] } };
    const { dialog } = await search([cup], { only });
    fireEvent.change(dialog.getByRole("combobox"), { target: { value: "purple" } });
    await settle();
    const links = dialog.getAllByRole("link", { name: /Purple Comets/ });
    expect(links.map((one) => one.getAttribute("href"))).toContain(
      "/freshers-cup/clubs/purple-comets",
    );
  });

  it.each([0, 2, 20])(
    "with %d opened leagues reads the list, and each league once",
    async (count) => {
      const opened = Array.from({ length: count }, (_, at) => makeLeague({ id: `cup-${at}` }));
      const { page } = await search(opened);
      const own = leagues.map(({ slug }) => slug);
      expect([...page.asked].toSorted()).toEqual(
        [...own, "", ...opened.map(({ id }) => id)].toSorted(),
      );
      expect(listReads(page)).toBe(1);
    },
  );
});

describe("pages of one league", () => {
  it.each([0, 2, 20])("with %d opened leagues read no more of a built-in one", async (count) => {
    const opened = Array.from({ length: count }, (_, at) => makeLeague({ id: `cup-${at}` }));
    const { asked } = await visit("/mls/standings", opened);
    expect([...asked]).toEqual(["mls"]);
  });

  it.each([2, 20])("of an opened one among %d read the list besides it", async (count) => {
    const opened = Array.from({ length: count }, (_, at) => makeLeague({ id: `cup-${at}` }));
    const page = await visit("/cup-1/standings", opened);
    expect([...page.asked].toSorted()).toEqual(["", "cup-1"]);
    expect(listReads(page)).toBe(1);
  });
});

describe("pages of several leagues", () => {
  const builtIn = leagues.map(({ slug }) => slug);
  /** Of these leagues every fourth plays around today. */
  const some = (count: number) => {
    const opened = Array.from({ length: count }, (_, at) =>
      // The championship is in sight in a page without a height.
      makeLeague({ id: `cup-${at}`, name: `Cup ${at}`, championship: false }),
    );
    const said = opened.map(({ id }, at) => {
      const first = daysFrom(TODAY, at % 4 === 0 ? -1 : 20);
      return [id, { first, last: daysFrom(first, 3) }] as const;
    });
    const around = opened.filter((_, at) => at % 4 === 0).map(({ id }) => id);
    return { opened, days: Object.fromEntries(said), around };
  };

  it.each(["/", "/today"].flatMap((path) => [0, 2, 20].map((count) => [path, count] as const)))(
    "%s with %d opened leagues reads the list, the arena’s own, and those that play around today",
    async (path, count) => {
      const { opened, days, around } = some(count);
      const page = await visit(path, opened, { days });
      expect([...page.asked].toSorted()).toEqual([...builtIn, "", ...around].toSorted());
      expect(listReads(page)).toBe(1);
    },
  );

  it("Today shows a match of an opened league, and of another one on the day that is chosen", async () => {
    const fixtures = [makeFixture({ date: NOW + 60 * MINUTE, teamA: "Reds", teamB: "Blues" })];
    const later = { "freshers-cup": { first: daysFrom(TODAY, 40), last: daysFrom(TODAY, 42) } };
    const { unmount } = await visit("/today", [cup], { fixtures, days: playing });
    expect(screen.getByRole("heading", { name: "Freshers cup", level: 3 })).toBeVisible();
    unmount();
    const page = await visit(`/today?day=${daysFrom(TODAY, 41)}`, [cup], { days: later });
    expect(page.asked).toContain("freshers-cup");
  });

  it("the championship reads those that count", async () => {
    const { asked } = await visit("/championship", [
      cup,
      makeLeague({ id: "fun-cup", championship: false }),
      makeLeague({ id: "over", state: "closed" }),
    ]);
    expect([...asked].toSorted()).toEqual([...builtIn, "", "freshers-cup"].toSorted());
  });

  it("My clubs reads those of followed clubs, whenever they play", async () => {
    localStorage.setItem("arena-mine", JSON.stringify({ clubs: ["freshers-cup/reds"] }));
    const { asked } = await visit("/my-clubs", [cup, makeLeague({ id: "other" })]);
    expect(asked.has("freshers-cup")).toBe(true);
    expect(asked.has("other")).toBe(false);
  });
});
