import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { studentWeekFootball as league } from "../../../tests/arena/leagues/studentWeekFootball";
import { makeFixture } from "../../../tests/factories/records";
import { openAdmin } from "../../../tests/harness/adminScene";

const desk = "/student-week-football/admin-dashboard";
const fixtures = [makeFixture({ id: "f1", teamA: "A1", teamB: "A2" })];

it("opens a page, its section with it, and leaves open what was", async () => {
  const { connection, user } = await openAdmin(`${desk}/results`, { held: { fixtures } });
  const open = async () => (await connection.store.list(league, "seasons")).records[0];
  expect(
    await screen.findByRole("heading", { name: "Visitors cannot see Results yet" }),
  ).toBeVisible();
  expect(screen.queryByRole("link", { name: "Results" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Open Standings to visitors" }));
  // The table is made of results: their section opens with it.
  await waitFor(() => expect(screen.getAllByRole("link", { name: "Add result" })).not.toEqual([]));
  expect(await open()).toMatchObject({ open: ["standings"], table: "computed" });
  await user.click(screen.getByRole("link", { name: "Dashboard" }));
  await user.click(await screen.findByRole("link", { name: /^Players\s*Not open yet/ }));
  await user.click(await screen.findByRole("button", { name: "Open Players to visitors" }));
  await waitFor(() => expect(screen.getAllByRole("link", { name: "Add player" })).not.toEqual([]));
  expect((await open())?.open).toEqual(["standings", "players"]);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await open())?.open).toEqual(["standings"]));
  expect(
    await screen.findByRole("heading", { name: "Visitors cannot see Players yet" }),
  ).toBeVisible();
});
