// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type * as connection from "@/data/connection";
import { seedData } from "@/demo/seed/seedData";
import type { League } from "@/domain/league/league";
import { kindsOfLeagues } from "@/records/kinds";
import { InLeague } from "@/ui/leagueContext";
import { clubKey, follow, playerKey } from "@/ui/mine/mine";
import { mal } from "../../tests/arena/leagues/mal";
import { mls } from "../../tests/arena/leagues/mls";
import { mttl } from "../../tests/arena/leagues/mttl";
import { studentWeekFootball } from "../../tests/arena/leagues/studentWeekFootball";
import { stubVisitorZone } from "../../tests/factories/zone";
import { renderPage, type Held } from "../../tests/harness/renderPage";
import { seededRecords } from "../../tests/harness/seeded";
import ClubPage from "@/site/club/ClubPage";
import ClubsPage from "@/site/clubs/ClubsPage";
import EmbedPage from "@/site/embed/EmbedPage";
import HeadToHeadPage from "@/site/head-to-head/HeadToHeadPage";
import HomePage from "@/site/home/HomePage";
import LandingPage from "@/site/landing/LandingPage";
import MatchPage from "@/site/match-page/MatchPage";
import MatchesPage from "@/site/matches/MatchesPage";
import MeetClubPage from "@/site/meets/MeetClubPage";
import MeetHomePage from "@/site/meets/MeetHomePage";
import MeetPlayersPage from "@/site/meets/MeetPlayersPage";
import MeetResultsPage from "@/site/meets/MeetResultsPage";
import MeetStandingsPage from "@/site/meets/MeetStandingsPage";
import MeetStatsPage from "@/site/meets/MeetStatsPage";
import PastMeetSeasonPage from "@/site/meets/PastMeetSeasonPage";
import MyClubsPage from "@/site/mine/MyClubsPage";
import PastSeasonPage from "@/site/past-season/PastSeasonPage";
import PlayerPage from "@/site/player-page/PlayerPage";
import PlayersPage from "@/site/players/PlayersPage";
import ResultsPage from "@/site/results/ResultsPage";
import ScreenPage from "@/site/screen/Screen";
import { screenTimes } from "@/site/screen/upkeep";
import StandingsPage from "@/site/standings/StandingsPage";
import StatsPage from "@/site/stats/StatsPage";
import TodayPage from "@/site/today/TodayPage";

// Pages follow live matches: this test has no live data besides the records.
vi.mock("@/data/connection", async (original) => ({
  ...(await original<typeof connection>()),
  loadLiveReader: async () => ({ watch: () => () => {}, watchMatches: () => () => {} }),
}));

const NOW = Date.UTC(2026, 10, 22, 14);
const seed = seedData({ now: new Date(NOW), variant: "today" });

/** The seed's records of a league, without announcements, whose texts name clubs as they were typed. */
const recordsOf = (league: League, season?: string): Held =>
  Object.fromEntries(
    kindsOfLeagues
      .filter((kind) => kind !== "news" && league.collections[kind])
      .map((kind) => [kind, seededRecords(seed, league, kind, season)]),
  );

