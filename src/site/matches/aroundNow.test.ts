import { describe, expect, it } from "vitest";
import { MATCHES_AT_ONCE } from "../match/firstItems";
import { aroundNow } from "./aroundNow";

const season = (length: number) => Array.from({ length }, (_, date) => ({ date }));

describe("the part of a season that is drawn at first", () => {
  it("is all of a usual one", () => {
    expect(aroundNow(season(MATCHES_AT_ONCE), 7)).toEqual({ from: 0, to: MATCHES_AT_ONCE });
  });

  it("lies around the next match of a long one, with more ahead than behind", () => {
    expect(aroundNow(season(3_000), 1_000)).toEqual({ from: 981, to: 981 + MATCHES_AT_ONCE });
  });

  it("never reaches over its ends", () => {
    expect(aroundNow(season(3_000), -1).from).toBe(0);
    expect(aroundNow(season(3_000), 9_999)).toEqual({ from: 3_000 - MATCHES_AT_ONCE, to: 3_000 });
  });

  it("is the end where no match has a date", () => {
    const undated = Array.from({ length: 100 }, () => ({ date: null }));
    expect(aroundNow(undated, 5).to).toBe(100);
  });
});
