import { useMemo } from "react";
import { recordsIn } from "@/data/readState";
import { isAnyLoading } from "@/data/together";
import { useListings } from "@/data/useListing";
import type { League } from "@/domain/league/league";
import { isStillOn } from "@/domain/schedule/callOff";
import { leagues } from "@/leagues";
import type { RecordOf } from "@/records/record";
import { useLeague } from "@/ui/where";
import { useLive } from "./useLive";

/** A match, and the league that it is of. */
export interface MatchPlace {
  readonly league: League;
  readonly fixture: RecordOf<"fixtures">;
}

/** The leagues that play matches. */
export const playing = leagues.filter(({ collections }) => collections.fixtures !== undefined);
const requests = playing.map((league) => ({ league, kind: "fixtures" }) as const);

/** The matches of all leagues that are neither postponed nor cancelled: live of the own league, published of the others. */
export function useEveryFixture() {
  const league = useLeague();
  const own = useLive(league, "fixtures");
  const states = useListings(requests);
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
  }, [league, own, states]);
}
