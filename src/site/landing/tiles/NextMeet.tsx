import { lazy, Suspense } from "react";
import { useListings } from "@/data/useListing";
import type { LeagueEntry } from "@/domain/league/league";
import { TileWaiting } from "./TileWaiting";

// Without it the tile is still the way to the league.
const MeetWords = lazy(() =>
  import("./MeetWords").catch(() => ({ default: () => "See the league" })),
);

/** The meet of a league that is on, the next one, or else the last, in two lines of a tile. */
export function NextMeet({ league }: { readonly league: LeagueEntry }) {
  const [meets, events] = useListings([
    { league, kind: "meets" },
    { league, kind: "events" },
  ]);
  // The list further up says what is wrong, and offers to try again.
  if (meets.status === "failed" || events.status === "failed") return "See the league";
  if (meets.status === "loading" || events.status === "loading") return <TileWaiting />;
  return (
    <Suspense fallback={<TileWaiting />}>
      <MeetWords
        events={events.listing.records}
        league={league}
        meets={meets.listing.records}
        readAt={meets.listing.readAt}
      />
    </Suspense>
  );
}
