import { describe, expect, it } from "vitest";
import { makePlayer, makeResult, makeStanding, makeTeam } from "../../tests/factories/records";
import { addedRow, mergedPlayer, mergedTeam, needsDay, whyNotMerged } from "./merge";
import { playerTotals } from "@/domain/people/totals";

const how = { on: "2026-02-01", figures: "added" } as const;
const ada = makePlayer({
  id: "ada",
  name: "Ada Obi",
  club: "Blues",
  jersey: null,
  position: "",
  goals: 2,
  formerNames: ["A. Obi"],
});
const other = makePlayer({
  id: "other",
  name: "Adaeze Obi",
  club: "Reds",
  jersey: 7,
  position: "Forward",
  goals: 3,
  formerNames: ["ada obi", "Ada Eze"],
  formerClubs: ["2025-09-01 Greens"],
});

describe("two entries of one player", () => {
  it("become one, with all names and clubs, filled up from the other", () => {
    expect(mergedPlayer(ada, other, how)).toMatchObject({
      id: "ada",
      name: "Ada Obi",
      club: "Blues",
      jersey: 7,
      position: "Forward",
      goals: 5,
      formerNames: ["A. Obi", "Adaeze Obi", "Ada Eze"],
      formerClubs: ["2025-09-01 Greens", "2026-02-01 Reds"],
    });
    expect(mergedPlayer(ada, other, { ...how, figures: "kept" }).goals).toBe(2);
  });

  it("need no day where the club is known already", () => {
    expect(needsDay(ada, other)).toBe(true);
    expect(needsDay(ada, { ...other, club: "blues" })).toBe(false);
    const same = { ...other, club: "Blues", formerClubs: [] };
    expect(mergedPlayer(ada, same, how).formerClubs).toEqual([]);
  });

  it("have the club of the other where the one that stays has none, and need no day then", () => {
    const without = { ...ada, club: "", teamLogo: "" };
    const reds = { ...other, teamLogo: "/reds.webp" };
    expect(needsDay(without, reds)).toBe(false);
    expect(mergedPlayer(without, reds, how)).toMatchObject({
      club: "Reds",
      teamLogo: "/reds.webp",
      formerClubs: ["2025-09-01 Greens"],
    });
    // Who has left that club does not come back to it.
    const left = { ...without, formerClubs: ["2026-01-01 Reds"] };
    expect(mergedPlayer(left, reds, how).club).toBe("");
  });

  it("count together what results hold under either name", () => {
    const goal = (player: string) => ({ player, assist: "", minute: "1" });
    const results = [
      makeResult({ teamA: "Reds", teamB: "Whites", goalsA: [goal("Adaeze Obi")] }),
      makeResult({ teamA: "Blues", teamB: "Whites", goalsA: [goal("Ada Obi"), goal("A. Obi")] }),
    ];
    const merged = mergedPlayer(ada, other, how);
    const { totals, strangers } = playerTotals(results, { players: [merged] });
    expect(totals).toMatchObject([{ player: "Ada Obi", goals: 3 }]);
    expect(strangers).toEqual([]);
  });

  it("are refused where they would have too many former names", () => {
    const many = makePlayer({ formerNames: Array.from({ length: 12 }, (_, at) => `Name ${at}`) });
    expect(whyNotMerged(mergedPlayer(ada, other, how))).toBe("");
    expect(whyNotMerged(mergedPlayer(ada, many, how))).toMatch(/14 former names/);
  });
});

describe("two rows of one club", () => {
  const kept = makeStanding({ team: "Kingsway Rovers", played: 3, won: 2, points: 6, gd: -1 });
  const row = { ...kept, ppg: 60, streak: "", reason: "", adjust: [] };
  const second = { ...row, played: 1, won: 1, points: 3, gd: 4, ppg: 80, streak: "W1", group: "B" };

  it("add up, and keep what is said of one only", () => {
    expect(addedRow(row, second)).toMatchObject({
      id: kept.id,
      team: "Kingsway Rovers",
      group: kept.group,
      played: 4,
      won: 3,
      points: 9,
      gd: 3,
      ppg: 65,
      streak: "W1",
      adjust: [],
    });
  });

  it("keep what the organiser gave and took of either, the latest as one where it is too much", () => {
    const minus = { ...row, adjust: ["-3 Ineligible player"] };
    expect(addedRow(minus, second)).toMatchObject({ adjust: ["-3 Ineligible player"] });
    const both = ["-3 Ineligible player", "2026-11-17 -1 Late"];
    expect(addedRow(minus, { ...second, adjust: ["2026-11-17 -1 Late"] }).adjust).toEqual(both);
    const many = { ...row, adjust: ["1", "2", "3", "4 Won at the table"] };
    expect(addedRow(many, { ...second, adjust: [...both, "-2 Late"] }).adjust).toEqual([
      ...many.adjust,
      "-3 Ineligible player",
      "-3 Late",
    ]);
  });
});

it("two entries of one club become one that is called both", () => {
  const kept = makeTeam({ name: "Kingsway Rovers", ground: "", house: "Law" });
  const spelt = makeTeam({ name: "Kingsway Rovrs", ground: "Main bowl", house: "Arts" });
  expect(mergedTeam(kept, spelt)).toMatchObject({
    id: kept.id,
    name: "Kingsway Rovers",
    ground: "Main bowl",
    house: "Law",
    formerNames: ["Kingsway Rovrs"],
  });
});
