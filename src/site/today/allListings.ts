import { useListings } from "@/data/useListing";
import { entries } from "@/leagues/entries";

/** The leagues that play matches, in the registry's order. */
const playing = entries.filter(({ collections }) => collections.fixtures);

const planned = playing.map((league) => ({ league, kind: "fixtures" as const }));
const played = playing.map((league) => ({ league, kind: "results" as const }));

/** Begins to read every open league: one document of each. */
export function useAllListings() {
  return [useListings(planned), useListings(played)] as const;
}
