import { describe, expect, it } from "vitest";
import { KICK_OFF, makeResult } from "../../../tests/factories/records";
import { mayResume } from "./mayResume";

const MINUTE = 60_000;
const saved = KICK_OFF + 20 * MINUTE;
const result = makeResult({ id: "m", date: KICK_OFF, updatedAt: saved, unconfirmed: true });

describe("a match that is over", () => {
  const may = (of: Partial<typeof result>, minutes: number, asScorer = true) =>
    mayResume({ result: { ...result, ...of }, date: KICK_OFF, asScorer }, saved + minutes * MINUTE);

  it("may be resumed for half an hour", () => {
    expect([0, 29, 30, 90].map((minutes) => may({}, minutes))).toEqual([true, true, false, false]);
    expect(may({ updatedAt: null }, 1)).toBe(false);
  });

  it("may be by a scorer only while nobody has confirmed it, by an administrator also then", () => {
    expect(may({ unconfirmed: false }, 1)).toBe(false);
    expect(may({ unconfirmed: false }, 1, false)).toBe(true);
  });

  it("may not be outside the hours in which it is scored", () => {
    const late = KICK_OFF + 13 * 60 * MINUTE;
    const of = { result: { ...result, updatedAt: late }, asScorer: false };
    expect(mayResume({ ...of, date: KICK_OFF }, late)).toBe(false);
    expect(mayResume({ ...of, date: null }, late)).toBe(false);
  });
});
