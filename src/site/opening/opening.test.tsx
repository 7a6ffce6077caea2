import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { leagues } from "@/leagues";
import { openablePages, type OpenablePage } from "@/leagues/opening";
import { makeNews, makePlayer, makeSeason } from "../../../tests/factories/records";
import { renderPage } from "../../../tests/harness/renderPage";
import ComingSoonPart from "../coming-soon/ComingSoonPart";
import PlaceholderPage from "../placeholder/PlaceholderPage";

const closed = leagues.flatMap((league) =>
  openablePages(league).map((page) => [`${league.slug} ${page}`, league, page] as const),
);

/** What an opened page shows of the only player, of the first club, or of the only announcement. */
const shown: Readonly<Partial<Record<OpenablePage, RegExp>>> = {
  stats: /^Ayo Bello$/,
  clubs: /^A1/,
  news: /^Pitch waterlogged/,
};

it("there are pages to open: news, basketball's statistics, and the teams of the student week", () => {
  expect(closed.map(([name]) => name)).toEqual([
    "mls news",
    "mbl stats",
    "mbl news",
    "mvl news",
    "mal news",
    "mcl news",
    "mttl news",
    "mltl news",
    "student-week-football clubs",
    "student-week-football news",
  ]);
});

it.each(closed)("%s is announced, and real once it is opened", async (_, league, page) => {
  const element =
    league.pages[page] === "coming-soon" ? (
      <ComingSoonPart league={league} page={page} title="Page" />
    ) : (
      <PlaceholderPage
        isEmpty={league.pages[page] === "empty"}
        league={league}
        page={page}
        title="Page"
      />
    );
  const { id, label } = league.seasons[0];
  const players = [makePlayer({ name: "Ayo Bello", club: league.clubs[0]?.name ?? "", goals: 3 })];
  const announced = /Coming Soon!|This page is a placeholder|Nothing has been published here/;
  const news = [makeNews()];
  const before = renderPage(element, { players, news, seasons: [makeSeason({ id, label })] });
  expect(await screen.findByText(announced)).toBeInTheDocument();
  before.unmount();
  const open = [page];
  const opened = [makeSeason({ id, label, players: "kept", open })];
  renderPage(element, { players, news, seasons: opened });
  const role = page === "news" ? "heading" : "link";
  const [first] = await screen.findAllByRole(role, { name: shown[page] ?? /nothing/ });
  expect(first).toBeInTheDocument();
  expect(screen.queryByText(announced)).toBeNull();
});
