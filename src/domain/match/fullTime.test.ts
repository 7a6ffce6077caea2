import { describe, expect, it } from "vitest";
import { KICK_OFF, makeFixture, makeResult } from "../../../tests/factories/records";
import { mayHaveBegun, phaseOf } from "./ahead";
import { hasResult, listedMatches, withLive } from "./listed";
import { countedNow } from "./fullTime";

const MINUTE = 60_000;
const saved = KICK_OFF + 20 * MINUTE;
const fixture = makeFixture({ id: "m", date: KICK_OFF });
const result = makeResult({ id: "m", date: KICK_OFF, updatedAt: saved, unconfirmed: true });

describe("a match that was resumed", () => {
  const isLive = (id: string): boolean => id === "m";

  it("is live, and its result is none, until it is confirmed or no longer told of", () => {
    const now = saved + 5 * MINUTE;
    const phases = (of: typeof result, told = isLive) =>
      withLive(listedMatches([fixture], [of]), told).map((one) => [
        phaseOf(one.match, now, 130),
        hasResult(one),
      ]);
    expect(phases(result)).toEqual([["on", false]]);
    expect(phases({ ...result, unconfirmed: false })).toEqual([[null, true]]);
    expect(phases(result, () => false)).toEqual([[null, true]]);
  });

  it("counts for nothing meanwhile", () => {
    const other = makeResult({ id: "o", unconfirmed: true });
    expect(countedNow([result, other], isLive)).toEqual([other]);
    const all = [{ ...result, unconfirmed: false }, other];
    expect(countedNow(all, isLive)).toBe(all);
  });

  it("is asked after for as long as it may go on", () => {
    const asked = (minutes: number, of: Partial<typeof result> = {}) =>
      mayHaveBegun(listedMatches([fixture], [{ ...result, ...of }]), saved + minutes * MINUTE);
    expect(asked(1)).toEqual(["m"]);
    expect(asked(179)).toEqual(["m"]);
    expect(asked(180)).toEqual([]);
    expect(asked(1, { unconfirmed: false })).toEqual([]);
  });
});
