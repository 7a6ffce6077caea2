// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { openedLeagues } from "@/leagues/openedLeague";
import { setOpenedLeagues } from "@/leagues/registry";
import { openAdmin } from "../../../tests/harness/adminScene";
import { makeLeague } from "../../../tests/factories/records";

const ADMIN = "/arena/admin-dashboard";

afterEach(() => setOpenedLeagues([]));

/** The links of the menu at the side. */
const links = async () =>
  within(await screen.findByRole("navigation"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

describe("the administration of the arena", () => {
  it("has the pages that are of no single league", async () => {
    await openAdmin(ADMIN);
    expect(await links()).toEqual(
      ["", "/leagues", "/administrators", "/backups", "/faults", "/erase"].map(
        (page) => `${ADMIN}${page}`,
      ),
    );
  });

  it("leads to each league, opened ones too, and to a new one", async () => {
    setOpenedLeagues(openedLeagues([makeLeague({ id: "cup", name: "Freshers cup" })]));
    await openAdmin(ADMIN);
    const list = within(await screen.findByRole("list", { name: "Leagues" }));
    expect(list.getByRole("link", { name: /MLS football/ })).toHaveAttribute(
      "href",
      "/mls/admin-dashboard",
    );
    expect(list.getByRole("link", { name: /Freshers cup/ })).toHaveAttribute(
      "href",
      "/cup/admin-dashboard",
    );
    expect(screen.getByRole("link", { name: "Open a league" })).toHaveAttribute(
      "href",
      `${ADMIN}/open-league`,
    );
  });

  it("says to owners that somebody asks for rights", async () => {
    await openAdmin(ADMIN, {
      change: ({ access, ...others }) => ({
        ...others,
        access: {
          ...access,
          requests: async () => [
            {
              uid: "bisi",
              email: "bisi@arena.example",
              name: "Bisi",
              league: "mls",
              at: null,
              verified: true,
            },
          ],
        },
      }),
    });
    const note = (await screen.findByText("One person asks for rights.")).parentElement;
    expect(within(note ?? document.body).getByRole("link")).toHaveAttribute(
      "href",
      `${ADMIN}/administrators`,
    );
  });

  it("opens a league from there", async () => {
    const scene = await openAdmin(`${ADMIN}/open-league`);
    fireEvent.change(await screen.findByRole("textbox", { name: /^Name/ }), {
      target: { value: "Freshers cup" },
    });
    fireEvent.click(screen.getByRole("button", { name: "Open the league" }));
    await waitFor(() => expect(scene.address()).toBe("/freshers-cup/admin-dashboard"));
  });

  it("brings nobody to a page of one league", async () => {
    await openAdmin(`${ADMIN}/seasons`);
    expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeVisible();
  });

  it("asks who is not signed in, and keeps nobody else's", async () => {
    const scene = await openAdmin(ADMIN, { as: null });
    await waitFor(() => expect(scene.address()).toBe("/arena/admin-auth"));
    expect(await screen.findByRole("heading", { name: "Admin sign-in" })).toBeVisible();
  });

  it("sends an account without rights to an owner, and an administrator to the own league", async () => {
    await openAdmin(ADMIN, { as: "football" });
    expect(await screen.findByRole("link", { name: "Go to MLS football" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Ask for rights" })).toBeNull();
  });
});
