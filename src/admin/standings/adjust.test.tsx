// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { arena } from "@arena/arena";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeStanding, makeTeam } from "../../../tests/factories/records";
import { inputOf, openAdmin } from "../../../tests/harness/adminScene";
import { dayOf } from "@/domain/day";

const team = "Kingsway Rovers";
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.change(inputOf(label), { target: { value } });

async function opened(adjust: readonly string[]) {
  const scene = await openAdmin("/mls/admin-dashboard/standings/x", {
    held: {
      teams: [makeTeam({ id: "k", name: team })],
      standings: [makeStanding({ id: "x", team, adjust: [...adjust] })],
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Penalties and decisions" }));
  const stored = async () => (await scene.connection.store.list(mls, "standings")).records[0];
  return { stored };
}

it("takes points with a reason, on the day it is said unless another is chosen", async () => {
  const { stored } = await opened([]);
  // As a phone’s keyboard has it.
  type("Points deducted or added", "−3");
  type("Reason", "Late accounts");
  press("Update");
  await screen.findByText("Standing saved");
  const today = dayOf(Date.now(), arena.timeZone);
  expect(await stored()).toMatchObject({ adjust: [`${today} -3 Late accounts`] });
});

it("keeps each word apart: another is added, one is taken away", async () => {
  const { stored } = await opened(["-3 Ineligible player", "2026-11-17 -10 Late accounts"]);
  expect(inputOf("Points deducted or added")).toHaveValue("-3");
  expect(inputOf("Reason 2")).toHaveValue("Late accounts");
  expect(inputOf("Said on 2")).toHaveValue("Tue 17 Nov 2026");
  press("Add another");
  type("Points deducted or added 3", "4");
  type("Reason 3", "On appeal");
  type("Said on 3", "");
  press("Remove adjustment");
  press("Update");
  await screen.findByText("Standing saved");
  expect(await stored()).toMatchObject({
    adjust: ["2026-11-17 -10 Late accounts", "4 On appeal"],
  });
});

it("refuses what is no number of points", async () => {
  await opened([]);
  type("Points deducted or added", "3.5");
  press("Update");
  await waitFor(() =>
    expect(
      screen.getAllByText(/^Points deducted or added must be a whole number/)[0],
    ).toBeVisible(),
  );
});
