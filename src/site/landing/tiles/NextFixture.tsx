import { useListing } from "@/data/useListing";
import { upcomingFixtures } from "@/domain/match/grouping";
import type { RecordOf } from "@/domain/records/record";
import { formatKickOff } from "@/domain/time";
import type { League } from "@/leagues/league";
import { useNow } from "@/ui/match/useNow";
import { useZone } from "@/ui/match/useZone";
import { Skeleton } from "@/ui/Skeleton";
import styles from "./SportTiles.module.css";

/** The next match of a league in two lines of a tile. */
export function NextFixture({ league }: { readonly league: League }) {
  const state = useListing(league, "fixtures");
  switch (state.status) {
    case "loading":
      return (
        <span aria-busy="true">
          <Skeleton width="medium" />
          <Skeleton width="long" />
        </span>
      );
    // The list further down says what is wrong, and offers to try again.
    case "failed":
      return "See the league";
    case "ready":
      return <Next fixtures={state.listing.records} readAt={state.listing.readAt} />;
  }
}

interface NextProps {
  readonly fixtures: readonly RecordOf<"fixtures">[];
  readonly readAt: number;
}

function Next({ fixtures, readAt }: NextProps) {
  const now = useNow(readAt);
  const zone = useZone();
  const [fixture] = upcomingFixtures(fixtures, now);
  const kickOff = fixture && formatKickOff(fixture.date, zone);
  if (!kickOff) return "No match planned";
  return (
    <>
      <time className={styles.when} dateTime={kickOff.iso}>
        {kickOff.date}, {kickOff.time}
      </time>{" "}
      <span className={styles.teams}>
        {fixture.teamA} v {fixture.teamB}
      </span>
    </>
  );
}
