import { useListings } from "@/data/useListing";
import { entries } from "@arena/leagues/entries";

/** The leagues that have something on their days, matches or meets, in the registry's order. */
const playing = entries.filter(({ collections }) => collections.fixtures ?? collections.meets);

const planned = playing.map((league) => ({ league, kind: "fixtures" as const }));
const played = playing.map((league) => ({ league, kind: "results" as const }));
const meets = playing.map((league) => ({ league, kind: "meets" as const }));
const events = playing.map((league) => ({ league, kind: "events" as const }));

/** Begins to read every open league: one document of each. */
export function useAllListings() {
  return [
    useListings(planned),
    useListings(played),
    useListings(meets),
    useListings(events),
  ] as const;
}
