// @vitest-environment jsdom
import { screen } from "@testing-library/react";
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
