// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import { loading, type ReadState } from "@/data/readState";
import { listedMatch } from "@/domain/match/listed";
import { meetSeasonOf } from "@/domain/season/meets";
import type { Occasion } from "@/domain/season/occasion";
import { mal } from "../../../../tests/arena/leagues/mal";
import { mls } from "../../../../tests/arena/leagues/mls";
import { mvl } from "../../../../tests/arena/leagues/mvl";
import {
  KICK_OFF,
  makeEvent,
  makeFixture,
  makeMeet,
  makeResult,
} from "../../../../tests/factories/records";
import { useAllMatches, type LeagueDays } from "../leagueMatches";
import { pressRows, pressText } from "./pressRows";
import PressSheet from "./PressSheet";

vi.mock("../leagueMatches", () => ({ useAllMatches: vi.fn() }));

const DAY = "2026-03-14";
const ZONE = "Africa/Lagos";
const occasion = (match: ReturnType<typeof listedMatch>): Occasion => ({
  kind: "match",
  id: match.id,
  date: match.date,
  day: match.day,
  match,
});
const fixture = (id: string, of: Parameters<typeof makeFixture>[0]) =>
  makeFixture({
    id,
    date: KICK_OFF,
    teamA: `${id} A`,
    teamB: `${id} B`,
    stadium: "Main bowl",
    ...of,
  });
const played = (id: string, of: Parameters<typeof makeResult>[0]) =>
  makeResult({ id, date: KICK_OFF, teamA: `${id} A`, teamB: `${id} B`, ...of });

const football = [
  listedMatch(fixture("One", {}), played("One", { scoreA: 2, scoreB: 1, detail: "ht 1-0" })),
  listedMatch(fixture("Two", { status: "Postponed", reason: "flooded" })),
  listedMatch(fixture("Three", {})),
  listedMatch(fixture("=Four", {}), played("=Four", { scoreA: 1, scoreB: 1, ending: "pens 4-2" })),
];
const volleyball = [
  listedMatch(
    fixture("Five", {}),
    played("Five", { scoreA: 3, scoreB: 0, detail: "25-20 25-18 25-11" }),
  ),
];
const retry = vi.fn();
const read: ReadState<null> = {
  status: "ready",
  value: null,
  readAt: KICK_OFF,
  refreshing: false,
  failure: null,
  retry,
};
const failed: ReadState<null> = {
  status: "failed",
  failure: failure("unavailable"),
  refreshing: false,
  retry,
};
// No more of a league is asked for.
const of = (league: typeof mls, matches: typeof football, results: ReadState<null> = read) =>
  ({
    league,
    clubs: [],
    days: new Map([[DAY, matches.map(occasion)]]),
    planned: read,
    played: results,
  }) as unknown as LeagueDays;
const leagues = [of(mls, football), of(mvl, volleyball)];
const show = (shown: readonly LeagueDays[], isListed = true) => {
  vi.mocked(useAllMatches).mockReturnValue({ isListed, leagues: shown });
  render(<PressSheet day={DAY} onClose={() => {}} />);
};
beforeEach(() => void vi.mocked(useAllMatches).mockReturnValue({ isListed: true, leagues }));

it("says of each match what a newspaper prints, league by league", () => {
  const text = pressText("Saturday", pressRows(leagues, DAY, ZONE));
  const time = /\d\d:\d\d/.exec(text)?.[0];
  expect(text).toBe(
    [
      "Saturday",
      [
        mls.name,
        "One A 2–1 One B (Half-time 1–0)",
        "Two A v Two B, Postponed: flooded, Main bowl",
        `Three A v Three B, ${time}, Main bowl`,
        "=Four A 1–1 =Four B (4–2 on penalties)",
      ].join("\n"),
      [mvl.name, "Five A 3–0 Five B (25–20 · 25–18 · 25–11)"].join("\n"),
    ].join("\n\n"),
  );
  expect(pressRows(leagues, "2026-03-15", ZONE)).toEqual([]);
});

