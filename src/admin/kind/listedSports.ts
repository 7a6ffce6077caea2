import { everyEntry } from "@/leagues/registry";
import { inMenuOrder, sportList, storedSportOf } from "@/sports/sports";
import type { Choice } from "./column";

/** Returns the sports of the arena's leagues. */
export const arenaSports = () => inMenuOrder(everyEntry().map(({ sport }) => storedSportOf(sport)));

const named = (chosen: readonly string[]) => sportList.filter(({ id }) => chosen.includes(id));

/** Lists the chosen sports: "Football, Chess", or "All sports" if none is chosen. */
export const sportsInWords = (chosen: readonly string[]): string =>
  named(chosen)
    .map(({ name }) => name)
    .join(", ") || "All sports";

/** The column and filter for the sports of a record; a record without sports falls under every sport. */
export const listedSports = {
  column: {
    id: "sports",
    label: "Sports",
    onCard: "plain",
    order: ({ sports: chosen }: OfSports) => sportsInWords(chosen),
    cell: ({ sports: chosen }: OfSports) => sportsInWords(chosen),
  },
  filter: {
    id: "sport",
    label: "Sport",
    everything: "All sports",
    choices: ({ sports: chosen }: OfSports): readonly Choice[] =>
      (chosen.length > 0 ? named(chosen) : arenaSports()).map(({ id, name }) => ({
        key: id,
        label: name,
      })),
  },
} as const;

interface OfSports {
  readonly sports: readonly string[];
}
