// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openAdmin } from "../../../tests/harness/adminScene";
import { makeResult, makeSeason, makeStanding, makeTeam } from "../../../tests/factories/records";

const AT = "/mls/admin-dashboard/standings";
const [A, B] = ["Kingsway Rovers", "Mount Trojans"];
const held = {
  teams: [A, B].map((name) => makeTeam({ id: name, name, group: "A" })),
  results: [makeResult({ id: "r", teamA: A, teamB: B, scoreA: 2, scoreB: 1 })],
};

it("shows the computed table where it has no rows of its own, and what they are for", async () => {
  await openAdmin(AT, { held: { ...held, seasons: [makeSeason({ id: "2026" })] } });
  expect(await screen.findByText(`1 ${A}`)).toBeVisible();
  expect(screen.getByText(/points given or taken, a withdrawal, drawn lots/)).toBeVisible();
  expect(screen.queryByText("No standings yet")).toBeNull();
});

it("says that there are none of a table that is kept by hand", async () => {
  await openAdmin(AT, { held });
  expect(await screen.findByText("No standings yet")).toBeVisible();
  cleanup();
  // Rows of basketball come with the clubs; nobody adds them.
  await openAdmin("/mbl/admin-dashboard/standings");
  expect(await screen.findByText(/^The rows of this table come with/)).toBeVisible();
});

it("lists its rows in the order that visitors see, which their figures alone do not say", async () => {
  const [C, D] = ["Harbour Eagles", "Lagoon City"];
  const played = [
    [A, B, 1, 0],
    [C, A, 5, 0],
    [B, D, 1, 0],
    [C, D, 0, 0],
  ] as const;
  await openAdmin(AT, {
    held: {
      seasons: [makeSeason({ id: "2026", table: "computed", pack: "football.uefa-2024" })],
      results: played.map(([teamA, teamB, scoreA, scoreB], at) =>
        makeResult({ id: `r${at}`, teamA, teamB, scoreA, scoreB, goalsA: [], goalsB: [] }),
      ),
      standings: [A, B, C, D].map((team) => makeStanding({ id: team, team, group: "A" })),
    },
  });
  const table = await screen.findByRole("table");
  const teams = () =>
    within(table)
      .getAllByRole("row")
      .flatMap((row) => [A, B, C, D].find((team) => row.textContent?.includes(team)) ?? []);
  // The first of two level on points has won against the second, whose goals are better.
  await waitFor(() => expect(teams()).toEqual([C, A, B, D]));
});

it("says above its rows what they are for, and in the form that the figures are counted", async () => {
  const seasons = [makeSeason({ id: "2026" })];
  const standings = [makeStanding({ id: A, team: A, group: "A" })];
  const { user } = await openAdmin(AT, { held: { ...held, seasons, standings } });
  expect(await screen.findByText(/^A row holds .* no result yet\.$/)).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Add standing" }));
  expect(await screen.findByText(/^These figures are counted from results\./)).toBeVisible();
  expect(screen.queryByText("If you save:")).toBeNull();
});
