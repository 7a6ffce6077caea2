import { afterAll, beforeAll, expect, it } from "vitest";
import { emulatedDatabase as database } from "../e2e/emulatedDatabase";
import { followClub } from "./following";
import type { Installed, OtherBrowser } from "./otherBrowser";
import { addPlayer, addresses, tour } from "./tour";

/**
 * What holds in every browser.
 * @param installed undefined where it is missing, and the tests are skipped
 * @param player somebody whom no other test adds
 */
export function holdsIn(
  installed: Installed | undefined,
  start: (installed: Installed) => Promise<OtherBrowser>,
  player: string,
): void {
  let browser: OtherBrowser | undefined;
  const started = (): OtherBrowser => {
    if (!browser) throw new Error("the browser did not start");
    return browser;
  };
  const origin = () => process.env["ARENA_E2E_URL"] ?? "";
  beforeAll(async () => {
    if (installed) browser = await start(installed);
  });
  afterAll(() => browser?.close());

  it("shows a page of each layout to a visitor", async () => {
    expect(addresses.length).toBeGreaterThan(50);
    expect(await tour(started(), origin())).toEqual([]);
  });

  it("finds a club by keys, follows it, and gives its dates to a calendar", async () => {
    const club = { name: "Lagoon City", path: "/mls/clubs/lagoon-city" };
    const calendar = await followClub(started(), origin(), club);
    expect(calendar).toMatch(/^BEGIN:VCALENDAR[^]*Lagoon City[^]*END:VCALENDAR/);
  });

  it("saves what an administrator types", async () => {
    await addPlayer(started(), origin(), player);
    const players = [...(await database.list("mlsPlayers")).values()];
    expect(players.filter((one) => one["name"] === player)).toMatchObject([
      { club: "Savannah Stars", jersey: 98, position: "Forward" },
    ]);
    expect(started().errors).toEqual([]);
  });
}
