import { act, fireEvent, screen, within, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import {
  KICK_OFF,
  makeFixture,
  makePlayer,
  makeResult,
  makeSeason,
  makeStanding,
} from "../../../tests/factories/records";
import { openAdmin, type HeldRecords } from "../../../tests/harness/adminScene";

const print = vi.fn();
beforeEach(() => {
  print.mockReset();
  vi.stubGlobal("print", print);
});

/** Opens a list and prints it; the sheet as the printer gets it. */
async function printed(at: string, held: HeldRecords, action: RegExp) {
  const { user } = await openAdmin(`/mls/admin-dashboard/${at}`, { held });
  await user.click(await screen.findByRole("button", { name: /^More for these/ }));
  await user.click(await screen.findByRole("menuitem", { name: action }));
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  const sheet = document.querySelector<HTMLElement>("[data-print-sheet]");
  if (!sheet) throw new Error("There is no sheet.");
  return sheet;
}

const rowsOf = (sheet: HTMLElement) =>
  within(sheet)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(" | "));

const teams = { teamA: "Kingsway Rovers", teamB: "Mount Trojans" };

it("prints all of a filtered list, not one page of it, and takes the sheet away again", async () => {
  const fixtures = Array.from({ length: 40 }, (_, at) =>
    makeFixture({
      ...teams,
      id: `f${at}`,
      date: KICK_OFF + at * 3_600_000,
      gameWeek: at < 30 ? "5" : "6",
      stadium: `Ground ${at}`,
    }),
  );
  const results = [makeResult({ ...teams, id: "f0", gameWeek: "5", scoreA: 2, scoreB: 1 })];
  const sheet = await printed(
    "fixtures?week=5",
    { fixtures, results },
    /^Print fixture list \(30\)/,
  );
  const rows = rowsOf(sheet).filter((row) => /Ground \d/.test(row));
  expect(rows).toHaveLength(30);
  expect(rows[0]).toMatch(/^\d\d:\d\d \| Kingsway Rovers v Mount Trojans \| Ground 0 \| 5 \| 2–1$/);
  expect(rows[1]).toMatch(/Ground 1 \| 5 \| $/);
  await waitFor(() =>
    expect(sheet).toHaveTextContent(
      /arena\.example\/mls\/matches · printed \w+ \d+ \w+ \d{4}, \d\d:\d\d/,
    ),
  );
  await act(async () => void fireEvent(window, new Event("afterprint")));
  expect(document.querySelector("[data-print-sheet]")).toBeNull();
});

it("makes a team sheet of each club, by shirt numbers", async () => {
  const players = [
    makePlayer({ id: "a", name: "Ten", jersey: 10, club: "Kingsway Rovers" }),
    makePlayer({ id: "b", name: "Nobody yet", jersey: null, club: "Kingsway Rovers" }),
    makePlayer({ id: "c", name: "Two", jersey: 2, club: "Kingsway Rovers" }),
    makePlayer({ id: "d", name: "Other", jersey: 1, club: "Mount Trojans" }),
  ];
  const sheet = await printed("players", { players }, /^Print team sheets/);
  expect(within(sheet).getAllByRole("heading", { name: "Team sheet" })).toHaveLength(2);
  const [first] = within(sheet).getAllByRole("table", { name: "Kingsway Rovers" });
  const names = rowsOf(first ?? sheet).map((row) => row.split(" | ")[1]);
  expect(names).toEqual(["Name", "Two", "Ten", "Nobody yet"]);
});

it("prints results with who scored when", async () => {
  const goal = (player: string, minute: string) => ({ player, assist: "", minute });
  const results = [
    makeResult({
      ...teams,
      goalsA: [goal("Bello", "12"), goal("Musa", "33"), goal("Bello", "70")],
      scoreA: 3,
      scoreB: 0,
    }),
  ];
  const sheet = await printed("results", { results }, /^Print results/);
  expect(rowsOf(sheet)[1]).toMatch(/v Mount Trojans \| 3–0 \| Bello 12, 70; Musa 33$/);
});

it("prints the table in its order, however the list is sorted", async () => {
  const standings = [
    makeStanding({ id: "1", team: "Mount Trojans", group: "A", points: 1 }),
    makeStanding({ id: "2", team: "Kingsway Rovers", group: "A", points: 7 }),
  ];
  const sheet = await printed("standings?sort=points", { standings }, /^Print table/);
  expect(rowsOf(sheet).map((row) => row.split(" | ").slice(0, 2))).toEqual([
    ["#", "Team"],
    ["1", "Kingsway Rovers"],
    ["2", "Mount Trojans"],
  ]);
});

it("prints a table counted from results with the ranks that visitors see", async () => {
  const standings = [
    makeStanding({ id: "1", team: "Mount Trojans", group: "A" }),
    makeStanding({ id: "2", team: "Kingsway Rovers", group: "A" }),
    makeStanding({ id: "3", team: "Harbour Eagles", group: "A", out: "keep" }),
  ];
  const seasons = [makeSeason({ id: mls.seasons[0].id, table: "computed" })];
  const results = [makeResult({ ...teams, scoreA: 1, scoreB: 1, goalsA: [], goalsB: [] })];
  const held = { standings, seasons, results };
  const sheet = await printed("standings", held, /^Print table/);
  expect(rowsOf(sheet).map((row) => row.split(" | ").slice(0, 2))).toEqual([
    ["#", "Team"],
    // They are level on every criterion.
    ["1", "Kingsway Rovers"],
    ["1", "Mount Trojans"],
    ["–", "Harbour Eagles"],
  ]);
});
