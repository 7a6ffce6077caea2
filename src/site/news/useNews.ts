import { recordsIn, type ListingState } from "@/data/readState";
import { readAtOf } from "@/data/together";
import { useListings } from "@/data/useListing";
import type { League } from "@/domain/league/league";
import type { RecordOf } from "@/records/record";
import { useNow } from "@/ui/match/useNow";

/** A league with its announcements. */
export interface OfLeague {
  readonly league: League;
  readonly news: readonly RecordOf<"news">[];
}

/**
 * Loads the announcements of the leagues whose page of news is open; empty until loaded. They are part of the published
 * leagues, without texts.
 */
export function useNews(leagues: readonly League[]): {
  readonly all: readonly OfLeague[];
  readonly states: readonly ListingState<"news">[];
  /** The present time, in epoch milliseconds. */
  readonly now: number;
} {
  const open = leagues.filter(({ pages }) => pages.news === "real");
  const states = useListings(open.map((league) => ({ league, kind: "news" })));
  const now = useNow(readAtOf(states));
  return {
    all: open.map((league, at) => ({ league, news: recordsIn(states[at]) })),
    states,
    now,
  };
}
