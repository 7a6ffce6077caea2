// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { inputOf, openAdmin } from "../../../tests/harness/adminScene";
import { makeResult, makeSeason, makeTeam } from "../../../tests/factories/records";

const page = "/mls/admin-dashboard/seasons";
const [season] = mls.seasons;
const FORMAT = "groups=;rounds=1;through=0;cup=0;third=no;legs=1";
const PARTS = `${FORMAT};split=3:2/2`;
const teams = ["Ash", "Beech", "Cedar", "Date"].map((name) => makeTeam({ id: `t-${name}`, name }));
const match = (teamA: string, scoreA: number, scoreB: number, teamB: string) =>
  makeResult({ id: teamA + teamB, teamA, teamB, scoreA, scoreB, gameWeek: "" });
const first = [
  match("Ash", 1, 0, "Beech"),
  match("Cedar", 1, 0, "Date"),
  match("Ash", 1, 0, "Cedar"),
  match("Beech", 5, 0, "Date"),
  match("Ash", 1, 0, "Date"),
  match("Beech", 1, 1, "Cedar"),
];
const seasonOf = (format: string, more: object = {}) => [
  makeSeason({ id: season.id, label: season.label, format, ...more }),
];
const opened = async (held: Parameters<typeof openAdmin>[1]) => {
  const { connection } = await openAdmin(page, held);
  const heading = await screen.findByRole("heading", { name: "Where the table parts" });
  const section = heading.closest("section");
  if (!section) throw new Error("It is a section of the page.");
  const stored = async () =>
    (await connection.store.list(mls, "seasons")).records.map(({ split, splitAt }) => [
      split,
      splitAt !== null,
    ]);
  /** Whom each save of the season's record named as its author, the first save first. */
  const partedBy = async () =>
    (await connection.maintenance.history(mls, "seasons", season.id))
      .toSorted((a, b) => a.version - b.version)
      .map(({ after }) => after?.stored?.["splitBy"]);
  return { section, stored, partedBy };
};
const PARTED = ["t-Ash=1", "t-Beech=1", "t-Cedar=2", "t-Date=2"];

it("parts the table once every club has played its matches, and undoes it", async () => {
  const { section, stored, partedBy } = await opened({
    held: { teams, results: first, seasons: seasonOf(PARTS) },
  });
  expect(section).toHaveTextContent(/Every club has played its matches/);
  expect(within(section).getByRole("heading", { name: "Places 3 to 4" })).toBeVisible();
  fireEvent.click(within(section).getByRole("button", { name: "Part the table" }));
  await waitFor(async () => expect(await stored()).toEqual([[PARTED, true]]));
  expect(await partedBy()).toEqual(["uid-boss"]);
  await waitFor(() =>
    expect(
      within(section).getByRole("button", { name: "Put the table together again" }),
    ).toBeEnabled(),
  );
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await stored()).toEqual([[[], false]]));
  expect((await partedBy()).at(-1)).toBeUndefined();
});

it("names the clubs that lack matches, and parts the table all the same when asked", async () => {
  const { section, stored } = await opened({
    held: { teams, results: first.slice(0, 5), seasons: seasonOf(PARTS) },
  });
  expect(section).toHaveTextContent(/Beech \(1\) and Cedar \(1\)/);
  fireEvent.click(within(section).getByRole("button", { name: "Part the table" }));
  await waitFor(async () => expect((await stored())[0]?.[1]).toBe(true));
});

it("puts it together again", async () => {
  const { section, stored } = await opened({
    held: {
      teams,
      results: first,
      seasons: seasonOf(PARTS, { split: PARTED, splitAt: Date.UTC(2026, 10, 1) }),
    },
  });
  fireEvent.click(within(section).getByRole("button", { name: "Put the table together again" }));
  await waitFor(async () => expect(await stored()).toEqual([[[], false]]));
});

it("waits for lots and for the clubs' records", async () => {
  const level = first.map((one) => (one.id === "BeechDate" ? { ...one, scoreA: 1 } : one));
  const { section } = await opened({
    held: { teams, results: level, seasons: seasonOf(PARTS) },
  });
  expect(section).toHaveTextContent(/Beech and Cedar share a place/);
  expect(within(section).getByRole("button", { name: "Part the table" })).toBeDisabled();
});

it("is offered by the format, with the parts as they would be", async () => {
  const { connection } = await openAdmin(page, {
    held: { teams, results: first, seasons: seasonOf(FORMAT) },
  });
  await screen.findByRole("heading", { name: "How Season 2026 is played" });
  fireEvent.change(inputOf("Split the table after … rounds"), { target: { value: "3: 2" } });
  expect(inputOf("Split the table after … rounds")).toBeInvalid();
  fireEvent.change(inputOf("Split the table after … rounds"), { target: { value: "3: 2, 2" } });
  const lower = await screen.findByRole("heading", { name: "Places 3 to 4" });
  const list = within(lower.closest("li") ?? lower).getAllByRole("listitem");
  expect(list.map(({ textContent }) => textContent)).toEqual(["Cedar", "Date"]);
  fireEvent.click(screen.getByRole("button", { name: "Use this format" }));
  await waitFor(async () =>
    expect((await connection.store.list(mls, "seasons")).records[0]?.format).toMatch(
      /;split=3:2\/2$/,
    ),
  );
});
