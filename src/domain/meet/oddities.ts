import { foldName } from "../names";
import { enumerated } from "../wording";
import type { Entry, Event, Scoring } from "./meet";
import { bestMark, placesOf, type PlacedEntry } from "./places";

/** A warning about the places of an event. */
export interface PlaceOddity {
  readonly id: "A01" | "A02" | "A03";
  readonly text: string;
}

const nameOf = ({ athlete, team }: Entry) => athlete || team;

/**
 * Returns the first pair of entries whose places contradict their marks, because the user starts there; empty if there
 * is none.
 */
function againstMarks(event: Event, placed: readonly PlacedEntry[]): PlaceOddity[] {
  const marks = placed.flatMap(({ entry, place }) => {
    const value = bestMark(event, entry);
    return value === null ? [] : [{ entry, place, value: event.by === "time" ? -value : value }];
  });
  for (const [at, ahead] of marks.entries()) {
    const behind = marks
      .slice(at + 1)
      .find(({ place, value }) => place > ahead.place && value > ahead.value);
    if (behind) {
      const [first, second] = [ahead, behind].map(
        ({ entry, place }) => `${nameOf(entry)} (${entry.mark || "no mark"}, place ${place})`,
      );
      return [{ id: "A01", text: `${second} has the better mark, but is placed behind ${first}` }];
    }
  }
  return [];
}

/** Returns the places that entries with different marks share. */
function sharedUnequally(event: Event, placed: readonly PlacedEntry[]): PlaceOddity[] {
  return [...new Set(placed.map(({ place }) => place))].flatMap((place): PlaceOddity[] => {
    const sharing = placed.filter((one) => one.place === place).map(({ entry }) => entry);
    const marks = new Set(sharing.flatMap((entry) => bestMark(event, entry) ?? []));
    if (marks.size < 2) return [];
    const names = sharing.map((entry) => `${nameOf(entry)} (${entry.mark || "no mark"})`);
    return [
      { id: "A02", text: `Place ${place} is shared by different marks: ${names.join(", ")}` },
    ];
  });
}

/** Returns the teams with more placed entries than may score. */
function tooMany(placed: readonly PlacedEntry[], perTeam: number): PlaceOddity[] {
  const counts = new Map<string, { team: string; count: number }>();
  for (const { entry } of placed) {
    const found = counts.get(foldName(entry.team)) ?? { team: entry.team, count: 0 };
    counts.set(foldName(entry.team), { ...found, count: found.count + 1 });
  }
  const over = [...counts.values()].filter(({ count }) => perTeam > 0 && count > perTeam);
  if (over.length === 0) return [];
  const said = enumerated(over.map(({ team, count }) => `${team} has ${count}`));
  return [{ id: "A03", text: `Only ${perTeam} of a team score in an event; here ${said}` }];
}

/** Returns the warnings about the places of an event, whether they were entered or follow from its marks. */
export function placeOdditiesOf(
  event: Event,
  { perTeam }: Pick<Scoring, "perTeam">,
): readonly PlaceOddity[] {
  const placed = placesOf(event);
  return [
    ...againstMarks(event, placed),
    ...sharedUnequally(event, placed),
    ...tooMany(placed, perTeam),
  ];
}
