// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openAdmin } from "../../../tests/harness/adminScene";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeMeet, makePlayer, makeResult } from "../../../tests/factories/records";

const list = () => screen.findByRole("region", { name: /^Before the first result of Season 2026/ });
/** What each step says, and where it leads. */
const steps = async () =>
  within(await list())
    .getAllByRole("listitem")
    .map((item) => [
      item.querySelector("span")?.textContent,
      within(item).getByRole("link").getAttribute("href"),
    ]);

it("says what a league of matches needs before its first result, and what is there of it", async () => {
  await openAdmin("/mls/admin-dashboard", { held: { players: [makePlayer()] } });
  expect(await steps()).toEqual([
    // What is done is looked at, not entered again.
    [expect.stringMatching(/^Clubs Done: \d+ clubs$/), "/mls/admin-dashboard/clubs"],
    ["Season", "/mls/admin-dashboard/seasons"],
    ["Players Done: 1 player", "/mls/admin-dashboard/players"],
    ["Fixtures", "/mls/admin-dashboard/make-fixtures"],
    [expect.stringMatching(/^Helpers/), "/mls/admin-dashboard/administrators"],
    ["The first result", "/mls/admin-dashboard/match-day"],
  ]);
  const { clubs } = mls;
  expect((await steps())[0]?.[0]).toContain(`${clubs.length} clubs`);
  const parts = within(screen.getByRole("list", { name: "Parts of the league" }));
  expect(parts.getByRole("link", { name: /^Clubs/ })).toHaveTextContent(`${clubs.length} clubs`);
});

it("leads in a league of meets to places that it has", async () => {
  await openAdmin("/mal/admin-dashboard", { held: { meets: [makeMeet()] } });
  const [, , , meets, , result] = await steps();
  expect(meets).toEqual(["Meets Done: 1 meet", "/mal/admin-dashboard/fixtures"]);
  expect(result).toEqual(["The first result", "/mal/admin-dashboard/results"]);
});

it("goes away with the first result", async () => {
  await openAdmin("/mls/admin-dashboard", { held: { results: [makeResult()] } });
  await screen.findByRole("heading", { name: "Last saved" });
  expect(screen.queryByRole("region", { name: /^Before the first result/ })).toBeNull();
});
