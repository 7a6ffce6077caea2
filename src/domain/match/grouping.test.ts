import { describe, expect, it } from "vitest";
import { KICK_OFF, makeFixture, makePlayer } from "../../../tests/factories/records";
import {
  gameWeekLabel,
  gameWeekNumber,
  groupByGameWeek,
  sortFixtures,
  sortPlayersByClub,
} from "./grouping";

const DAY = 86_400_000;

describe("fixtures", () => {
  const late = makeFixture({ teamA: "Late", date: KICK_OFF + DAY });
  const early = makeFixture({ teamA: "Early", date: KICK_OFF - DAY });
  const openB = makeFixture({ teamA: "B", date: null });
  const openA = makeFixture({ teamA: "A", date: null });

  it("stand by date, those without one last, and the given list stays as it was", () => {
    const given = [openB, late, openA, early];
    expect(sortFixtures(given)).toEqual([early, late, openA, openB]);
    expect(given).toEqual([openB, late, openA, early]);
  });
});

it("sorts players by club, then jersey, then name; without a number last", () => {
  const player = (club: string, jersey: number | null, name: string) =>
    makePlayer({ club, jersey, name });
  const order = [
    player("Álpha", 2, "Z"),
    player("Alpha", 10, "A"),
    player("alpha", null, "A"),
    player("alpha", null, "B"),
    player("Beta", 1, "A"),
  ];
  expect(sortPlayersByClub([...order].reverse())).toEqual(order);
});

describe("game weeks", () => {
  it.each([
    ["10", 10],
    ["Game Week 10", 10],
    ["gameweek 10", 10],
    ["GW10", 10],
    ["Matchday 10", 10],
    ["Week 010", 10],
    ["Final", null],
    ["Round of 16", null],
    ["Semi-final 1", null],
    ["", null],
  ])("%j has the number %s", (text, number) => {
    expect(gameWeekNumber(text)).toBe(number);
  });

  it("are labelled in one way, names as typed", () => {
    expect(["Game Week 10", "10", " Final ", ""].map(gameWeekLabel)).toEqual([
      "Game week 10",
      "Game week 10",
      "Final",
      "No game week",
    ]);
  });
});

describe("groupByGameWeek", () => {
  const match = (gameWeek: string, date?: number) => ({ gameWeek, date: date ?? null });
  const labels = (items: ReturnType<typeof match>[], order: "ascending" | "newestFirst") =>
    groupByGameWeek(items, order).map(({ label }) => label);

  it("joins a number and its text, and keeps the order within a week", () => {
    const [one, two, three] = [match("10"), match("Game Week 10"), match("9")];
    expect(groupByGameWeek([one, three, two], "ascending")).toEqual([
      { key: "9", label: "Game week 9", items: [three] },
      { key: "10", label: "Game week 10", items: [one, two] },
    ]);
  });

  it("sorts by number, not by text, newest first when asked; a knock-out round after them, none last", () => {
    const items = [match("9"), match(""), match("Final"), match("10"), match("2")];
    expect(labels(items, "newestFirst")).toEqual([
      "Final",
      "Game week 10",
      "Game week 9",
      "Game week 2",
      "No game week",
    ]);
    expect(labels(items, "ascending")).toEqual([
      "Game week 2",
      "Game week 9",
      "Game week 10",
      "Final",
      "No game week",
    ]);
  });

  it("puts a named week where its date belongs: a dated final is the newest", () => {
    const items = [
      match("1", KICK_OFF),
      match("Cup round", KICK_OFF + DAY),
      match("2", KICK_OFF + 7 * DAY),
      match("Final", KICK_OFF + 30 * DAY),
      match("", KICK_OFF + 60 * DAY),
    ];
    expect(labels(items, "newestFirst")).toEqual([
      "Final",
      "Game week 2",
      "Cup round",
      "Game week 1",
      "No game week",
    ]);
  });

  it("puts knock-out rounds without a date in the order they are played in, the final newest", () => {
    const items = [
      match("6", KICK_OFF),
      match("Quarter-final 2"),
      match("Final"),
      match("Play-off"),
      match("Third place"),
      match("Semi-final 1"),
      match("Round of 16"),
      match("Gala"),
    ];
    const newest = [
      "Final",
      "Third place",
      "Semi-final 1",
      "Quarter-final 2",
      "Round of 16",
      "Play-off",
      "Game week 6",
    ];
    expect(labels(items, "newestFirst")).toEqual([...newest, "Gala"]);
    expect(labels(items, "ascending")).toEqual([...newest.toReversed(), "Gala"]);
  });

  it("lets a date place a knock-out round, and an undated one before the one it leads to", () => {
    const items = [
      match("1", KICK_OFF),
      match("Semi-final"),
      match("Final", KICK_OFF + 30 * DAY),
      match("2", KICK_OFF + 7 * DAY),
    ];
    expect(labels(items, "newestFirst")).toEqual([
      "Final",
      "Semi-final",
      "Game week 2",
      "Game week 1",
    ]);
  });

  it("puts a dated final after game weeks of which no date is known", () => {
    const items = [match("1"), match("2"), match("Final", KICK_OFF)];
    expect(labels(items, "newestFirst")).toEqual(["Final", "Game week 2", "Game week 1"]);
  });

  it("names the round of a knock-out match without a game week by its place in the bracket", () => {
    const items = [match("6"), { ...match(""), stage: "SF1" }, { ...match(""), stage: "SF2" }];
    expect(
      groupByGameWeek(items, "newestFirst").map(({ label, items: of }) => [label, of.length]),
    ).toEqual([
      ["Semi-finals", 2],
      ["Game week 6", 1],
    ]);
  });

  it("gives every week a key that may stand in an address", () => {
    const keys = groupByGameWeek(
      [match("Semi-final 1"), match("決勝"), match(""), match("3")],
      "ascending",
    ).map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9-]+$/);
  });
});
