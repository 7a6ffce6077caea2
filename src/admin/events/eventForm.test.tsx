// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { makeEvent, makeMeet } from "../../../tests/factories/records";
import { openAdmin } from "../../../tests/harness/adminScene";

it("names the meet above the form of one of its events", async () => {
  const meet = makeMeet({ id: "rector", name: "Rector’s Cup" });
  const event = makeEvent({ id: "rector-1", meet: "rector", number: 1 });
  await openAdmin("/mal/admin-dashboard/results/rector-1", {
    held: { meets: [meet], events: [event] },
  });
  await screen.findByRole("heading", { name: "Update event" });
  expect(await screen.findByText(/^Rector’s Cup, /)).toBeVisible();
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
  expect(screen.getByRole("heading", { name: "Update event" })).toBeVisible();
  // What it says goes after some seconds, which drawing the list may take.
  const told = screen.findByText("Result saved successfully");
  await user.keyboard("{Control>}{Enter}{/Control}");
  await told;
});
