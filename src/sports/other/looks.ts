import type { SportSettings } from "@/domain/league/settings";
import { slugOf } from "@/domain/names";
import type { SportEntry } from "@/domain/sport";
import { entry } from "./entry";

/*
 * The look of a sport that an owner named: one of twelve drawings and one of the colours of `colours.css`. Menus need
 * the looks of all opened leagues, so they come with the list of opened leagues and not with the sport.
 */

/** The drawings, each one path on a grid of 24 × 24, by their names in settings. */
export const glyphs: Readonly<Record<string, string>> = {
  ball: entry.glyph,
  stick: "M17 3 10 17a3.5 3.5 0 0 1-6 .5M18 17a2 2 0 1 0 .1 0",
  goal: "M3 20V5h18v15M3 10h18M3 15h18M8 5v15m8-15v15",
  racket: "M10 3a6 7 0 1 0 0 14 6 7 0 1 0 0-14m0 14v4m8-5a2 2 0 1 0 .1 0",
  whistle: "M3 7h18v4h-6.2A6 6 0 1 1 3 13Zm6 4a2 2 0 1 0 .1 0",
  trophy: "M7 4h10v5a5 5 0 0 1-10 0ZM7 6H3q0 5 4.5 5M17 6h4q0 5-4.5 5M12 14v6m-4 0h8",
  stopwatch: "M12 6a7.5 7.5 0 1 0 0 15 7.5 7.5 0 1 0 0-15m0 0V3M9 3h6m-3 11 3-3",
  target: "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18m0 5a4 4 0 1 0 0 8 4 4 0 1 0 0-8m0 4h.1",
  shield: "M12 3 4 6v6q0 6 8 9 8-3 8-9V6Z",
  star: "M12 3l2.7 5.6 6.1.9-4.4 4.3 1 6.2-5.4-2.9-5.4 2.9 1-6.2-4.4-4.3 6.1-.9Z",
  waves: "M3 7q3-4 6 0t6 0 6 0M3 13q3-4 6 0t6 0 6 0M3 19q3-4 6 0t6 0 6 0",
  controller: "M7 7h10q4 0 5 9-1 4-5 0H7q-4 4-5 0 1-9 5-9m1 3v4m-2-2h4m6-1h.1m2 3h.1",
};

/** The names of the colours of `colours.css`, as in settings. */
export const colours = ["slate", "rose", "indigo", "plum", "brown", "olive"] as const;

/** The default minutes of one part of a match. */
export const usualMinutes = { none: 60, halves: 30, thirds: 20, quarters: 15 } as const;

/** The number of parts of a match. */
export const partCounts = { none: 1, halves: 2, thirds: 3, quarters: 4 } as const;

/** Returns the minutes of regular time; null if no clock ends a match. */
export function regularMinutes({ base, parts = "halves", minutes }: SportSettings): number | null {
  if (base === "sets" || (parts === "none" && minutes === undefined)) return null;
  return partCounts[parts] * (minutes ?? usualMinutes[parts]);
}

/** Returns the minutes from the start of a match to its end: breaks and stoppages take half as long as the play. */
const untilOver = (minutes: number | null) =>
  minutes === null ? 120 : Math.round(1.5 * minutes) + 15;

/** Checks whether settings name a sport of their own. */
const isNamed = ({ called, glyph, colour }: SportSettings): boolean =>
  [called, glyph, colour].some((one) => one !== undefined);

/**
 * Returns the facts that all pages need about a sport in a league with these settings. The id of a sport that owners
 * name contains its name and look, so that leagues of the same sport have the same id.
 */
export function namedSport(sport: SportEntry, settings: SportSettings): SportEntry {
  if (!sport.isNamedByLeagues || !isNamed(settings)) return sport;
  const { called = sport.name } = settings;
  const [usual] = colours;
  const colour = colours.find((one) => one === settings.colour) ?? usual;
  const drawn = settings.glyph !== undefined && Object.hasOwn(glyphs, settings.glyph);
  const glyph = drawn ? settings.glyph : "ball";
  const minutes = regularMinutes(settings);
  return {
    id: `${sport.id}-${colour}-${glyph}-${slugOf(called)}`,
    storedAs: sport.id,
    name: called,
    matchMinutes: untilOver(minutes),
    ...(minutes !== null && { byClock: true }),
    glyph: glyphs[glyph ?? ""] ?? sport.glyph,
  };
}
