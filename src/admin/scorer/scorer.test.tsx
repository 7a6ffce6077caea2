// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openAdmin } from "../../../tests/harness/adminScene";

it("leads a scorer to the other leagues whose scores he keeps", async () => {
  const { user, address } = await openAdmin("/mls/admin-dashboard", { as: "scorer" });
  const others = await screen.findByRole("navigation", { name: "Other leagues" });
  const links = within(others).getAllByRole("link");
  expect(links).toHaveLength(2);
  await user.click(within(others).getByRole("link", { name: /chess/ }));
  expect(address()).toBe("/mcl/admin-dashboard");
});
