// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openAdmin } from "../../../tests/harness/adminScene";
import { makeFixture } from "../../../tests/factories/records";

it("leads a scorer to the other leagues whose scores he keeps", async () => {
  const { user, address } = await openAdmin("/mls/admin-dashboard", { as: "scorer" });
  const others = await screen.findByRole("navigation", { name: "Other leagues" });
  const links = within(others).getAllByRole("link");
  expect(links).toHaveLength(2);
  await user.click(within(others).getByRole("link", { name: /chess/ }));
  expect(address()).toBe("/mcl/admin-dashboard");
});

it("draws the scorer's page and its matches in the theme", async () => {
  await openAdmin("/mls/admin-dashboard", {
    as: "scorer",
    held: { fixtures: [makeFixture({ date: Date.now() })] },
  });
  // A scene fails where MUI takes its own theme.
  expect(await screen.findByRole("link", { name: "Score live" })).toBeInTheDocument();
});
