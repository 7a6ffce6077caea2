import { describe, expect, it } from "vitest";
import { readSettings, writeSettings } from "./settings";
import { storedSettingsPattern } from "./settingsPattern";

describe("the settings of an opened league", () => {
  it("reads the parts of a format and of the sport, in any order", () => {
    const { format, sport, others } = readSettings(
      "called=Ice hockey;points=3-0-0-2-1;minutes=20;parts=thirds;groups=A,B;through=2;cup=4;draws=no",
    );
    expect(format).toMatchObject({
      groups: ["A", "B"],
      rounds: 1,
      through: 2,
      cup: 4,
      points: [3, 0, 0, 2, 1],
    });
    expect(sport).toEqual({ called: "Ice hockey", minutes: 20, parts: "thirds", draws: false });
    expect(others).toEqual([]);
  });

  it("says nothing of a format where no part names one", () => {
    expect(readSettings("")).toEqual({ format: null, sport: {}, others: [] });
    expect(readSettings("minutes=30").format).toBeNull();
  });

  it.each([
    ["a part of a later version", "rest=48;minutes=30", "minutes=30;rest=48"],
    ["a word that is not known", "parts=fifths", "parts=fifths"],
    ["a number out of bounds", "minutes=0;players=7", "players=7;minutes=0"],
    ["a second part with the same key", "minutes=20;minutes=30", "minutes=20;minutes=30"],
    ["a format that cannot be played", "through=9;cup=4", "through=9;cup=4"],
    [
      "a part of a format that is only kept",
      "split=33:6/6",
      expect.stringMatching(/;split=33:6\/6$/),
    ],
  ])("keeps %s when it is written again", (_, stored, again) => {
    expect(writeSettings(readSettings(stored))).toEqual(again);
  });

  it("writes what may be stored, and reads it again", () => {
    const text = writeSettings(
      readSettings("rounds=2;points=2-1-0;called=Handball;base=goals;scorers=yes;rest=48 hours"),
    );
    expect(text).toMatch(storedSettingsPattern);
    expect(writeSettings(readSettings(text))).toBe(text);
  });

  it.each([";", "rounds", "rounds=2;", "a=b  c", "a= b", "a=b ", "a=<b>", "a=b\nc=d", "1=2"])(
    "refuses to store %j",
    (text) => expect(text).not.toMatch(storedSettingsPattern),
  );
});
