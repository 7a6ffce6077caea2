import { useMemo } from "react";
import { recordsIn } from "@/data/readState";
import { isAnyLoading } from "@/data/together";
import { useShownLeagues } from "@/data/useLeagues";
import { useListings } from "@/data/useListing";
import type { League } from "@/domain/league/league";
import { isStillOn } from "@/domain/schedule/callOff";
import type { RecordOf } from "@/records/record";
import { useLeague } from "@/ui/leagueContext";
import { useLive } from "./useLive";

/** A match with its league. */
export interface MatchPlace {
  readonly league: League;
  readonly fixture: RecordOf<"fixtures">;
}

/** Returns the leagues that play matches, not meets. */
function usePlaying(): readonly League[] {
  const leagues = useShownLeagues();
  return useMemo(
    () => leagues.filter(({ collections }) => collections.fixtures !== undefined),
    [leagues],
  );
}

/**
 * Loads the matches of all leagues that are neither postponed nor cancelled. Those of the current league are live,
 * those of the others are from the published leagues.
 */
export function useEveryFixture() {
  const league = useLeague();
  const own = useLive(league, "fixtures");
  const playing = usePlaying();
  const states = useListings(playing.map((one) => ({ league: one, kind: "fixtures" }) as const));
  return useMemo(() => {
    const read = playing.map((one, at) => ({
      league: one,
      state: one.slug === league.slug ? own : states[at],
    }));
    return {
      places: read.flatMap(({ league: one, state }) =>
        recordsIn(state)
          .filter(isStillOn)
          .map((fixture): MatchPlace => ({ league: one, fixture })),
      ),
      failed: read.flatMap(({ league: one, state }) =>
        state?.status === "failed" ? [{ league: one, retry: state.retry }] : [],
      ),
      isLoading: isAnyLoading(read.map(({ state }) => state)),
    };
  }, [league, own, playing, states]);
}
