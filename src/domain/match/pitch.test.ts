import { describe, expect, it } from "vitest";
import { emptyEntity } from "@/records/record";
import { parseBookings } from "./bookings";
import type { LiveEvent, LiveKind } from "./livePlay";
import { afterSteps, clockOf, notBegun, resultParts, type PitchStep } from "./pitch";
import { matchEvents } from "../people/matchEvents";

let made = 0;
const event = (kind: LiveKind, player: string, more: Partial<LiveEvent> = {}): LiveEvent => ({
  id: `e${(made += 1)}`,
  minute: "31",
  kind,
  side: "A",
  player,
  other: "",
  ...more,
});
const add = (of: LiveEvent): PitchStep => ({ do: "add", event: of });
const undo = (of: LiveEvent): PitchStep => ({ do: "undo", event: of });

describe("steps beside the pitch", () => {
  it("make a match that nothing was said of, and none where nothing was done", () => {
    expect(afterSteps(null, [])).toBeNull();
    const own = event("ownGoal", "Ayo", { side: "B" });
    expect(afterSteps(null, [add(own)])).toMatchObject({ scoreA: 0, scoreB: 1 });
  });

  it("that are sent twice are done once", () => {
    const goal = event("goal", "Ayo");
    const steps = [add(goal), add(event("yellow", "Bello")), undo(event("goal", "Nobody"))];
    const once = afterSteps(null, steps);
    expect(afterSteps(once, steps)).toEqual(once);
    expect(once).toMatchObject({ scoreA: 1, events: { length: 2 } });
    const back = afterSteps(once, [undo(goal), undo(goal)]);
    expect(back).toMatchObject({ scoreA: 0, events: { length: 1 } });
  });

  it("keep what another device noted meanwhile", () => {
    const theirs = afterSteps(null, [add(event("goal", "Ayo"))]);
    const both = afterSteps(theirs, [add(event("goal", "Bello", { side: "B" }))]);
    expect(both).toMatchObject({ scoreA: 1, scoreB: 1, events: { length: 2 } });
  });

  it("set the clock, which stands in a break", () => {
    const at = (to: number | null) => clockOf({ name: "Break", from: 45, to }, 7);
    expect(afterSteps(null, [at(null)])).toEqual({ ...notBegun, phase: "Break", minute: 45 });
    expect(afterSteps(null, [at(90)])?.since).toBe(7);
  });
});

it("tells a result everything, as results are read", () => {
  const events = [
    event("goal", "Ayo", { other: "Bello" }),
    event("penalty", "Chidi", { side: "B", minute: "45+2" }),
    event("ownGoal", "Chidi", { minute: "50" }),
    event("yellow", "Dayo", { minute: "60" }),
    event("red", "Chidi", { side: "B", minute: "61" }),
    event("substitution", "Ayo", { other: "Emeka", minute: "70" }),
  ];
  const match = afterSteps(null, events.map(add));
  if (!match) throw new Error("Nothing was done.");
  const parts = resultParts(match, { A: ["Ayo", "Bello", "Dayo"], B: [] });
  expect(parts).toMatchObject({ scoreA: 2, scoreB: 1, playersB: [] });
  expect(parts.playersA).toEqual(["Ayo", "Bello", "Dayo", "Emeka"]);
  expect(parseBookings(parts.bookings)).toMatchObject([
    { player: "Dayo", card: "yellow", minute: "60" },
    { player: "Chidi", card: "red", minute: "61" },
  ]);
  const told = matchEvents({ ...emptyEntity("results"), ...parts });
  const of = (kind: string) => told.filter((one) => one.kind === kind);
  expect(of("goal")).toMatchObject([{ player: "Ayo", detail: "Bello", minuteText: "31" }]);
  expect(of("penalty")).toMatchObject([{ player: "Chidi", side: "B", minuteText: "45+2" }]);
  expect(of("ownGoal")).toMatchObject([{ player: "Chidi", side: "A" }]);
  expect(of("substitution").map(({ player, detail }) => `${player} ${detail}`)).toEqual([
    "Emeka IN",
    "Ayo OUT",
  ]);
});
