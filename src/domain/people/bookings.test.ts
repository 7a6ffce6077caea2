import { describe, expect, it } from "vitest";
import { doubleBooked, overlaps, proposedOfficials, type Booking } from "./bookings";

const HOUR = 3_600_000;
const match = (key: string, hour: number | null, officials: readonly string[] = []): Booking => ({
  key,
  from: hour === null ? null : hour * HOUR,
  minutes: 105,
  officials,
});

describe("being booked twice", () => {
  it("means two matches at the same time, not one after the other", () => {
    expect(overlaps(match("a", 14), match("b", 15))).toBe(true);
    expect(overlaps(match("b", 15), match("a", 14))).toBe(true);
    expect(overlaps(match("a", 14), match("b", 15.75))).toBe(false);
    expect(overlaps(match("a", null), match("b", 14))).toBe(false);
  });

  it("names the other matches of that person alone", () => {
    const all = [match("a", 14, ["ada"]), match("b", 15, ["ada"]), match("c", 15, ["bola"])];
    expect(doubleBooked("ada", match("a", 14), all).map(({ key }) => key)).toEqual(["b"]);
    expect(doubleBooked("bola", match("c", 15), all)).toEqual([]);
  });
});

describe("proposed officials", () => {
  const last = [["ada", "bola"], [], ["chidi"]];
  const of = (matches: readonly Booking[], others: readonly Booking[] = []) =>
    Object.fromEntries(proposedOfficials(matches, last, others));

  it("are those of the last matches in turn, for matches without any", () => {
    expect(of([match("a", 10), match("b", 10, ["x"]), match("c", 10), match("d", 16)])).toEqual({
      a: ["ada", "bola"],
      c: ["chidi"],
      d: ["ada", "bola"],
    });
  });

  it("are booked nowhere else then", () => {
    const elsewhere = [match("other", 10.5, ["bola"])];
    expect(of([match("a", 10), match("b", 10)], elsewhere)).toEqual({ a: ["chidi"] });
    expect(proposedOfficials([match("a", 10)], [], []).size).toBe(0);
  });
});
