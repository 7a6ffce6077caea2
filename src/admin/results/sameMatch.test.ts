import { describe, expect, it } from "vitest";
import { KICK_OFF, makeFixture, makeResult } from "../../../tests/factories/records";
import { placeOf } from "./sameMatch";

const teams = { teamA: "Hall A", teamB: "Hall B" };
const fixture = makeFixture({ id: "odd id.7", ...teams, gameWeek: "4" });
const entered = makeResult({ ...teams, gameWeek: "Game Week 4", date: KICK_OFF });
const place = (
  result: typeof entered,
  fixtures = [fixture],
  results: readonly (typeof entered)[] = [],
  id = "new",
) => {
  const found = placeOf(result, id, { fixtures, results });
  return [found.fixture?.id ?? null, found.existing?.id ?? null];
};

describe("the match of a result that is being entered", () => {
  it("is the fixture of these teams and game week, whatever its id", () => {
    expect(place(entered)).toEqual(["odd id.7", null]);
    expect(place({ ...entered, gameWeek: "5" })).toEqual([null, null]);
    expect(place({ ...entered, teamA: "Hall C" })).toEqual([null, null]);
  });

  it("is the fixture it was opened from, even when the game week is corrected", () => {
    const second = makeFixture({ id: "f2", ...teams, gameWeek: "9" });
    expect(place({ ...entered, gameWeek: "4" }, [fixture, second], [], "f2")).toEqual(["f2", null]);
  });

  it("has a result already when it was entered before, under either id", () => {
    const before = { ...entered, id: "r1" };
    expect(place(entered, [fixture], [before])).toEqual([null, "r1"]);
    expect(place(entered, [fixture], [{ ...entered, id: fixture.id }])).toEqual([null, fixture.id]);
    expect(place(entered, [fixture], [before], fixture.id)).toEqual([fixture.id, "r1"]);
  });

  it("is the second one of two without game weeks once the first has its result", () => {
    const DAY = 86_400_000;
    const first = makeFixture({ id: "f1", ...teams, gameWeek: "", date: KICK_OFF });
    const second = makeFixture({ ...first, id: "f2", date: KICK_OFF + 30 * DAY });
    const before = makeResult({ ...teams, id: "f1", gameWeek: "", date: KICK_OFF });
    const later = { ...before, date: KICK_OFF + 30 * DAY };
    expect(place(later, [first, second], [before])).toEqual(["f2", null]);
    expect(place({ ...before }, [first, second], [before])).toEqual([null, "f1"]);
    expect(place(later, [first], [before])).toEqual([null, null]);
  });

  it("belongs to the current season, also where records name it", () => {
    expect(place(entered, [{ ...fixture, season: "2026" }])).toEqual(["odd id.7", null]);
  });
});
