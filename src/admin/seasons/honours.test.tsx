import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeResult, makeSeason, makeStanding } from "../../../tests/factories/records";
import { openAdmin } from "../../../tests/harness/adminScene";

const page = "/mls/admin-dashboard/seasons";

const won = (id: string, winner: string, loser: string, stage = "") =>
  makeResult({ id, teamA: winner, teamB: loser, scoreA: 2, scoreB: 0, stage, gameWeek: "" });

/** Two groups of two, with semi-finals; the final only where it is asked for. */
const season = (final: boolean) => ({
  seasons: [makeSeason({ id: "2025", label: "Season 2025" }), makeSeason({ id: "2026" })],
  standings: [
    makeStanding({ id: "s1", team: "Kingsway Rovers", group: "A" }),
    makeStanding({ id: "s2", team: "Mount Trojans", group: "A" }),
    makeStanding({ id: "s3", team: "Lagoon City", group: "B" }),
    makeStanding({ id: "s4", team: "Savannah Stars", group: "B" }),
  ],
  results: [
    won("g1", "Kingsway Rovers", "Mount Trojans"),
    won("g2", "Lagoon City", "Savannah Stars"),
    won("sf1", "Kingsway Rovers", "Savannah Stars", "SF1"),
    won("sf2", "Lagoon City", "Mount Trojans", "SF2"),
    ...(final ? [won("f", "Lagoon City", "Kingsway Rovers", "F")] : []),
  ],
});

async function openDialog(final: boolean, said = {}) {
  const held = season(final);
  const [past, current] = held.seasons;
  const seasons = [{ ...past, ...said }, current].flatMap((one) => (one ? [makeSeason(one)] : []));
  const scene = await openAdmin(page, { held: { ...held, seasons } });
  fireEvent.click(await screen.findByRole("button", { name: "Close Season 2025" }));
  const dialog = await screen.findByRole("dialog", { name: "Close Season 2025" });
  return { ...scene, dialog: within(dialog) };
}

describe("the honours of a season that is closed", () => {
  it("are written with it, for the season that ended alone", async () => {
    const { connection, dialog } = await openDialog(true);
    expect(
      await dialog.findByText(
        "Season 2025 names its champion: Lagoon City, before Kingsway Rovers.",
      ),
    ).toBeVisible();
    fireEvent.click(dialog.getByRole("button", { name: "Close Season 2025" }));
    await dialog.findByText(/^Season 2025 is closed/);

    const { records } = await connection.store.list(mls, "seasons");
    expect(records.find(({ id }) => id === "2025")).toMatchObject({
      champion: "Lagoon City",
      places: ["Lagoon City", "Kingsway Rovers"],
      table: "computed",
    });
    expect(records.find(({ id }) => id === "2026")).toMatchObject({ champion: "", places: [] });
  });

  it("wait for a final", async () => {
    const { connection, dialog } = await openDialog(false);
    fireEvent.click(await dialog.findByRole("button", { name: "Close Season 2025" }));
    await dialog.findByText(/^Season 2025 is closed/);
    const { records } = await connection.store.list(mls, "seasons");
    expect(records.map(({ champion }) => champion)).toEqual(["", ""]);
  });

  it("leave alone what somebody has said", async () => {
    const { connection, dialog } = await openDialog(true, { champion: "Old Library FC" });
    expect(await dialog.findByText(/^Clubs, rules and open pages stay/)).toBeVisible();
    expect(dialog.queryByText(/names its champion/)).toBeNull();
    fireEvent.click(dialog.getByRole("button", { name: "Close Season 2025" }));
    await dialog.findByText(/^Season 2025 is closed/);
    const { records } = await connection.store.list(mls, "seasons");
    expect(records.find(({ id }) => id === "2025")?.champion).toBe("Old Library FC");
  });
});
