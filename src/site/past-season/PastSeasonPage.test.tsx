// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { useOpenedLeague } from "@/data/useOpenedLeague";
import { mls } from "../../../tests/arena/leagues/mls";
import { makePlayer, makeResult, makeSeason, makeStanding } from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import { PageName } from "@/ui/pageName";
import { InLeague } from "@/ui/leagueContext";
import PastSeasonPage from "./PastSeasonPage";

const [K, H, T] = ["Kingsway Rovers", "Harbour Eagles", "Mount Trojans"];
const season = "2025";
const seasons = [
  makeSeason({ id: "2026", label: "Season 2026" }),
  makeSeason({
    id: season,
    label: "Season 2025",
    table: "kept",
    players: "kept",
    champion: T,
    places: [T, K, H],
    format: "groups=;rounds=1;through=2;cup=2;third=no;legs=1",
    closed: 1,
  }),
  makeSeason({ id: "spring", label: "Spring 2024", champion: H, closed: 0 }),
];
const row = { season, group: "", played: 4 };
const past: Readonly<Record<string, Held>> = {
  [season]: {
    seasons,
    standings: [
      makeStanding({ ...row, id: "k", team: K, points: 9 }),
      makeStanding({ ...row, id: "t", team: T, points: 7 }),
      makeStanding({ ...row, id: "h", team: H, points: 1 }),
    ],
    results: [
      makeResult({ id: "f", season, stage: "F", teamA: K, teamB: T, scoreA: 0, scoreB: 2 }),
    ],
    players: [
      makePlayer({ id: "a", season, name: "Ada Obi", club: K, goals: 3 }),
      makePlayer({ id: "b", season, name: "Bayo Ige", club: T, goals: 8 }),
    ],
  },
  spring: { seasons },
};
const onName = vi.fn();

function Page({ id }: { readonly id: string }) {
  return (
    <PageName value={onName}>
      <InLeague league={useOpenedLeague(mls)}>
        <PastSeasonPage id={id} />
      </InLeague>
    </PageName>
  );
}

const open = (id: string, given: Held = { seasons }) =>
  renderPage(<Page id={id} />, given, `/mls/seasons/${id}`, past);
const section = async (name: string) => within(await screen.findByRole("region", { name }));
const links = (of: Awaited<ReturnType<typeof section>>) =>
  of.getAllByRole("link").map((link) => link.getAttribute("href"));

beforeEach(() => {
  onName.mockClear();
  stubVisitorZone("Africa/Lagos");
});

it("tells who won and how, the final table, and who scored, and leads to the rest of that season", async () => {
  open(season);
  expect(await screen.findByText("beat Kingsway Rovers 2–0")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("MLS football, Season 2025");
  const table = (await section("Final table")).getByRole("table");
  expect(
    within(table)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(
    ["kingsway-rovers", "mount-trojans", "harbour-eagles"].map((one) => `/mls/clubs/${one}`),
  );
  expect(await (await section("Knock-out")).findByText(/^Final: /)).toBeInTheDocument();
  const scorers = await section("Top players");
  expect(scorers.getAllByRole("listitem").map((one) => one.textContent)).toEqual([
    expect.stringContaining("Bayo Ige"),
    expect.stringContaining("Ada Obi"),
  ]);
  expect(links(await section("More of Season 2025"))).toEqual(
    ["standings", "results", "players", "stats"].map((page) => `/mls/${page}?season=2025`),
  );
  expect(links(await section("Other seasons"))).toEqual(["/mls/home", "/mls/seasons/spring"]);
  expect(onName).toHaveBeenLastCalledWith(`MLS football, Season 2025: table, champion ${T}`);
});

it("is there for a season that administrators closed, with what is known of it", async () => {
  open("spring");
  expect(await screen.findByText("No table of Spring 2024")).toBeVisible();
  expect(screen.getByRole("link", { name: H })).toHaveAttribute(
    "href",
    "/mls/clubs/harbour-eagles",
  );
  expect(screen.queryByRole("region", { name: "Top players" })).toBeNull();
});

it.each([
  ["1905", "No season called “1905”"],
  ["2026", "Season 2026 is not over"],
])("says of %s: %s, and asks for nothing of it", async (id, said) => {
  const { reads } = open(id);
  expect(await screen.findByText(said)).toBeVisible();
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(reads.toSorted()).toEqual(["seasons"]);
  expect(onName).not.toHaveBeenCalled();
});

it("reads the season's own document, and its players", async () => {
  const { reads } = open(season);
  await section("Top players");
  expect([...new Set(reads)].toSorted()).toEqual([
    "fixtures",
    "players",
    "results",
    "seasons",
    "standings",
    "teams",
    "whole results",
  ]);
});

it("says that it cannot be read, and never that there is no such season", async () => {
  open(season, { seasons: "broken" });
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.queryByText(/^No season/)).toBeNull();
});
