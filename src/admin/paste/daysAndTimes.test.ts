import { describe, expect, it } from "vitest";
import { makeFixture } from "../../../tests/factories/records";
import { against, pasted } from "../../../tests/harness/pasteScene";

describe("days and times in two columns", () => {
  it("make one kick-off", () => {
    const text = "Home,Away,Date,Time\nRovers,Trojans,09/01/2027,14:00\nTrojans,Rovers,10/01/2027,";
    const { mapping, rows } = pasted(text, against("fixtures", []));
    expect(mapping).toEqual(["teamA", "teamB", "date", "time"]);
    expect(rows[0]?.entity.date).toBe(Date.parse("2027-01-09T13:00:00Z"));
    expect(rows[1]?.cells["date"]).toMatchObject({ text: "Sun 10 Jan 2027", from: "10/01/2027" });
  });

  it("keep a day without a time a day", () => {
    const text =
      "Home,Away,Date\nRovers,Trojans,09/01/2027\nTrojans,Rovers,2027-01-10\nA,B,09/01/2027 14:00";
    const { rows } = pasted(text, against("fixtures", []));
    expect(rows.map(({ state, entity: { date, day } }) => [state, date, day])).toEqual([
      ["add", null, "2027-01-09"],
      ["add", null, "2027-01-10"],
      ["add", Date.parse("2027-01-09T13:00:00Z"), ""],
    ]);
    expect(rows.flatMap(({ untimed }) => untimed)).toEqual([]);
    expect(rows[0]?.cells["date"]?.text).toBe("Sat 9 Jan 2027");
  });

  it("say where a day without a time is saved as midnight: when a match was moved", () => {
    const text = "Home,Away,Date,Moved from\nRovers,Trojans,09/01/2027 14:00,2027-01-02";
    const [row] = pasted(text, against("fixtures", [])).rows;
    expect(row?.untimed).toEqual(["Moved from has no time: it is saved as 00:00"]);
  });

  it("find a match on its day, give it its time once that is known, and say the same twice", () => {
    const stored = makeFixture({ id: "f1", date: null, day: "2027-01-09", gameWeek: "" });
    const row = (date: string) =>
      pasted(`Home,Away,Date\nKingsway Rovers,Mount Trojans,${date}`, against("fixtures", [stored]))
        .rows[0];
    expect(row("09/01/2027")?.state).toBe("same");
    const timed = row("2027-01-09 14:00");
    expect(timed?.record?.id).toBe("f1");
    expect(timed?.entity).toMatchObject({ date: Date.parse("2027-01-09T13:00:00Z"), day: "" });
    expect(timed?.cells["date"]?.before).toBe("Sat 9 Jan 2027");
  });

  it("leave an older record its midnight, and say the same of its day", () => {
    const stored = makeFixture({
      id: "f1",
      date: Date.parse("2027-01-08T23:00:00Z"),
      gameWeek: "",
    });
    const text = "Home,Away,Date\nKingsway Rovers,Mount Trojans,09/01/2027";
    const [row] = pasted(text, against("fixtures", [stored])).rows;
    expect(row).toMatchObject({ state: "same", entity: { date: stored.date, day: "" } });
  });

  it("do not take a time away by naming the day alone", () => {
    const stored = makeFixture({
      id: "f1",
      date: Date.parse("2027-01-09T13:00:00Z"),
      gameWeek: "",
    });
    const text = "Home,Away,Date\nKingsway Rovers,Mount Trojans,09/01/2027";
    const [row] = pasted(text, against("fixtures", [stored])).rows;
    expect(row).toMatchObject({ state: "same", entity: { date: stored.date } });
  });

  it("of another time than on file are a move within their game week, else a second match, or what is said", () => {
    const stored = makeFixture({
      id: "f1",
      date: Date.parse("2027-01-09T13:00:00Z"),
      gameWeek: "3",
    });
    const row = (text: string, otherTimes: "move" | "second" | null = null) =>
      pasted(
        `Home,Away,Date,Week\nKingsway Rovers,Mount Trojans,${text}`,
        against("fixtures", [stored], { otherTimes }),
      ).rows[0];
    const moved = row("16/01/2027 14:00,3");
    expect(moved).toMatchObject({ state: "change", otherTime: "move" });
    expect(moved?.notes).toEqual(["Moves from Sat 9 Jan 2027, 14:00"]);
    expect(row("16/01/2027 14:00,3", "second")).toMatchObject({
      state: "add",
      otherTime: "second",
    });
    expect(row("09/01/2027 18:00,")).toMatchObject({ state: "add", otherTime: "second" });
    expect(row("09/01/2027 18:00,", "move")).toMatchObject({ state: "change", otherTime: "move" });
    expect(row("09/01/2027 14:00,3")).toMatchObject({ state: "same", otherTime: null });
  });

  it("outside the season on file move no match of it", () => {
    const stored = Array.from({ length: 10 }, (_, at) =>
      makeFixture({
        id: `f${at}`,
        date: Date.parse("2026-10-03T14:00:00Z") + at * 7 * 86_400_000,
        gameWeek: String(at + 1),
      }),
    );
    const row = (text: string) =>
      pasted(
        `Home,Away,Date,Week\nKingsway Rovers,Mount Trojans,${text}`,
        against("fixtures", stored),
      ).rows[0];
    expect(row("05/05/2026 14:00,1")).toMatchObject({ state: "add" });
    expect(row("05/05/2026 14:00,1")?.notes).toContain("Its day is outside this season");
    expect(row("12/12/2026 14:00,1")).toMatchObject({ state: "change", otherTime: "move" });
  });

  it("are refused where a time is none", () => {
    const text = "Home,Away,Date,Time\nRovers,Trojans,09/01/2027,after lunch\nA,B,09/01/2027,3pm";
    const { rows } = pasted(text, against("fixtures", []));
    expect(rows.map(({ state }) => state)).toEqual(["refused", "add"]);
    expect(rows[0]?.reasons[0]).toContain("“after lunch” is not understood");
  });
});
