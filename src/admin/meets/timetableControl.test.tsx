// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { mal } from "../../../tests/arena/leagues/mal";
import { makeMeet } from "../../../tests/factories/records";
import { formCalled, openAdmin } from "../../../tests/harness/adminScene";

const timetable = ["1|14:00|100 metres|time", "2|15:00|Long jump|distance"];

async function open() {
  const scene = await openAdmin("/mal/admin-dashboard/fixtures/rector", {
    held: { meets: [makeMeet({ id: "rector", timetable })] },
  });
  await formCalled("Update meet");
  const stored = async () =>
    (await scene.connection.store.list(mal, "meets")).records[0]?.timetable;
  return { ...scene, stored };
}

it("takes a name key by key, with its spaces, and keeps a row whose name is cleared", async () => {
  const { user, stored } = await open();
  await screen.findByLabelText("Name, event 2");
  const name = screen.getByLabelText("Name, event 2");
  await user.clear(name);
  expect(name).toHaveValue("");
  await user.type(name, "High jump ");
  expect(name).toHaveValue("High jump ");
  await user.clear(screen.getByLabelText("Name, event 1"));
  await user.click(screen.getByRole("button", { name: "Update" }));
  await screen.findByText("Meet saved");
  expect(await stored()).toEqual(["1|14:00|New event|time", "2|15:00|High jump|distance"]);
});

it("keeps a row while its time is typed, and refuses one that is no time", async () => {
  const { user, stored } = await open();
  await screen.findByLabelText("Time, event 2");
  const time = screen.getByLabelText("Time, event 2");
  await user.clear(time);
  await user.type(time, "x");
  expect(time).toHaveValue("x");
  await user.click(screen.getByRole("button", { name: "Update" }));
  await screen.findAllByText(/^Timetable, entry 2, is not in a form/);
  expect(await stored()).toEqual(timetable);
  await user.clear(time);
  await user.type(time, "16:30");
  await user.click(screen.getByRole("button", { name: "Update" }));
  await screen.findByText("Meet saved");
  expect(await stored()).toEqual(["1|14:00|100 metres|time", "2|16:30|Long jump|distance"]);
});
