import { describe, expect, it } from "vitest";
import {
  makeFixture,
  makePlayer,
  makeResult,
  makeStanding,
  makeTeam,
} from "../../../tests/factories/records";
import { mls } from "../../../tests/arena/leagues/mls";
import { adminKinds } from "../kinds";

const bello = makePlayer({ name: "Ayo Bello", club: "Kingsway Rovers" });
const around = {
  standings: [makeStanding()],
  players: [bello],
  fixtures: [makeFixture({ lineUpA: ["Ayo Bello"] })],
  results: [
    makeResult({ goalsA: [{ player: "X", assist: "ayo bello", minute: "3" }] }),
    makeResult({ bookings: ["Ayo Bello (Red Card)"], teamA: "Kingsway Rovers" }),
    makeResult(),
  ],
};

describe("what deleting means for the rest", () => {
  it("counts where a player is named", () => {
    const sentences = adminKinds.players.consequences(bello, around, mls).join(" ");
    expect(sentences).toContain("2 results name this player");
    expect(sentences).toContain("1 line-up names this player");
  });

  it("counts where a player is named by a former name, and nothing of a namesake", () => {
    const ade = makePlayer({
      id: "ade",
      name: "Ade Okoro",
      formerNames: ["Ade Obi"],
      club: "Kingsway Rovers",
    });
    const namesake = makePlayer({ id: "b", name: "Ade Okoro", club: "Mount Trojans" });
    const results = [
      makeResult({ bookings: ["Ade Obi (Yellow Card)"], teamA: "Kingsway Rovers" }),
      makeResult({ bookings: ["Ade Okoro (Yellow Card)"], teamA: "Mount Trojans" }),
    ];
    const known = { ...around, players: [ade, namesake], fixtures: [], results };
    expect(adminKinds.players.consequences(ade, known, mls)).toContain(
      "1 result names this player and will keep the name.",
    );
  });

  it("tells whether a fixture's result stays", () => {
    const fixture = makeFixture({
      teamA: "Northgate Athletic",
      teamB: "Lagoon City",
      gameWeek: "3",
    });
    expect(adminKinds.fixtures.consequences(fixture, around, mls)).toContain("Its result stays.");
    expect(adminKinds.fixtures.consequences(makeFixture(), around, mls)).toContain(
      "There is no result of this match yet.",
    );
  });

  it("tells what of a club stays: who names it", () => {
    expect(adminKinds.teams.consequences(makeTeam(), around, mls)).toEqual([
      "Its 1 player, 1 fixture and 1 result stay and keep the name.",
    ]);
  });

  it("counts what of a club stays without its row", () => {
    expect(adminKinds.standings.consequences(makeStanding(), around, mls)).toContain(
      "Its 1 player and 1 result stay.",
    );
  });
});
