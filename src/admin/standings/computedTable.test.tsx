// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openAdmin } from "../../../tests/harness/adminScene";
import { makeResult, makeSeason, makeTeam } from "../../../tests/factories/records";

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
});
