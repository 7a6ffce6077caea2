// @vitest-environment jsdom
import { screen, within, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openAdmin } from "../../../tests/harness/adminScene";
import { refusing } from "../../../tests/harness/refusing";

it.each([
  ["fixtures are drawn", "/mls/admin-dashboard/make-fixtures", "Twice"],
  ["a season's format is told", "/mls/admin-dashboard/seasons", /^How .* is played$/],
  [
    "a closed page is opened",
    "/student-week-football/admin-dashboard/results",
    "Open Standings to visitors",
  ],
  ["a table is listed", "/mls/admin-dashboard/standings", "No standings yet"],
  ["squads are typed", "/mls/admin-dashboard/squads", "Nothing to save"],
])("where %s, what could not be read is said, and read again", async (_, at, there) => {
  const { user } = await openAdmin(at, { change: refusing(["teams"]) });
  const alert = await screen.findByRole("alert");
  await waitFor(() => expect(alert).toHaveTextContent(/^Failed to load clubs\./));
  expect(screen.queryByText(there)).toBeNull();
  await user.click(within(alert).getByRole("button", { name: "Try again" }));
  await expect.poll(() => screen.queryByRole("alert")).toBeNull();
  expect(await screen.findByText(there)).toBeVisible();
});
