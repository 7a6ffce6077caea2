// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { leagues } from "@/leagues";
import { openAdmin } from "../../../tests/harness/adminScene";

const openMenu = async (slug: string, below = "") => {
  await openAdmin(`/${slug}/admin-dashboard${below}`, { as: "boss" });
  const menu = await screen.findByRole("navigation", { name: /, admin$/ });
  const more = menu.querySelector("details");
  if (!more) throw new Error("The menu has no part that is folded.");
  return { menu: within(menu), more };
};

it.each(leagues.map(({ slug }) => [slug]))("has at most eight entries in %s", async (slug) => {
  const { menu, more } = await openMenu(slug);
  const shown = menu.getAllByRole("link").filter((link) => !more.contains(link));
  expect(shown.length + 1).toBeLessThanOrEqual(8);
  expect(more).not.toHaveAttribute("open");
  expect(within(more).getByRole("link", { name: "Backups" })).toBeInTheDocument();
});

it("stands open where one is within it", async () => {
  const { menu, more } = await openMenu("mls", "/changes");
  expect(more).toHaveAttribute("open");
  expect(menu.getByRole("link", { name: "Changes" })).toHaveAttribute("aria-current", "page");
});
