import type { Around } from "@/admin/form/around";
import { clubsOf } from "@/leagues/clubs";
import { formatOf, UNSAID } from "@/leagues/format";
import type { League } from "@/leagues/league";
import { mls } from "@/leagues/mls";
import { KICK_OFF } from "./records";

/** What stands around a new record in a league that holds nothing yet, three hours after kick-off. */
export function makeAround(of: Partial<Around> = {}, league: League = mls): Around {
  return {
    league,
    id: "new",
    spareId: "spare",
    isNew: true,
    fixtures: [],
    results: [],
    players: [],
    meets: [],
    teams: [],
    standings: [],
    seasons: [],
    clubs: clubsOf(league, []).map(({ name }) => name),
    format: formatOf(league, UNSAID),
    now: KICK_OFF + 3 * 3_600_000,
    ...of,
  };
}
