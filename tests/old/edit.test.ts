import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lostValuesOf } from "@/records/partlyRead";
import { entityKinds as kinds } from "@/records/record";
import { leagues } from "@arena/leagues";
import { shapeOf } from "@/records/shape";
import { randomRuns } from "../harness/forms";
import { oldRecords } from "./arbitrary";
import { editOne } from "./edit";

describe.each(kinds)("an edit of one field of old %s", (kind) => {
  it("leaves every other stored value in the record, or the person was told", () => {
    const homes = leagues.filter((league) => league.collections[kind]);
    fc.assert(
      fc.property(oldRecords(kind), fc.nat(200), (stored, nth) => {
        const league = homes[nth % homes.length];
        if (!league) return;
        const { lost, written } = editOne(league, kind, stored, nth);
        expect(lost).toEqual([]);
        expect(lostValuesOf(kind, written, shapeOf(league))).toEqual({});
      }),
      { numRuns: randomRuns(20, 1_000), seed: 20_261_123 },
    );
  });
});
