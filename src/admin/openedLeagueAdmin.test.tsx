// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { transfersOf } from "@/domain/people/transfers";
import type { League } from "@/domain/league/league";
import { openedLeagues } from "@/leagues/openedLeague";
import { fetchLeague, setOpenedLeagues } from "@/leagues/registry";
import {
  makeFixture,
  makeLeague,
  makePlayer,
  makeResult,
  makeTeam,
} from "../../tests/factories/records";
import { openAdmin } from "../../tests/harness/adminScene";

/* The desk of a league that an owner opened in the app: what serves any league serves it, at its own address. */

const cup = makeLeague({ version: 1 });
const CUP = "/freshers-cup/admin-dashboard";
const goal = (player: string) => ({ player, assist: "", minute: "1" });
const held = {
  leagues: [cup],
  teams: ["Reds", "Blues"].map((name) => makeTeam({ id: name.toLowerCase(), name })),
  players: [
    makePlayer({ id: "ayo", name: "Ayo Bello", club: "Reds", goals: 2 }),
    makePlayer({ id: "ayodele", name: "Ayodele Bello", club: "Blues", goals: 3, jersey: 11 }),
  ],
  fixtures: [makeFixture({ id: "f1", teamA: "Reds", teamB: "Blues" })],
  results: [makeResult({ id: "f1", teamA: "Reds", teamB: "Blues", goalsA: [goal("Ayo Bello")] })],
};
let league: League;

beforeEach(async () => {
  setOpenedLeagues(openedLeagues([cup]));
  league = await fetchLeague("freshers-cup");
});
afterEach(() => setOpenedLeagues([]));

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const select = async (name: string) =>
  fireEvent.click(await screen.findByRole("checkbox", { name: new RegExp(`^Select ${name}`) }));

it("is searched by Find for its people and matches, and for jobs in it", async () => {
  const { user, address } = await openAdmin(CUP, { held });
  await user.click(await screen.findByRole("button", { name: "Find" }));
  const dialog = within(await screen.findByRole("dialog"));
  const found = async (typed: string) => {
    const field = dialog.getByRole("combobox");
    fireEvent.change(field, { target: { value: typed } });
    return dialog.findAllByRole("option");
  };
  await waitFor(async () => expect((await found("reds"))[0]).toHaveTextContent("Reds"));
  expect((await found("bello")).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("Ayo Bello"),
    expect.stringContaining("Ayodele Bello"),
  ]);
  fireEvent.change(dialog.getByRole("combobox"), { target: { value: "add player" } });
  await dialog.findAllByRole("option");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(address()).toBe(`${CUP}/players/new`));
});

it("has its players move between its clubs, and two entries of one person merged and parted", async () => {
  const { connection } = await openAdmin(`${CUP}/players`, { held });
  const players = async () => (await connection.store.list(league, "players")).records;
  await select("Ayo Bello");
  press("Move to another club");
  const move = within(await screen.findByRole("dialog"));
  fireEvent.change(move.getByLabelText("New club"), { target: { value: "Blues" } });
  fireEvent.change(move.getByLabelText("First day there"), { target: { value: "2026-04-01" } });
  fireEvent.click(move.getByRole("button", { name: "Move" }));
  await screen.findByText("Saved.");
  expect(transfersOf(await players())).toMatchObject([{ from: "Reds", to: "Blues" }]);
  press("Undo");
  await screen.findByText("1 undone.");

  await select("Ayo Bello");
  await select("Ayodele Bello");
  press("Merge");
  const merge = within(await screen.findByRole("dialog"));
  fireEvent.click(merge.getByRole("radio", { name: /^Ayodele Bello/ }));
  fireEvent.change(merge.getByLabelText("First day at Blues"), { target: { value: "2026-02-01" } });
  fireEvent.click(merge.getByRole("button", { name: "Merge" }));
  await screen.findByText("2 of 2 changes saved.");
  expect(await players()).toMatchObject([{ id: "ayodele", formerNames: ["Ayo Bello"] }]);
  press("Undo all 2 changes");
  await screen.findByText("2 undone.");
  expect(await players()).toHaveLength(2);
});

it("is printed under its own address", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const { user } = await openAdmin(`${CUP}/fixtures`, { held });
  await user.click(await screen.findByRole("button", { name: /^More for these/ }));
  await user.click(await screen.findByRole("menuitem", { name: /^Print fixture list/ }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const sheet = document.querySelector("[data-print-sheet]");
  expect(sheet).toHaveTextContent("Reds v Blues");
  await waitFor(() => expect(sheet).toHaveTextContent(/\/freshers-cup\/matches · printed/));
});
