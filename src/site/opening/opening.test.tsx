import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useOpenedLeague } from "@/data/useOpenedLeague";
import { leagues } from "@arena/leagues";
import type { League } from "@/domain/league/league";
import { openablePages, type OpenablePage } from "@/leagues/opening";
import { InLeague } from "@/ui/leagueContext";
import { makeNews, makePlayer, makeResult, makeSeason } from "../../../tests/factories/records";
import { renderPage } from "../../../tests/harness/renderPage";
import ComingSoonPart from "../coming-soon/ComingSoonPart";
import PlaceholderPage from "../placeholder/PlaceholderPage";

const closed = leagues.flatMap((league) =>
  openablePages(league).map((page) => [`${league.slug} ${page}`, league, page] as const),
);

/** What an opened page shows: of the only player, match or announcement, or of the first club. */
const shown: Readonly<Partial<Record<OpenablePage, RegExp>>> = {
  players: /Ayo Bello/,
  results: /\bA1\b.*\bA2\b/,
  standings: /\bA1\b/,
  stats: /^(Ayo Bello|A1|Science \(A1\)|Hilltop Hawks)$/,
  clubs: /\bA1\b/,
  news: /^Pitch waterlogged/,
  transfers: /^Ayo Bello$/,
};

/** What it is, where that is no link: a card of a player opens a dialog. */
const roles: Readonly<Partial<Record<OpenablePage, string>>> = {
  players: "button",
  news: "heading",
};

/** The page as it is in the site. */
function AsOpen({ league, page }: { readonly league: League; readonly page: OpenablePage }) {
  const opened = useOpenedLeague(league);
  return league.pages[page] === "coming-soon" ? (
    <InLeague league={opened}>
      <ComingSoonPart page={page} title="Page" />
    </InLeague>
  ) : (
    <InLeague league={opened}>
      <PlaceholderPage isEmpty={league.pages[page] === "empty"} page={page} title="Page" />
    </InLeague>
  );
}

it("there are pages to open: news, transfers, basketball's statistics, and those of the student week", () => {
  expect(closed.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      "mls news",
      "mls transfers",
      "mbl stats",
      ...["players", "results", "standings", "stats", "clubs", "news"].map(
        (page) => `student-week-football ${page}`,
      ),
    ]),
  );
});

it.each(closed)("%s is announced, and real once it is opened", async (_, league, page) => {
  const element = <AsOpen league={league} page={page} />;
  const { id, label } = league.seasons[0];
  const formerClubs = [`2026-02-01 ${league.clubs[1]?.name ?? ""}`];
  const players = [
    makePlayer({ name: "Ayo Bello", club: league.clubs[0]?.name ?? "", goals: 3, formerClubs }),
  ];
  const [teamA = "", teamB = ""] = league.clubs.map(({ name }) => name);
  const held = { players, results: [makeResult({ teamA, teamB })], news: [makeNews()] };
  const announced = /Coming Soon!|This page is a placeholder|Nothing has been published here/;
  const before = renderPage(element, { ...held, seasons: [makeSeason({ id, label })] });
  expect(await screen.findByText(announced)).toBeInTheDocument();
  before.unmount();
  const open = [page];
  const season = makeSeason({ id, label, table: "computed", players: "kept", open });
  renderPage(element, { ...held, seasons: [season] });
  const role = roles[page] ?? "link";
  const [first] = await screen.findAllByRole(role, { name: shown[page] ?? /nothing/ });
  expect(first).toBeInTheDocument();
  expect(screen.queryByText(announced)).toBeNull();
});
