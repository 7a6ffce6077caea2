// @vitest-environment jsdom
import { act, screen, within, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter, StaticRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { useListing } from "@/data/useListing";
import { withOpened } from "@/leagues/opening";
import { withSeasons } from "@/domain/season/seasons";
import { PageName } from "@/ui/pageName";
import { InLeague } from "@/ui/leagueContext";
import { studentWeekFootball } from "../../../tests/arena/leagues/studentWeekFootball";
import { makeNews, makeSeason } from "../../../tests/factories/records";
import { renderPage } from "../../../tests/harness/renderPage";
import { TakeOver } from "../TakeOver";
import { LeagueLayout } from "./LeagueLayout";

const show = (at: string, page: "results" | "clubs" = "results", league = mls) =>
  renderPage(
    <InLeague league={league}>
      <LeagueLayout page={page}>content</LeagueLayout>
    </InLeague>,
    {},
    at,
  );
const picker = () => screen.queryByRole("combobox", { name: "Season" });

it("lets one choose a season, and drops filters that were about another", async () => {
  const page = show("/mls/results?week=3");
  const seasons = screen.getByRole("combobox", { name: "Season" });
  expect(seasons).toHaveDisplayValue("Season 2026");
  await userEvent.selectOptions(seasons, "Season 2025");
  expect(page.address()).toBe("/mls/results?season=2025");
  await userEvent.selectOptions(seasons, "Season 2026");
  expect(page.address()).toBe("/mls/results");
});

it("names a past season in the title, and no more once the current one is shown", async () => {
  const onName = vi.fn();
  renderPage(
    <PageName value={onName}>
      <InLeague league={mls}>
        <LeagueLayout page="results">content</LeagueLayout>
      </InLeague>
    </PageName>,
    {},
    "/mls/results?season=2025",
  );
  expect(onName).toHaveBeenLastCalledWith("Season 2025");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Season" }), "Season 2026");
  expect(onName).toHaveBeenLastCalledWith("");
});

it("takes the season along to the tabs that show it", () => {
  show("/mls/results?season=2025");
  const to = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(to("Standings")).toBe("/mls/standings?season=2025");
  expect(to("Home")).toBe("/mls/home");
  expect(to("The whole season")).toBe("/mls/seasons/2025");
});

it("takes it along from the season's own page, which has a heading of its own", () => {
  renderPage(
    <InLeague league={mls}>
      <LeagueLayout page="season">content</LeagueLayout>
    </InLeague>,
    {},
    "/mls/seasons/2025",
  );
  expect(screen.getByRole("link", { name: "Results" })).toHaveAttribute(
    "href",
    "/mls/results?season=2025",
  );
  expect(screen.queryByRole("heading")).toBeNull();
});

it("has its tabs in the order in which visitors want them", () => {
  show("/mls/results");
  const names = screen.getAllByRole("link").map(({ textContent }) => textContent);
  const order = ["Home", "Matches", "Standings", "Results", "Stats", "Clubs", "Players"];
  expect(names.filter((name) => order.includes(name))).toEqual(order);
  expect(names.indexOf("NewsSoon")).toBeGreaterThan(names.indexOf("Players"));
});

it("has no tab of a page that the league says nothing of", () => {
  const { transfers: _, ...pages } = mls.pages;
  // A league's file need not name a page that was added after it.
  show("/mls/results", "results", { ...mls, pages: pages as typeof mls.pages });
  expect(screen.queryByRole("link", { name: /^Transfers/ })).toBeNull();
  expect(screen.getByRole("link", { name: /^News/ })).toBeVisible();
});

it("offers no choice on pages without seasons, nor in a league with just one", () => {
  const clubs = show("/mls/clubs", "clubs");
  expect(picker()).toBeNull();
  expect(screen.getByText("· Season 2026")).toBeVisible();
  clubs.unmount();
  show("/student-week-football/results", "results", studentWeekFootball);
  expect(picker()).toBeNull();
});

it("shows the current season for one that nobody knows", () => {
  show("/mls/results?season=1066");
  expect(picker()).toHaveDisplayValue("Season 2026");
});

// React tells of every difference on console.error, which fails a test by itself.
it("is taken over as it was delivered, and shows the address's season after that", async () => {
  const page = (
    <TakeOver isDelivered>
      <InLeague league={mls}>
        <LeagueLayout page="results">content</LeagueLayout>
      </InLeague>
    </TakeOver>
  );
  document.body.innerHTML = renderToString(
    <StaticRouter location="/mls/results">{page}</StaticRouter>,
  );
  expect(picker()).toHaveDisplayValue("Season 2026");
  const root = await act(async () => {
    const at = ["/mls/results?season=2025"];
    return hydrateRoot(document.body, <MemoryRouter initialEntries={at}>{page}</MemoryRouter>);
  });
  expect(picker()).toHaveDisplayValue("Season 2025");
  // Work that is left would be done when there is no window any more.
  act(() => root.unmount());
});

it("names the season that administrators have opened, and offers the one they have closed", async () => {
  const seasons = [
    makeSeason({ id: "2026", label: "Season 2027" }),
    makeSeason({ id: "season-2026", label: "Season 2026", ended: Date.UTC(2026, 11), closed: 2 }),
  ];
  const layout = (
    <InLeague league={withSeasons(mls, seasons)}>
      <LeagueLayout page="results">content</LeagueLayout>
    </InLeague>
  );
  const page = renderPage(layout, { seasons }, "/mls/results");
  await waitFor(() =>
    expect(screen.getByRole("combobox", { name: "Season" })).toHaveDisplayValue("Season 2027"),
  );
  const options = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(options).toEqual(["Season 2027", "Season 2026", "Season 2025"]);
  await userEvent.selectOptions(screen.getByRole("combobox"), "Season 2026");
  expect(page.address()).toBe("/mls/results?season=season-2026");
});

it("marks every tab whose page has nothing real yet, and none that is open", () => {
  const page = studentWeekFootball;
  const tabs = () => screen.getAllByRole("link").map(({ textContent }) => textContent);
  const before = show("/student-week-football/club", "clubs", page);
  expect(tabs().slice(0, 6)).toEqual([
    "Home",
    "StandingsSoon",
    "ResultsSoon",
    "StatsSoon",
    "TeamsSoon",
    "PlayersSoon",
  ]);
  before.unmount();
  show("/student-week-football/club", "clubs", withOpened(page, ["standings", "news"]));
  expect(tabs()).toEqual(expect.arrayContaining(["Standings", "News", "ResultsSoon"]));
});

it("calls no tab to come whose page is open", () => {
  const tab = () => screen.getByRole("link", { name: /^Stats/ }).textContent;
  const before = show("/mbl/results", "results", mbl);
  expect(tab()).toBe("StatsSoon");
  before.unmount();
  show("/mbl/results", "results", withOpened(mbl, ["stats"]));
  expect(tab()).toBe("Stats");
});

const HOUR = 3_600_000;
const open = withOpened(mls, ["news"]);
const news = [
  makeNews({ id: "over", title: "Gates were open", until: Date.now() - HOUR }),
  makeNews({ id: "pinned", title: "All off today", until: Date.now() + HOUR }),
  makeNews({ id: "news", title: "Photo day", until: null }),
];
const showPinned = (page: "results" | "match" | "news", league = open) =>
  renderPage(
    <InLeague league={league}>
      <LeagueLayout page={page}>
        <Known />
      </LeagueLayout>
    </InLeague>,
    { news },
    `/mls/${page}`,
  );

/** Says when the announcements are here. */
function Known() {
  const state = useListing(mls, "news");
  return state.status === "ready" && <p>{state.value.records.length} are known</p>;
}

it.each(["results", "match"] as const)("has what is pinned on top of %s", async (page) => {
  showPinned(page);
  const list = await screen.findByRole("list", { name: "Announcements" });
  const links = within(list).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["All off today"]);
  expect(links[0]).toHaveAttribute("href", "/mls/news");
});

it("has nothing pinned above the news themselves, nor while these are closed", async () => {
  const page = showPinned("news");
  await screen.findByText("3 are known");
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole("list", { name: "Announcements" })).toBeNull();
  page.unmount();
  showPinned("results", mls);
  await screen.findByText("3 are known");
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole("list", { name: "Announcements" })).toBeNull();
});