it("is copied, and saved as a file that no spreadsheet reckons with", async () => {
  const user = userEvent.setup();
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => {};
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  render(<PressSheet day={DAY} onClose={() => {}} />);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText("Copied.")).toBeVisible();
  expect(await navigator.clipboard.readText()).toContain("One A 2–1 One B");
  await user.click(screen.getByRole("button", { name: "Save as CSV" }));
  expect(click).toHaveBeenCalledOnce();
  click.mockRestore();
  const reader = new FileReader();
  reader.readAsText(files[0] ?? new Blob());
  await expect.poll(() => reader.result).not.toBeNull();
  const [head, first, ...rest] = String(reader.result).trim().split("\r\n");
  expect(head).toBe("League,Home,Away,Score,Detail,Time or status,Ground");
  expect(first).toBe(`${mls.name},One A,One B,2–1,Half-time 1–0,,Main bowl`);
  expect(rest.join()).toContain(`,"'=Four A",`);
});

it("says of a meet that was called off that it is, though some events were held", () => {
  const timetable = ["1|14:00|100 metres|time", "2|15:00|Long jump|distance"];
  const [team = ""] = mal.clubs.map(({ name }) => name);
  const season = meetSeasonOf(mal, {
    meets: [
      makeMeet({ id: "off", name: "Rained off", status: "Cancelled", timetable }),
      makeMeet({ id: "half", name: "Half held", status: "Postponed", timetable }),
      makeMeet({ id: "on", name: "Opening meet", timetable }),
    ],
    events: [makeEvent({ meet: "half", number: 1, lines: [`1|Abu|${team}|10.90`] })],
    teams: [],
  });
  const days = season.meets.map((seasonMeet) => ({ kind: "meet", seasonMeet }));
  const athletics = { ...of(mal, []), days: new Map([[DAY, days]]) } as unknown as LeagueDays;
  const lines = pressText("Saturday", pressRows([athletics], DAY, ZONE)).split("\n");
  expect(lines.find((line) => line.startsWith("Rained off"))).toBe(
    "Rained off, Cancelled, Running track",
  );
  expect(lines.find((line) => line.startsWith("Half held"))).toMatch(
    /^Half held: 1 .+, Postponed$/,
  );
  expect(lines.find((line) => line.startsWith("Opening"))).toMatch(/^Opening meet, \d\d:\d\d, /);
});

it("waits for every league, and says which could not be loaded, in what is copied too", async () => {
  const isEmpty = () => screen.queryByText("No matches on this day.") !== null;
  show([of(mls, []), of(mvl, [], loading)]);
  show([of(mls, [])], false);
  expect(screen.getAllByText("Loading matches")).toHaveLength(2);
  expect([isEmpty(), screen.queryByRole("button", { name: "Copy" })]).toEqual([false, null]);
  cleanup();
  show([of(mls, football), of(mvl, [], failed)]);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(retry).toHaveBeenCalledOnce();
  const text = screen.getByText(/One A 2–1 One B/);
  expect(text).toHaveTextContent(`${mvl.name} Results could not be loaded.`);
  cleanup();
  show([of(mls, [])]);
  expect(isEmpty()).toBe(true);
});

it("names all parts of a league that could not be loaded, and meets as meets", () => {
  const noteOf = (league: LeagueDays) => pressRows([league], DAY, ZONE).map(({ home }) => home);
  const without = (league: typeof mls, results: ReadState<null>) =>
    ({ ...of(league, [], results), planned: failed }) as unknown as LeagueDays;
  expect(noteOf(without(mls, failed))).toEqual(["Fixtures and results could not be loaded."]);
  expect(noteOf(without(mal, read))).toEqual(["Meets could not be loaded."]);
  expect(noteOf(without(mal, failed))).toEqual(["Meets and results could not be loaded."]);
});
