// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { listedMatch } from "@/domain/match/listed";
import type { Occasion } from "@/domain/season/occasion";
import { mls } from "../../../../tests/arena/leagues/mls";
import { mvl } from "../../../../tests/arena/leagues/mvl";
import { KICK_OFF, makeFixture, makeResult } from "../../../../tests/factories/records";
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
// No more of a league is asked for.
const of = (league: typeof mls, matches: typeof football) =>
  ({ league, clubs: [], days: new Map([[DAY, matches.map(occasion)]]) }) as unknown as LeagueDays;
const leagues = [of(mls, football), of(mvl, volleyball)];
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
