import { describe, expect, it } from "vitest";
import { fromZonedInput } from "../time";
import { noGround, type Ground } from "./ground";
import {
  freeSlots,
  groundTrouble,
  groundWeeks,
  roomBeside,
  sameClock,
  clashesAtGround,
  weekOf,
  type GroundUse,
} from "./groundDiary";

const DAY = "2026-12-24";
const at = (time: string, day = DAY) => fromZonedInput(`${day}T${time}`, "Africa/Lagos");
const matchAt = (key: string, time: string, more: Partial<GroundUse> = {}): GroundUse => ({
  key,
  date: at(time),
  from: at(time),
  minutes: 120,
  stadium: "Main bowl",
  title: `${key} v X (MLS)`,
  ...more,
});
const bowl: Ground = { ...noGround, id: "bowl", version: 1, name: "Main bowl" };

it("is taken by a match that is played there at the same time, and by no other", () => {
  const match = matchAt("a", "14:00");
  const all = [
    match,
    matchAt("later", "16:00"),
    matchAt("during", "15:59", { stadium: "MAIN  bowl" }),
    matchAt("elsewhere", "14:00", { stadium: "Annex" }),
    matchAt("open", "14:00", { date: null, from: null, day: DAY }),
  ];
  expect(clashesAtGround(match, all).map(({ key }) => key)).toEqual(["during"]);
  const nowhere = matchAt("b", "14:00", { stadium: "" });
  expect(clashesAtGround(nowhere, [matchAt("c", "14:00", { stadium: "" })])).toEqual([]);
});

it("has room for as many matches at a time as the ground has courts", () => {
  const [early, middle, late] = [
    matchAt("early", "14:00", { courts: 2 }),
    matchAt("middle", "15:00", { courts: 2 }),
    matchAt("late", "16:00", { courts: 2 }),
  ];
  const all = [early, middle, late];
  // Two at a time, one after the other beside the third.
  expect(all.flatMap((one) => clashesAtGround(one, all))).toEqual([]);
  expect(roomBeside(middle, all)).toBe(1);
  const third = matchAt("third", "15:30", { courts: 2 });
  expect(clashesAtGround(third, [...all, third]).map(({ key }) => key)).toEqual([
    "early",
    "middle",
    "late",
  ]);
  expect(roomBeside(third, all)).toBe(0);
  expect(clashesAtGround(early, [...all, third]).map(({ key }) => key)).toEqual([
    "middle",
    "third",
  ]);
});

it("says why a match cannot be played there, closed days first", () => {
  const match = matchAt("a", "14:00");
  const other = matchAt("b", "15:00");
  expect(groundTrouble(match, [match], [bowl])).toBe("");
  expect(groundTrouble(match, [other], [bowl])).toBe("Main bowl is taken then: b v X (MLS), 15:00");
  const closed = { ...bowl, closed: [{ from: DAY, to: DAY }] };
  expect(groundTrouble(match, [other], [closed])).toBe("Main bowl is closed on Thu 24 Dec");
  const untimed = matchAt("d", "14:00", { date: null, from: null, day: DAY });
  expect(groundTrouble(untimed, [], [closed])).toBe("Main bowl is closed on Thu 24 Dec");
});

it("is free between its matches, an hour at least", () => {
  const slots = (...all: GroundUse[]) => freeSlots(DAY, all).map(({ from, to }) => `${from}-${to}`);
  expect(slots()).toEqual(["08:00-20:00"]);
  expect(slots(matchAt("b", "18:00"), matchAt("a", "10:00"))).toEqual([
    "08:00-10:00",
    "12:00-18:00",
  ]);
  expect(slots(matchAt("a", "08:30"), matchAt("b", "11:29"))).toEqual(["13:29-20:00"]);
  expect(slots(matchAt("a", "10:00", { minutes: 300 }), matchAt("b", "11:00"))).toEqual([
    "08:00-10:00",
    "15:00-20:00",
  ]);
  expect(slots(matchAt("a", "21:00"))).toEqual(["08:00-20:00"]);
  const open = { courts: 2, opens: "12:00", closes: "22:00" };
  const two = [matchAt("a", "14:00"), matchAt("b", "15:00", { minutes: 60 })];
  expect(freeSlots(DAY, two, open)).toEqual([
    { from: "12:00", to: "15:00" },
    { from: "16:00", to: "22:00" },
  ]);
  expect(freeSlots(DAY, [matchAt("a", "14:00")], open)).toEqual([{ from: "12:00", to: "22:00" }]);
  // Nobody knows which hours it takes.
  expect(slots(matchAt("open", "10:00", { from: null, date: null, day: DAY }))).toEqual([]);
});

