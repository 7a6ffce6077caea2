// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type * as connection from "@/data/connection";
import { followLeague } from "@/data/followLeague";
import { useListing } from "@/data/useListing";
import type { RecordOf } from "@/records/record";
import type { LiveMatch } from "@/domain/match/live";
import { useMatches } from "@/site/match/useMatches";
import { AnyMatchRow } from "@/ui/match/AnyMatchRow";
import { InLeague } from "@/ui/leagueContext";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture, makeResult } from "../../../tests/factories/records";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import { settle } from "../../../tests/harness/settle";
import { LeagueLayout } from "../league/LeagueLayout";

vi.mock("@/data/followLeague", () => ({ followLeague: vi.fn<typeof followLeague>() }));
vi.mock("@/data/connection", async (original) => ({
  ...(await original<typeof connection>()),
  loadLiveReader: async () => reader,
  peekLive: (...asked: Parameters<typeof connection.peekLive>) => peeked(...asked),
}));
const peeked = vi.fn<typeof connection.peekLive>();
const reader = { follow: () => () => {} };
const said = () => started.mock.calls[0]?.[1];
const started = vi.mocked(followLeague);
const stop = vi.fn<() => void>();
beforeEach(() => {
  started.mockReset();
  stop.mockReset();
  started.mockReturnValue(stop);
});

const MINUTE = 60_000;
const begun = (minutesAgo: number, status = "Upcoming") =>
  makeFixture({ date: Date.now() - minutesAgo * MINUTE, status });

interface Shown {
  readonly reads?: boolean;
  readonly at?: string;
  readonly held?: Held;
}

/** A page of the league that reads fixtures, or none. */
function show(
  fixtures: readonly RecordOf<"fixtures">[],
  { reads = true, at = "/mls/results", held = {} }: Shown = {},
) {
  function Page() {
    useListing(mls, reads ? "fixtures" : "standings");
    useListing(mls, reads ? "results" : "standings");
    return <p>content</p>;
  }
  return renderPage(
    <InLeague league={mls}>
      <LeagueLayout page="results">
        <Page />
      </LeagueLayout>
    </InLeague>,
    { fixtures, ...held },
    at,
  );
}
const tellLive = (live: boolean) => act(() => said()?.onLive(live));
const mark = () => screen.queryByText("Live");

it("follows the league while a match is on, and says so once that works", async () => {
  const page = show([{ ...begun(30), id: "on" }]);
  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(1));
  expect(started.mock.calls[0]?.[0].league).toBe(mls);
  expect(mark()).toBeNull();
  tellLive(true);
  expect(mark()).toBeVisible();
  expect(
    screen.getByRole("link", { name: /^Live\s*: Kingsway Rovers v Mount Trojans is on/ }),
  ).toHaveAttribute("href", "/mls/matches/on");
  tellLive(false);
  expect(mark()).toBeNull();
  page.unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});

it.each([
  ["no match is on", [begun(300), begun(-300), begun(30, "Full time")], {}],
  ["nothing has read the fixtures", [begun(30)], { reads: false }],
])("neither loads nor connects where %s", async (_, fixtures, options) => {
  show(fixtures, options);
  await settle();
  expect(started).not.toHaveBeenCalled();
});

it("follows a match that begins before its printed kick-off, once somebody tells of it", async () => {
  const early = [{ ...begun(-60), id: "early" }];
  peeked.mockResolvedValue({ updatedAt: null, matches: new Map() });
  const nothing = show(early);
  await vi.waitFor(() => expect(peeked).toHaveBeenCalledTimes(1));
  await settle();
  expect(started).not.toHaveBeenCalled();
  nothing.unmount();
  peeked.mockResolvedValue({ updatedAt: Date.now(), matches: new Map([["early", live()]]) });
  show(early);
  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(1));
});

it("says nothing once the result of the match stands", async () => {
  const on = begun(30);
  show([on], { held: { results: [makeResult({ ...on, id: on.id, scoreA: 1, scoreB: 0 })] } });
  await settle();
  expect(started).not.toHaveBeenCalled();
  expect(mark()).toBeNull();
});

