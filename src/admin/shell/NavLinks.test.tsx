// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { leagues } from "@arena/leagues";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeResult } from "../../../tests/factories/records";
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

it("says behind which entry something waits, on a line that is folded too, until it is settled", async () => {
  const ask = { email: "bola@arena.example", verified: true, name: "Bola", league: "mls" };
  const { user } = await openAdmin("/mls/admin-dashboard/administrators", {
    change: (connection) => {
      let waiting = [{ ...ask, uid: "bola", at: 0 }];
      const access = {
        ...connection.access,
        requests: async () => waiting,
        refuse: async () => void (waiting = []),
      };
      return { ...connection, access };
    },
  });
  const menu = within(await screen.findByRole("navigation", { name: /, admin$/ }));
  expect(await menu.findByRole("link", { name: "Administrators 1 waiting" })).toBeVisible();
  expect(menu.getByText("More")).toHaveTextContent("More 1 waiting");
  await user.click(await screen.findByRole("button", { name: /^Refuse/ }));
  expect(await menu.findByRole("link", { name: "Administrators" })).toBeVisible();
  expect(menu.queryByText(/waiting/)).toBeNull();
});

it("says on a phone how much waits on the button that opens it", async () => {
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: false,
    media,
    addEventListener() {},
    removeEventListener() {},
  }));
  const { connection } = await openAdmin("/mls/admin-dashboard/players");
  const given = { id: "match", version: 0, entity: makeResult(), unconfirmed: true };
  await connection.store.create(mls, "results", given);
  expect(await screen.findByRole("button", { name: "Open menu, 1 waiting" })).toBeVisible();
  // The bar names the league, and the page itself once.
  expect(screen.getAllByText("Players")).toHaveLength(1);
});
