// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { competitionOf } from "@/domain/season/competition";
import { mls } from "../../../tests/arena/leagues/mls";
import { inputOf, openAdmin } from "../../../tests/harness/adminScene";
import { makePlayer, makeResult, makeSeason, makeTeam } from "../../../tests/factories/records";

const [rovers, trojans] = ["Kingsway Rovers", "Mount Trojans"];
const held = {
  teams: [rovers, trojans].map((name) => makeTeam({ id: name, name, group: "A" })),
  players: [makePlayer({ id: "p1", name: "Ayo Bello", club: rovers })],
  seasons: [makeSeason({ id: mls.seasons[0].id, table: "computed", pack: "football.fifa-2022" })],
  results: [makeResult({ id: "one", teamA: rovers, teamB: trojans, scoreA: 1, scoreB: 1 })],
};

it("counts the bookings of a saved result where the season's rules end with fair play", async () => {
  const { connection } = await openAdmin("/mls/admin-dashboard/results/one", { held });
  const order = async () => {
    const { records: results } = await connection.store.list(mls, "results");
    const { tables } = competitionOf(mls, { ...held, results, standings: [], fixtures: [] });
    const [group] = tables;
    return [results[0]?.cards, group?.lines.map(({ row, rank }) => `${rank} ${row.team}`)];
  };
  await screen.findByLabelText(/^Bookings/);
  expect(await order()).toEqual(["", [`1 ${rovers}`, `1 ${trojans}`]]);
  fireEvent.change(inputOf(/^Bookings/), { target: { value: "Ayo Bello (Yellow Card)" } });
  fireEvent.click(screen.getByRole("button", { name: "Update" }));
  const fair = ["1.0.0.0/0.0.0.0", [`1 ${trojans}`, `2 ${rovers}`]];
  await waitFor(async () => expect(await order()).toEqual(fair));
});
