// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { studentWeekFootball } from "../../../tests/arena/leagues/studentWeekFootball";
import { makeFixture, makeResult, makeSeason } from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import type { League } from "@/domain/league/league";
import { InLeague } from "@/ui/leagueContext";
import HeadToHeadPage from "./HeadToHeadPage";

const [K, H, T] = ["Kingsway Rovers", "Harbour Eagles", "Mount Trojans"];
const DAY = 86_400_000;
const held: Held = {
  fixtures: [
    makeFixture({ id: "other", teamA: K, teamB: T, date: Date.now() + DAY }),
    makeFixture({ id: "soon", teamA: H, teamB: K, date: Date.now() + 2.1 * DAY }),
  ],
  results: [
    makeResult({ id: "r1", teamA: K, teamB: H, scoreA: 1, scoreB: 3 }),
    makeResult({ id: "r2", teamA: T, teamB: H, scoreA: 9, scoreB: 0 }),
  ],
  seasons: [
    makeSeason({ id: "2026", label: "Season 2026" }),
    makeSeason({ id: "2025", label: "Season 2025" }),
  ],
};
const past = {
  "2025": {
    results: [
      makeResult({ id: "p1", teamA: H, teamB: K, scoreA: 0, scoreB: 4, season: "2025" }),
      makeResult({ id: "p2", teamA: H, teamB: K, scoreA: 1, scoreB: 2, season: "2025" }),
    ],
  },
};

const show = (...clubs: [string, string]) => showIn(mls, clubs, held);

const showIn = (league: League, clubs: [string, string], stored: Held = {}) =>
  renderPage(
    <InLeague league={league}>
      <HeadToHeadPage clubs={clubs} />
    </InLeague>,
    stored,
    `/${league.slug}/clubs/${clubs[0]}/against/${clubs[1]}`,
    past,
  );
const section = async (name: string) => within(await screen.findByRole("region", { name }));

beforeEach(() => stubVisitorZone("Africa/Lagos"));

it("adds up what two clubs did against each other over all seasons, and tells when they meet next", async () => {
  show("kingsway-rovers", "harbour-eagles");
  expect(await screen.findByRole("heading", { level: 1, name: `${K} against ${H}` })).toBeVisible();
  const all = await section("All seasons");
  expect(all.getByText(K).nextSibling).toHaveTextContent("2");
  expect(all.getByText("Draws").nextSibling).toHaveTextContent("0");
  expect(all.getByText(H).nextSibling).toHaveTextContent("1");
  expect(all.getByText("7–4")).toBeVisible();
  const next = await section("Next meeting");
  expect(next.getByRole("link")).toHaveAttribute("href", "/mls/matches/soon");
  expect(next.getByText("2 days, 2 hours")).toBeVisible();
  expect((await section("Season 2025")).getAllByRole("link")).toHaveLength(2);
  expect((await section("Season 2026")).getAllByRole("link")).toHaveLength(1);
});

it("names the highest win of each, at its own season's address", async () => {
  show("kingsway-rovers", "harbour-eagles");
  const highest = await section("Highest wins");
  const addresses = highest.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(addresses).toEqual(["/mls/matches/p1?season=2025", "/mls/matches/r1"]);
});

it("leads to a club's own page where it is named twice", async () => {
  const { address } = show("kingsway-rovers", "kingsway-rovers");
  await waitFor(() => expect(address()).toBe("/mls/clubs/kingsway-rovers"));
});

it("says so where they have not met, and where there is no such club", async () => {
  show("kingsway-rovers", "mount-trojans");
  expect(await screen.findByText("They have not met in the seasons on file.")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Highest wins" })).toBeNull();
  show("kingsway-rovers", "nobody");
  expect(await screen.findByText("No club called “nobody”")).toBeVisible();
});

it("calls teams that are codes by their houses", async () => {
  showIn(studentWeekFootball, ["A1", "B3"]);
  const title = "Science (A1) against Arts (B3)";
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getAllByRole("link", { name: "Arts (B3)" })[0]).toBeVisible();
});