beforeEach(() => {
  localStorage.clear();
  stubVisitorZone("Africa/Lagos");
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
  vi.stubGlobal("fetch", async () => new Response(""));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the code and the data of every part arrive. */
async function arrive() {
  for (let turn = 0; turn < 3; turn++) {
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(100));
  }
}

/** Returns the texts on the page: of its elements, for screen readers, and the title. */
function shownTexts(): readonly string[] {
  const texts = [document.title];
  // A crest without a picture has the code in its drawing, beside the name.
  for (const one of document.body.querySelectorAll("*:not(svg, svg *)")) {
    texts.push(...["aria-label", "alt", "title"].map((name) => one.getAttribute(name) ?? ""));
    for (const node of one.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? "");
  }
  return texts;
}

/** Returns the places where a club's code stands without its house: "Arts (B3)" is right, "B3" is not. */
const bareIn = (texts: readonly string[], { clubs }: League): readonly string[] => {
  const bare = new RegExp(`(?<![\\w(])(?:${clubs.map(({ name }) => name).join("|")})(?![\\w)])`);
  return texts.filter((text) => bare.test(text));
};

/** Clicks all buttons of a name that are on the page. */
async function click(name: RegExp) {
  for (const button of screen.queryAllByRole("button", { name })) fireEvent.click(button);
  await arrive();
}

/** A league whose clubs' names are codes: visitors read "Law (Kingsway Rovers)". */
const coded = (league: League): League => ({ ...league, clubCodes: true });
const [football, tableTennis, athletics] = [coded(mls), coded(mttl), coded(mal)];

const firstId = (league: League, kind: "fixtures" | "players" | "results") =>
  seededRecords(seed, league, kind)[0]?.id ?? "";
const resultId = (league: League) =>
  seededRecords(seed, league, "results").find(({ ending }) => ending === "")?.id ?? "";

type Case = readonly [slug: string, name: string, league: League, page: ReactNode, at: string];
type Page = readonly [name: string, page: ReactNode, at?: string];

const casesOf = (league: League, pages: readonly Page[]): readonly Case[] =>
  pages.map(([name, page, at = "/"]) => [league.slug, name, league, page, at]);

const ofMatches = (league: League): readonly Page[] => {
  const [one, other] = league.clubs.map(({ slug }) => slug);
  return [
    ["home", <HomePage key="" />],
    ["matches", <MatchesPage key="" />],
    ["results", <ResultsPage key="" />],
    ["standings", <StandingsPage key="" />],
    ["cross-table", <StandingsPage key="" />, "/?view=cross"],
    ["what if", <StandingsPage key="" />, "/?whatif=on"],
    ["home table", <StandingsPage key="" />, "/?at=home"],
    ["statistics", <StatsPage key="" />],
    ["players", <PlayersPage key="" />],
    ["player", <PlayerPage id={firstId(league, "players")} key="" />],
    ["clubs", <ClubsPage key="" />],
    ["club", <ClubPage key="" slug={one ?? ""} />],
    ["two clubs", <HeadToHeadPage clubs={[one ?? "", other ?? ""]} key="" />],
    ["result", <MatchPage id={resultId(league)} key="" />],
    ["fixture", <MatchPage id={firstId(league, "fixtures")} key="" />],
    ["embedded table", <EmbedPage key="" part="table" />],
    ["embedded matches", <EmbedPage key="" part="fixtures" />],
  ];
};

const ofMeets: readonly Page[] = [
  ["home", <MeetHomePage key="" />],
  ["results", <MeetResultsPage key="" />],
  ["standings", <MeetStandingsPage key="" />],
  ["statistics", <MeetStatsPage key="" />],
  ["players", <MeetPlayersPage key="" />],
  ["club", <MeetClubPage key="" slug={mal.clubs[0]?.slug ?? ""} />],
  ["past season", <PastMeetSeasonPage id="2025" key="" />],
];

it.each([
  ...casesOf(football, ofMatches(football)),
  ...casesOf(football, [["past season", <PastSeasonPage id="2025" key="" />]]),
  ...casesOf(tableTennis, ofMatches(tableTennis)),
  ...casesOf(athletics, ofMeets),
])(
  "a page of a league calls no club by its code alone: %s %s",
  async (_slug, _name, league, page, at) => {
    const past = { "2025": recordsOf(league, "2025") };
    renderPage(<InLeague league={league}>{page}</InLeague>, recordsOf(league), at, past);
    await arrive();
    await click(/^(Why\?|Show points)/);
    expect(document.body.textContent).toMatch(/\((?:\w+ )+\w+\)/);
    expect(bareIn(shownTexts(), league)).toEqual([]);
  },
);

it.each([
  ["today", <TodayPage key="" />],
  ["my clubs", <MyClubsPage key="" />],
  ["landing", <LandingPage key="" />],
  ["screen", <ScreenPage key="" slug={studentWeekFootball.slug} />],
])("calls no club by its code alone on the page of several leagues: %s", async (name, page) => {
  const { slug } = studentWeekFootball;
  follow("clubs", clubKey(studentWeekFootball, "B3"), true);
  follow("players", playerKey(studentWeekFootball, firstId(studentWeekFootball, "players")), true);
  renderPage(page, {}, "/", {}, { leagues: { [slug]: recordsOf(studentWeekFootball) } });
  await arrive();
  const scenes = name === "screen" ? 4 : 1;
  for (let scene = 0; scene < scenes; scene++) {
    expect(bareIn(shownTexts(), studentWeekFootball)).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(screenTimes.scene));
  }
  cleanup();
});