it("is a week from the arena’s first day on", () => {
  expect(weekOf(DAY)).toEqual([
    "2026-12-21",
    "2026-12-22",
    "2026-12-23",
    DAY,
    "2026-12-25",
    "2026-12-26",
    "2026-12-27",
  ]);
  expect(weekOf("2026-12-27")[0]).toBe("2026-12-21");
});

it("shows all grounds with their matches, then what matches name, then those without", () => {
  const closed = { ...bowl, closed: [{ from: "2026-12-25", to: "2026-12-25" }] };
  const all = [
    matchAt("late", "16:00", { stadium: "main bowl" }),
    matchAt("early", "10:00"),
    matchAt("new", "10:00", { stadium: "Yard" }),
    matchAt("none", "10:00", { stadium: "" }),
    matchAt("next week", "10:00", { date: at("10:00", "2026-12-28") }),
  ];
  const rows = groundWeeks(weekOf(DAY), all, [closed]);
  expect(rows.map(({ name }) => name)).toEqual(["Main bowl", "Yard", ""]);
  const [main, yard, none] = rows;
  expect(main?.days[3]?.matches.map(({ key }) => key)).toEqual(["early", "late"]);
  expect(main?.days[4]).toMatchObject({ isClosed: true, free: [], matches: [] });
  expect(yard?.ground).toBeUndefined();
  expect(none?.days[3]).toMatchObject({ free: [], matches: [{ key: "none" }] });
});

it("counts the courts that stay free through a day", () => {
  const hall = { ...bowl, courts: 4 };
  const spare = (...all: GroundUse[]) => groundWeeks([DAY], all, [hall])[0]?.days[0]?.spare;
  expect(spare()).toBe(4);
  expect(spare(matchAt("a", "10:00"), matchAt("b", "16:00"))).toBe(3);
  expect(spare(matchAt("a", "10:00"), matchAt("b", "10:30"))).toBe(2);
  // One without a time takes a court all day.
  expect(spare(matchAt("a", "10:00"), matchAt("b", "10:00", { from: null }))).toBe(2);
  const five = ["a", "b", "c", "d", "e"].map((key) => matchAt(key, "10:00"));
  expect(spare(...five)).toBe(0);
});

it("keeps the clock of a match on another day", () => {
  expect(sameClock(at("16:30"), "2026-12-26")).toBe(at("16:30", "2026-12-26"));
  expect(sameClock(null, "2026-12-26")).toBeNull();
});

describe("a ground that is open past midnight", () => {
  const hall: Ground = { ...bowl, opens: "22:00", closes: "02:00" };
  const NEXT = "2026-12-25";
  const late = matchAt("late", "00:30", {
    date: at("00:30", NEXT),
    from: at("00:30", NEXT),
    minutes: 60,
  });

  it("is free until it closes on the next day, beside what is played then", () => {
    expect(freeSlots(DAY, [], hall)).toEqual([{ from: "22:00", to: "02:00" }]);
    expect(freeSlots(DAY, [late], hall)).toEqual([{ from: "22:00", to: "00:30" }]);
    expect(freeSlots(NEXT, [late], hall)).toEqual([{ from: "22:00", to: "02:00" }]);
    expect(freeSlots(DAY, [late], { ...hall, courts: 2 })).toEqual([
      { from: "22:00", to: "02:00" },
    ]);
  });

  it("shows in its week a match past midnight on its day, and takes its hour from the night before", () => {
    const [week] = groundWeeks([DAY, NEXT], [late], [hall]);
    expect(week?.days).toMatchObject([
      { matches: [], isFree: false, free: [{ from: "22:00", to: "00:30" }] },
      { matches: [{ key: "late" }], isFree: false, free: [{ from: "22:00", to: "02:00" }] },
    ]);
    const [free] = groundWeeks([DAY], [], [hall]);
    expect(free?.days).toMatchObject([{ isFree: true }]);
  });

  it("is closed on the night whose day is, also after midnight", () => {
    const closed = { ...hall, closed: [{ from: DAY, to: DAY }] };
    expect(groundTrouble(late, [], [closed])).toBe("Main bowl is closed on Thu 24 Dec");
    const early = matchAt("early", "00:30", { minutes: 60 });
    expect(groundTrouble(early, [], [closed])).toBe("");
  });
});
