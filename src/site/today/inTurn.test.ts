import { expect, it } from "vitest";
import { alternateLeagues } from "./inTurn";

const of = (slug: string, day: number, at: string) => ({
  league: { slug },
  day: `2026-11-${day}`,
  at,
});

it("gives each league of a day one match before another gets its second, and no later day before", () => {
  const matches = [
    of("mls", 24, "10:00"),
    of("mls", 24, "12:00"),
    of("mls", 24, "14:00"),
    of("mvl", 24, "17:00"),
    of("mbl", 24, "18:00"),
    of("mcl", 26, "09:00"),
  ];
  expect(alternateLeagues(matches).map(({ league, at }) => `${league.slug} ${at}`)).toEqual([
    "mls 10:00",
    "mvl 17:00",
    "mbl 18:00",
    "mls 12:00",
    "mls 14:00",
    "mcl 09:00",
  ]);
});
