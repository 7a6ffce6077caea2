import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { OtherEntry, OtherHistory } from "@/data/maintenance";
import { mls } from "../../../tests/arena/leagues/mls";
import { openAdmin, type Person } from "../../../tests/harness/adminScene";
import { makeFixture } from "../../../tests/factories/records";

const AT = Date.UTC(2026, 2, 14, 15);
const entry = (change: Partial<OtherEntry>): OtherEntry => ({
  change: "picture",
  collection: "mls",
  action: "drop",
  id: "4f",
  before: { at: new Date(AT), by: "uid-football" },
  after: {},
  redactions: [],
  by: "uid-boss",
  at: AT,
  ...change,
});
const kept: Readonly<Record<OtherHistory, readonly OtherEntry[]>> = {
  league: [entry({})],
  live: [
    entry({
      change: "live",
      action: "live",
      id: "f1",
      before: { scoreA: 0, scoreB: 0 },
      after: { scoreA: 1, scoreB: 0 },
      redactions: [{ by: "uid-boss", at: AT }],
    }),
  ],
  owners: [
    entry({
      change: "rights",
      collection: "admins",
      action: "update",
      after: { email: "new@arena.example", leagues: ["mls"], role: "scorer" },
    }),
  ],
};

/** The page Changes over this history, as somebody sees it. */
const open = (as: Person) =>
  openAdmin("/mls/admin-dashboard/changes", {
    as,
    held: { fixtures: [makeFixture({ id: "f1", teamA: "Rovers", teamB: "Eagles" })] },
    change: (inner) => ({
      ...inner,
      maintenance: { ...inner.maintenance, otherHistory: async (_, of) => kept[of] },
    }),
  });

const shows = (history: OtherHistory | "") =>
  fireEvent.change(screen.getByLabelText("Records"), { target: { value: history } });

it("shows who deleted which picture, who kept it, and when, among the changes", async () => {
  await open("football");
  const line = await screen.findByText("Picture deleted");
  const item = line.closest("li");
  await waitFor(() => expect(item).toHaveTextContent(/saved .*2026.* by .*football/i));
  await waitFor(() => expect(item).toHaveTextContent(/Ada Nwafor, .*14 March 2026/));
  // Only records come back.
  expect(within(item ?? document.body).queryByRole("button")).toBeNull();
});

it("shows matches as they are played, and who took a person out of one", async () => {
  await open("football");
  await screen.findByText("Picture deleted");
  shows("live");
  const line = await screen.findByText("Match as it is played");
  await waitFor(() => expect(line.closest("p")).toHaveTextContent(/0–0 → 1–0.*Rovers v Eagles/));
  expect(screen.queryByText("Picture deleted")).toBeNull();
  expect(await screen.findByText(/^A person was erased from this entry by /)).toBeVisible();
});

it("shows owners alone what was done with rights, backups, erasures and archives", async () => {
  await open("football");
  await screen.findByText("Picture deleted");
  const values = () =>
    [...screen.getByLabelText<HTMLSelectElement>("Records").options].map(({ value }) => value);
  expect(values()).toContain("live");
  expect(values()).not.toContain("owners");
});

it("says to owners what was done with rights, and finds it by a word", async () => {
  await open("boss");
  await screen.findByText("Picture deleted");
  shows("owners");
  const line = await screen.findByText("Rights changed");
  expect(line.closest("p")).toHaveTextContent(`new@arena.example: Scorer of ${mls.name}`);
  fireEvent.change(screen.getByLabelText("Search the changes"), { target: { value: "nobody" } });
  await screen.findByText("No changes found");
});
