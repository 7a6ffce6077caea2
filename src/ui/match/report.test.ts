import { describe, expect, it } from "vitest";
import { basketball } from "@/sports/basketball";
import { football } from "@/sports/football";
import { chess } from "@/sports/chess";
import { makeResult } from "../../../tests/factories/records";
import { reportOf } from "./report";

const goal = (player: string, minute: string, assist = "") => ({ player, minute, assist });

describe("the report of a match", () => {
  it("tells goals in order with the score they made and who assisted", () => {
    const result = makeResult({
      goalsA: [goal("Bello", "12", "Musa"), goal("Bello (pen)", "83")],
      goalsB: [goal("Okafor", "45+1")],
    });
    expect(
      reportOf(result, football).timeline.map(({ side, minute, player, detail, score, assist }) =>
        [side, minute, player, detail, score, assist].join("|"),
      ),
    ).toEqual([
      "A|12'|Bello|Goal|1–0|Musa",
      "B|45+1'|Okafor|Goal|1–1|",
      "A|83'|Bello|Penalty|2–1|",
    ]);
  });

  it("claims no running score when a goal is missing from the list", () => {
    const result = makeResult({ goalsA: [goal("Bello", "12")] });
    expect(reportOf(result, football).timeline[0]?.score).toBe("");
  });

  it("joins the player who comes on with the one who goes off", () => {
    const result = makeResult({ substitutionsB: "Sule IN (60), Eze OUT (60), Ali IN (70)" });
    expect(
      reportOf(result, football).timeline.map(
        ({ player, detail, off }) => `${player}: ${detail} ${off}`,
      ),
    ).toEqual(["Sule: On for Eze", "Ali: Comes on "]);
  });

  it("keeps substitutions that cannot be read in the words they were typed in", () => {
    const result = makeResult({ substitutionsA: "late double change" });
    expect(reportOf(result, football).substitutionNotes).toEqual(["late double change"]);
  });

  it("lists bookings without a minute beside the timeline, and unreadable ones as typed", () => {
    const result = makeResult({
      goalsA: [goal("Bello", "12")],
      bookings: ["Bello (Yellow Card)", "Bello (Red Card) 80'", "bench warned"],
    });
    const { timeline, bookings } = reportOf(result, football);
    expect(timeline.map(({ kind }) => kind)).toEqual(["goal", "red"]);
    expect(bookings.map(({ text }) => text)).toEqual(["Bello (Yellow Card)", "bench warned"]);
  });

  it("has no goals in the timeline of a sport whose scorers have points", () => {
    const result = makeResult({ goalsA: [goal("Diarra", "22")] });
    expect(reportOf(result, basketball).timeline).toEqual([]);
  });

  it("leaves out what a sport does not keep", () => {
    const result = makeResult({ bookings: ["Bello (Red Card)"], substitutionsA: "Ali IN (3)" });
    expect(reportOf(result, chess)).toEqual({
      timeline: [],
      bookings: [],
      substitutionNotes: [],
    });
  });
});
