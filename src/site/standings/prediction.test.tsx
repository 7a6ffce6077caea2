import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { matchOf } from "@/domain/match/match";
import { InLeague } from "@/ui/leagueContext";
import {
  KICK_OFF,
  MEET_ONCE,
  makeFixture,
  makeResult,
  makeSeason,
} from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { renderPage } from "../../../tests/harness/renderPage";
import { isAhead, scorePrediction } from "./prediction";
import { readTriedScores } from "./whatIf";
import StandingsPage from "./StandingsPage";

const DAY = 86_400_000;
const [K, H, T] = ["Kingsway Rovers", "Harbour Eagles", "Mount Trojans"];

const one = makeFixture({ id: "one", teamA: H, teamB: T, date: KICK_OFF });
const two = makeFixture({ id: "two", teamA: K, teamB: T, date: KICK_OFF + DAY });
const before = makeResult({ id: "r0", teamA: K, teamB: H, date: KICK_OFF - DAY });

const show = async (results: readonly ReturnType<typeof makeResult>[], at: string) => {
  cleanup();
  const page = renderPage(
    <InLeague league={mls}>
      <StandingsPage />
    </InLeague>,
    {
      seasons: [makeSeason({ id: "2026", format: MEET_ONCE })],
      fixtures: [one, two],
      results: [before, ...results],
    },
    at,
  );
  await screen.findByRole("button", { name: "Keep as my prediction" });
  return page;
};
const keep = () => userEvent.click(screen.getByRole("button", { name: "Keep as my prediction" }));

beforeEach(() => {
  localStorage.clear();
  stubVisitorZone("Africa/Lagos");
  vi.useFakeTimers({ now: KICK_OFF - DAY / 2, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("keeps a round on the device, shows it again, and scores it against what happened", async () => {
  await show([], "/?whatif=one:2-1,two:0-0");
  await keep();
  expect(screen.getByText("Kept on this device: 2 matches ahead.")).toBeVisible();

  const page = await show([], "/?whatif=on");
  await userEvent.click(screen.getByRole("button", { name: "Show my prediction" }));
  expect(page.address()).toBe(`/?whatif=${encodeURIComponent("one:2-1,two:0-0")}`);

  // The first was played, and is too late to be said anew.
  vi.setSystemTime(KICK_OFF + DAY / 2);
  const played = makeResult({
    id: "one",
    teamA: H,
    teamB: T,
    scoreA: 2,
    scoreB: 1,
    date: KICK_OFF,
  });
  await show([played], "/?whatif=two:3-0");
  expect(screen.getByText("You predicted 1 match so far: 3 points")).toBeVisible();
  expect(screen.getByText(`${H} 2–1 ${T}: you said 2–1, 3 points`)).toBeInTheDocument();
  await keep();
  expect(screen.getByText("Kept on this device: 1 match ahead.")).toBeVisible();
  expect(localStorage.getItem("arena-predictions")).toBe('{"mls":"one:2-1,two:3-0"}');
});

it("keeps no score of a match that has begun, nor one typed by half", async () => {
  vi.setSystemTime(KICK_OFF + 60_000);
  await show([], "/?whatif=one:2-1,two:1-");
  expect(screen.getByRole("button", { name: "Keep as my prediction" })).toBeDisabled();
});

it("says so where the browser keeps nothing", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("Full", "QuotaExceededError");
  });
  await show([], "/?whatif=one:2-1");
  await keep();
  expect(screen.getByText(/so your prediction was not kept\.$/)).toBeVisible();
});

describe("the score of a prediction", () => {
  const scored = (said: string, of: Parameters<typeof makeResult>[0]) =>
    scorePrediction(
      readTriedScores(`one:${said}`),
      [matchOf(one, makeResult({ teamA: H, teamB: T, ...of }))],
      [],
    ).map(({ points }) => points);

  it.each([
    ["2-1", { scoreA: 2, scoreB: 1 }, [3]],
    ["1-0", { scoreA: 2, scoreB: 1 }, [1]],
    ["1-1", { scoreA: 0, scoreB: 0 }, [1]],
    ["0-2", { scoreA: 2, scoreB: 1 }, [0]],
    // The result names the sides the other way round.
    ["2-1", { teamA: T, teamB: H, scoreA: 1, scoreB: 2 }, [3]],
    ["3-0", { scoreA: 3, scoreB: 0, ending: "awarded A walkover" }, []],
    ["2-", { scoreA: 2, scoreB: 1 }, []],
  ] as const)("of %s against %j is %j", (said, of, points) => {
    expect(scored(said, of)).toEqual(points);
  });

  it("is open until a match begins", () => {
    expect(isAhead(matchOf(one), KICK_OFF - 1)).toBe(true);
    expect(isAhead(matchOf(one), KICK_OFF)).toBe(false);
    expect(isAhead(matchOf({ ...one, status: "Live" }), KICK_OFF - 1)).toBe(false);
    expect(isAhead(matchOf({ ...one, date: null }), KICK_OFF)).toBe(true);
  });
});
