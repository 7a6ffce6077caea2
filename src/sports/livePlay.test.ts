import { describe, expect, it } from "vitest";
import { notBegun } from "@/domain/match/pitch";
import { live } from "./football/live";
import {
  asMatchEvents,
  clockAt,
  eventLine,
  isGoal,
  liveEvents,
  liveStateOf,
  minuteAt,
  readEventLine,
  type LiveEvent,
} from "@/domain/match/livePlay";

const goal: LiveEvent = {
  id: "k3",
  minute: "45+2",
  kind: "goal",
  side: "A",
  player: "Obinna Uzoma",
  other: "Elikem Asante",
};
const MINUTE = 60_000;
const { stages } = live;
const at = (phase: string, minute: number, ran: number | null) =>
  minuteAt({ phase, minute, since: ran === null ? null : 1_000 }, stages, 1_000 + (ran ?? 0));

describe("a line of a live document", () => {
  it("says what happened, and is read again", () => {
    expect(eventLine(goal)).toBe("k3|45+2|goal|A|Obinna Uzoma|Elikem Asante");
    expect(readEventLine(eventLine(goal))).toEqual(goal);
  });

  it("is never longer than the rules allow, whatever the names are", () => {
    const long = { ...goal, player: "P".repeat(80), other: "O|".repeat(80) };
    const line = eventLine(long);
    expect(line.length).toBeLessThanOrEqual(120);
    expect(readEventLine(line)).toMatchObject({ player: long.player, side: "A" });
  });

  it.each(["", "1 goal A", "a|x|goal|A|P|", "a|1|party|A|P|", "a|1|goal|C|P|", "a|1|goal|A||"])(
    "that is “%s” is left out",
    (line) => expect(liveEvents({ events: [line] })).toEqual([]),
  );
});

it("counts goals, own ones too, and no card", () => {
  expect(live.events.map(({ kind }) => isGoal(kind))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

it("has a clock that runs on from where it was set, and stands in a break", () => {
  expect(clockAt({ minute: 45, since: 0 }, 90_000)).toBe(46.5 * MINUTE);
  expect(clockAt({ minute: 45, since: null }, 90_000)).toBe(45 * MINUTE);
});

it.each([
  ["1st half", 0, 0, "1"],
  ["1st half", 0, 44.9 * MINUTE, "45"],
  ["1st half", 0, 46.5 * MINUTE, "45+2"],
  ["Half-time", 45, null, "45"],
  ["2nd half", 45, 21.2 * MINUTE, "67"],
  ["2nd half", 45, 48 * MINUTE, "90+4"],
  ["", 12, 0, "13"],
])("notes the minute of %s, clock at %d and %s on", (phase, minute, ran, expected) => {
  expect(at(phase, minute, ran)).toBe(expected);
});

it("tells a player going off and the one coming on, in the order of the minutes", () => {
  const off: LiveEvent = { ...goal, kind: "substitution", minute: "46", player: "X", other: "Y" };
  const events = asMatchEvents([{ ...off, other: "" }, off, goal]);
  expect(events.map(({ player, detail }) => `${player} ${detail}`)).toEqual([
    "Obinna Uzoma Elikem Asante",
    "X OUT",
    "X OUT",
    "Y IN",
  ]);
});

describe("how far a match is", () => {
  const since = 1_000;
  const after = (minutes: number) =>
    liveStateOf(
      { ...notBegun, phase: "2nd half", minute: 45, since },
      live,
      since + minutes * MINUTE,
    );

  it("is its minute, and the stage alone where nobody stopped the clock", () => {
    expect([after(20), after(49), after(70), after(24 * 60)]).toEqual([
      "66'",
      "90+5'",
      "2nd half",
      "2nd half",
    ]);
  });
});
