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

/** A match, and the league that it is of. */
export interface MatchPlace {
  readonly league: League;
  readonly fixture: RecordOf<"fixtures">;
}

/** The leagues that play matches. */
function usePlaying(): readonly League[] {
  const leagues = useShownLeagues();
  return useMemo(
    () => leagues.filter(({ collections }) => collections.fixtures !== undefined),
    [leagues],
  );
}

/** The matches of all leagues that are neither postponed nor cancelled: live of the own league, published of the others. */
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