const live = (change: Partial<LiveMatch> = {}): LiveMatch => ({
  scoreA: 1,
  scoreB: 0,
  phase: "2nd half",
  detail: "",
  minute: 66,
  since: Date.now(),
  events: ["e1|58|goal|A|Obinna Uzoma|Elikem Asante"],
  ...change,
});
const tell = (fixture: string, match = live(), updatedAt = Date.now()) =>
  act(() => said()?.onMatches({ updatedAt, matches: new Map([[fixture, match]]) }));
/** A list of that match alone, inside the league. */
function showRow(fixture: RecordOf<"fixtures">, held: Held = {}, league = mls) {
  const now = Date.now();
  function Page() {
    const { matches } = useMatches(league);
    return matches.map((match) => (
      <InLeague key={match.id} league={league} clubs={[]}>
        <AnyMatchRow link={{ to: "#" }} match={match} now={now} />
      </InLeague>
    ));
  }
  return renderPage(
    <InLeague league={league}>
      <LeagueLayout page="results">
        <Page />
      </LeagueLayout>
    </InLeague>,
    { fixtures: [fixture], results: [], ...held },
    `/${league.slug}/results`,
  );
}
const row = (name: RegExp) => screen.queryByRole("link", { name });

describe("a match that is told as it is played", () => {
  it("shows score, minute and that it is live, and says each change once", async () => {
    showRow({ ...begun(80), id: "on" });
    await vi.waitFor(() => expect(started).toHaveBeenCalled());
    expect(await screen.findByRole("link", { name: /On now/ })).toBeVisible();
    tell("on");
    expect(row(/^Kingsway Rovers 1–0 Mount Trojans, live, 67'/)).toBeVisible();
    const words = "Kingsway Rovers 2, Mount Trojans 0";
    expect(screen.queryByText(words)).toBeNull();
    tell("on", live({ scoreA: 2 }));
    expect(screen.getByText(words)).toHaveAttribute("role", "status");
    tell("on", live({ scoreA: 2, since: null, phase: "Half-time" }));
    expect(row(/^Kingsway Rovers 2–0 Mount Trojans, live, Half-time/)).toBeVisible();
  });

  it("is said in whole points and halves where the sport counts halves", async () => {
    showRow({ ...begun(80), id: "on" }, {}, mcl);
    await vi.waitFor(() => expect(started).toHaveBeenCalled());
    tell("on", live({ scoreA: 2, scoreB: 0, phase: "", events: [] }));
    tell("on", live({ scoreA: 3, scoreB: 1, phase: "", events: [] }));
    expect(screen.getByText("Kingsway Rovers 1½, Mount Trojans ½")).toHaveAttribute(
      "role",
      "status",
    );
  });

  it("is shown as it was planned when what is said is from before it was moved", async () => {
    showRow({ ...begun(80), id: "on" });
    await vi.waitFor(() => expect(started).toHaveBeenCalled());
    tell("on", live(), Date.now() - 24 * 60 * MINUTE);
    expect(row(/ v Mount Trojans.*On now/)).toBeVisible();
  });

  it("is shown as its result says once that stands, and forgotten when the page is left", async () => {
    const on = { ...begun(80), id: "on" };
    const page = showRow(on, {
      fixtures: [on, { ...begun(30), id: "second", teamA: "Lagoon City" }],
      results: [makeResult({ ...on, id: "on", scoreA: 4, scoreB: 4 })],
    });
    await vi.waitFor(() => expect(started).toHaveBeenCalled());
    tell("on");
    expect(row(/1–0/)).toBeNull();
    expect(row(/4–4/)).toBeVisible();
    tell("second");
    expect(row(/^Lagoon City 1–0/)).toBeVisible();
    page.unmount();
    showRow(on);
    expect(row(/1–0/)).toBeNull();
  });
});

it("says nothing over a past season, which does not change", async () => {
  show([begun(30)], { at: "/mls/results?season=2025" });
  await vi.waitFor(() => expect(started).toHaveBeenCalled());
  tellLive(true);
  expect(mark()).toBeNull();
});

it("leaves the page as it is when its code cannot be had", async () => {
  started.mockImplementation(() => {
    throw new Error("no such file");
  });
  show([begun(30)]);
  await settle();
  expect(screen.getByText("content")).toBeVisible();
  expect(mark()).toBeNull();
});
