import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { leagues } from "@/leagues";
import { openablePages, type OpenablePage } from "@/leagues/opening";
import { makePlayer, makeSeason } from "../../../tests/factories/records";
import { renderPage } from "../../../tests/harness/renderPage";
import ComingSoonPart from "../coming-soon/ComingSoonPart";
import PlaceholderPage from "../placeholder/PlaceholderPage";

const closed = leagues.flatMap((league) =>
  openablePages(league).map((page) => [`${league.slug} ${page}`, league, page] as const),
);

/** What an opened page shows of the only player, or of the first club. */
const shown: Readonly<Partial<Record<OpenablePage, RegExp>>> = {
  stats: /^Ayo Bello$/,
  clubs: /^A1/,
};

it("there are pages to open: basketball's statistics, and the teams of the student week", () => {
  expect(closed.map(([name]) => name)).toEqual(["mbl stats", "student-week-football clubs"]);
});

it.each(closed)("%s is announced, and real once it is opened", async (_, league, page) => {
  const element =
    league.pages[page] === "coming-soon" ? (
      <ComingSoonPart league={league} page={page} title="Page" />
    ) : (
      <PlaceholderPage isEmpty={false} league={league} page={page} title="Page" />
    );
  const { id, label } = league.seasons[0];
  const players = [makePlayer({ name: "Ayo Bello", club: league.clubs[0]?.name ?? "", goals: 3 })];
  const announced = /Coming Soon!|This page is a placeholder/;
  const before = renderPage(element, { players, seasons: [makeSeason({ id, label })] });
  expect(await screen.findByText(announced)).toBeInTheDocument();
  before.unmount();
  const open = [page];
  renderPage(element, { players, seasons: [makeSeason({ id, label, players: "kept", open })] });
  const [first] = await screen.findAllByRole("link", { name: shown[page] ?? /nothing/ });
  expect(first).toBeInTheDocument();
  expect(screen.queryByText(announced)).toBeNull();
});
