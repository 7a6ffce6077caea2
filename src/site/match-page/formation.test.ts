import { describe, expect, it } from "vitest";
import { matchEvents } from "@/domain/people/matchEvents";
import { football } from "@/sports/football";
import { makePlayer, makeResult } from "../../../tests/factories/records";
import { formationOf, marksOf, shortName } from "./formation";

const positions = ["Goalkeeper", "Defender", "Defender", "Midfielder", "Forward"];
const squad = positions.map((position, at) =>
  makePlayer({ id: `p${at}`, name: `Player ${at}`, position: position.toUpperCase() }),
);
const find = (name: string) => squad.find((player) => player.name === name) ?? null;
const names = squad.map(({ name }) => name);

describe("a line-up on the ground", () => {
  it("stands in the sport's lines, from the own end to the other one", () => {
    const formation = formationOf(names.toReversed(), football.positions, find);
    expect(formation?.words).toBe("2-1-1");
    expect(formation?.lines.map((line) => line.map(({ name }) => name))).toEqual([
      ["Player 0"],
      ["Player 2", "Player 1"],
      ["Player 3"],
      ["Player 4"],
    ]);
  });

  it("is not drawn where the place of somebody would be made up", () => {
    expect(formationOf([], football.positions, find)).toBeNull();
    expect(formationOf([...names, "A guest"], football.positions, find)).toBeNull();
    const unknown = makePlayer({ name: "Sweeper", position: "Sweeper" });
    expect(formationOf(["Sweeper"], football.positions, () => unknown)).toBeNull();
  });
});

describe("what is shown of a starter", () => {
  it("is the surname, with the initial where another one has it too", () => {
    expect(shortName("Ayo Bello", ["Ayo Bello", "Ben Eze"])).toEqual({
      before: "Ayo",
      initial: "",
      last: "Bello",
    });
    expect(shortName("Ayo Bello", ["Ayo Bello", "Musa BELLO"]).initial).toBe("A. ");
    const uzomas = ["Obinna Uzoma", "Okechukwu Uzoma", "Obi Ada Uzoma", "Obi Ben Uzoma"];
    expect(uzomas.map((name) => shortName(name, uzomas).initial)).toEqual([
      "Obi. ",
      "Ok. ",
      "Obi Ada ",
      "Obi Ben ",
    ]);
    expect(shortName("Pelé", ["Pelé", "Pelé"])).toEqual({ before: "", initial: "", last: "Pelé" });
  });

  it("is what happened to him or her, and no own goal", () => {
    const goal = (player: string) => ({ player, assist: "", minute: "10" });
    const result = makeResult({
      teamA: squad[0]?.club ?? "",
      scoreA: 3,
      goalsA: [goal("Player 4"), goal("Player 4 (pen)"), goal("Player 3")],
      goalsB: [goal("Player 1 (og)")],
      bookings: ["Player 1 (Yellow Card) 20", "Player 1 (Red Card) 30"],
      substitutionsA: "Player 3 OUT (60)",
    });
    const events = matchEvents(result, { scorerFigure: "minute", players: squad });
    const of = (name: string) => marksOf(events, "A", name);
    expect(of("Player 4")).toEqual({ goals: 2, card: null, wentOff: false });
    expect(of("Player 3")).toEqual({ goals: 1, card: null, wentOff: true });
    expect(of("Player 1")).toEqual({ goals: 0, card: "red", wentOff: false });
    expect(of("Player 0")).toEqual({ goals: 0, card: null, wentOff: false });
  });
});
