// @vitest-environment jsdom
import { waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type * as connection from "@/data/connection";
import type { LiveState } from "@/data/liveState";
import type { LiveReader } from "@/data/reader";
import { notBegun } from "@/domain/match/pitch";
import { LeagueLayout } from "../league/LeagueLayout";
import { InLeague } from "@/ui/leagueContext";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture } from "../../../tests/factories/records";
import { renderPage } from "../../../tests/harness/renderPage";
import EmbedPage from "@/site/embed/EmbedPage";
import LandingPage from "@/site/landing/LandingPage";
import MatchPage from "@/site/match-page/MatchPage";
import Screen from "@/site/screen/Screen";
import TodayPage from "@/site/today/TodayPage";

/* A scorer has begun a match a quarter of an hour before its printed kick-off: every page says that it is on. */

vi.mock("@/data/connection", async (original) => ({
  ...(await original<typeof connection>()),
  loadLiveReader: async () => reader,
  peekLive: (...asked: Parameters<typeof connection.peekLive>) => peeked(...asked),
}));
const peeked = vi.fn<typeof connection.peekLive>();

const MINUTE = 60_000;
const early = makeFixture({
  id: "early",
  date: Date.now() + 16 * MINUTE,
  teamA: "Kingsway Rovers",
  teamB: "Mount Trojans",
  status: "Upcoming",
});
const state = (): LiveState => ({
  updatedAt: Date.now(),
  matches: new Map([["early", { ...notBegun, scoreA: 1, scoreB: 1, phase: "1st half" }]]),
});
const reader: Pick<LiveReader, "watch" | "watchMatches"> = {
  watch: () => () => {},
  watchMatches(_, onMatches) {
    onMatches(state());
    return () => {};
  },
};

beforeEach(() => {
  peeked.mockReset();
  peeked.mockImplementation(async ({ slug }) =>
    slug === mls.slug ? state() : { updatedAt: null, matches: new Map() },
  );
});

const ofFootball = (page: ReactNode) => <InLeague league={mls}>{page}</InLeague>;

const pages: readonly (readonly [at: string, page: ReactNode])[] = [
  ["/", <LandingPage key="/" />],
  ["/today", <TodayPage key="/today" />],
  ["/screen/mls", <Screen key="screen" slug="mls" />],
  [
    "/mls/matches/early",
    ofFootball(
      <LeagueLayout page="matches">
        <MatchPage id="early" />
      </LeagueLayout>,
    ),
  ],
  ["/embed/mls/fixtures", ofFootball(<EmbedPage part="fixtures" />)],
];

/** Only football has the match. */
const open = (at: string, page: ReactNode) =>
  renderPage(page, {}, at, {}, { leagues: { mls: { fixtures: [early] } } });

/** Parts, headings and sentences that begin so: to look for words in a whole page costs more than the code that is waited for. */
const saying = (words: RegExp) =>
  [...document.querySelectorAll(":is(section, h2, h3, p, span, time):not(button *)")]
    .map((part) => part.getAttribute("aria-label") ?? part.textContent)
    .filter((text) => words.test(text ?? ""));
const on = /^(?:Live|On now)\b/;
const toCome = /^Next\b|^Begins in/;

it.each(pages)("%s says that it is on, and nowhere that it is to come", async (at, page) => {
  open(at, page);
  await waitFor(() => expect(saying(on)).not.toEqual([]));
  await waitFor(() => expect(saying(toCome)).toEqual([]));
});

it.each(pages)("%s says that it is to come while the live document is empty", async (at, page) => {
  peeked.mockResolvedValue({ updatedAt: null, matches: new Map() });
  open(at, page);
  await waitFor(() => expect(peeked).toHaveBeenCalledTimes(1));
  expect(saying(on)).toEqual([]);
});
