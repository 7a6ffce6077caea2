// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { mls } from "@/leagues/mls";
import { inputOf, openAdmin } from "../../../tests/harness/adminScene";
import { makeResult, makeSeason } from "../../../tests/factories/records";

const page = "/mls/admin-dashboard?view=publication";
const [season] = mls.seasons;
const [first, second, third] = ["Kingsway Rovers", "Mount Trojans", "Harbour Eagles"];
const match = (id: string, teamA: string, scoreA: number, scoreB: number, teamB: string) =>
  makeResult({ id, teamA, teamB, scoreA, scoreB, gameWeek: id, date: null });
// Level on points: by goals the first is ahead, by the match between them the second.
const results = [match("1", second, 1, 0, first), match("2", first, 6, 0, third)];

it("changes a season's rules after saying what that does, and takes it back", async () => {
  const seasons = [makeSeason({ id: season.id, label: season.label })];
  const { connection } = await openAdmin(page, { held: { results, seasons } });
  await screen.findByRole("heading", { name: "Rules of the table" });
  expect(screen.getByRole("button", { name: "Use these rules" })).toBeDisabled();
  fireEvent.change(inputOf("Rules"), { target: { value: "football.uefa-2024" } });
  expect(await screen.findByText("If you change the rules now:")).toBeVisible();
  expect(screen.getByText(/Mount Trojans.*2nd.*1st/)).toBeVisible();
  expect(screen.getByText(/^Results do not tell discipline or ranking/)).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Use these rules" }));
  const packs = async () =>
    (await connection.store.list(mls, "seasons")).records.map(({ pack, table }) => [pack, table]);
  await waitFor(async () => expect(await packs()).toEqual([["football.uefa-2024", "computed"]]));
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await packs()).toEqual([["", "computed"]]));
});
