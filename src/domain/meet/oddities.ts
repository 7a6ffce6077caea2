import { foldName } from "../names";
import { enumerated } from "../wording";
import type { Entry, Event, Scoring } from "./meet";
import { bestMark, placesOf, type PlacedEntry } from "./places";

/** Something about the places of an event to look at again. */
export interface PlaceOddity {
  readonly id: "A01" | "A02" | "A03";
  readonly text: string;
}

const nameOf = ({ athlete, team }: Entry) => athlete || team;

/** Places as the marks contradict them: the first pair, which is where to begin. */
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

/** Places that are shared by different marks. */
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

/** Teams with more on places than may score. */
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

/** What is odd about the places of an event, as they are entered or follow from its marks. */
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
