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
  transfers: /^Ayo Bello$/,
};

it("there are pages to open: news, transfers, basketball's statistics, the student week's teams", () => {
  expect(closed.map(([name]) => name)).toEqual([
    "mls transfers",
    "mls news",
    "mbl stats",
    "mbl transfers",
    "mbl news",
    "mvl transfers",
    "mvl news",
    "mal transfers",
    "mal news",
    "mcl transfers",
    "mcl news",
    "mttl transfers",
    "mttl news",
    "mltl transfers",
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
  const formerClubs = [`2026-02-01 ${league.clubs[1]?.name ?? ""}`];
  const players = [
    makePlayer({ name: "Ayo Bello", club: league.clubs[0]?.name ?? "", goals: 3, formerClubs }),
  ];
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
