// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { mal } from "../../../tests/arena/leagues/mal";
import { makeEvent, makeMeet } from "../../../tests/factories/records";
import { openAdmin, formCalled } from "../../../tests/harness/adminScene";

it("names the meet above the form of one of its events", async () => {
  const meet = makeMeet({ id: "rector", name: "Rector’s Cup" });
  const event = makeEvent({ id: "rector-1", meet: "rector", number: 1 });
  await openAdmin("/mal/admin-dashboard/results/rector-1", {
    held: { meets: [meet], events: [event] },
  });
  await formCalled("Update event");
  expect(await screen.findByRole("heading", { name: /^Rector’s Cup, / })).toBeVisible();
  expect(screen.queryByText(/ of rector/)).not.toBeInTheDocument();
});

it("goes from mark to mark with Enter, and saves with Ctrl+Enter alone", async () => {
  const user = userEvent.setup();
  const meet = makeMeet({ id: "rector", name: "Rector’s Cup" });
  const event = makeEvent({ id: "rector-1", meet: "rector", number: 1 });
  await openAdmin("/mal/admin-dashboard/results/rector-1", {
    held: { meets: [meet], events: [event] },
  });
  await user.click(await screen.findByRole("button", { name: /^Begin with/ }));
  const marks = await screen.findAllByRole("textbox", { name: /^Mark, entry/ });
  await user.click(marks[0] ?? document.body);
  await user.keyboard("10.81{Enter}");
  expect(marks[1]).toHaveFocus();
  await user.keyboard("10.92{Enter}");
  expect(screen.getByText("Update event")).toBeVisible();
  // What it says goes after some seconds, which drawing the list may take.
  const told = screen.findByText("Result saved successfully");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await told;
});

it("asks the wind of a race once, and takes letters of a status for a mark", async () => {
  const user = userEvent.setup();
  const meet = makeMeet({ id: "rector", name: "Rector’s Cup" });
  const [team = ""] = mal.clubs.map(({ name }) => name);
  const lines = [`|Ann|${team}|10.81`, `|Ben|${team}|10.92`];
  const event = makeEvent({ id: "rector-1", meet: "rector", number: 1, lines });
  const { connection } = await openAdmin("/mal/admin-dashboard/results/rector-1", {
    held: { meets: [meet], events: [event] },
  });
  const wind = await screen.findByRole("textbox", { name: "Wind of the race, in metres a second" });
  expect(screen.queryByLabelText("Wind, entry 1")).toBeNull();
  await user.type(wind, "-0,4");
  const mark = screen.getByLabelText("Mark, entry 2");
  await user.clear(mark);
  await user.type(mark, "dns");
  expect(mark).toHaveValue("");
  expect(screen.getByLabelText("Ended, entry 2")).toHaveTextContent("DNS");
  // Two heats: each entry has its own.
  await user.click(screen.getByRole("switch", { name: "Each heat has its own wind" }));
  const second = screen.getByLabelText("Wind, entry 2");
  await user.clear(second);
  await user.type(second, "1.2");
  await user.click(screen.getByRole("button", { name: "Update" }));
  await screen.findByText("Result saved successfully");
  const { records } = await connection.store.list(mal, "events");
  expect(records[0]?.lines).toEqual([`1|Ann|${team}|10.81||-0.4`, `|Ben|${team}||DNS|1.2`]);
});
