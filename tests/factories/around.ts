import type { FormContext } from "@/admin/kind/formContext";
import { clubsOf } from "@/domain/season/clubs";
import { formatOf, NO_FORMAT_CHOICE } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import { mls } from "../arena/leagues/mls";
import { KICK_OFF } from "./records";

/** What is around a new record in a league that holds nothing yet, three hours after kick-off. */
export function makeAround(of: Partial<FormContext> = {}, league: League = mls): FormContext {
  return {
    league,
    id: "new",
    spareId: "spare",
    isNew: true,
    isComing: false,
    alike: [],
    fixtures: [],
    results: [],
    players: [],
    meets: [],
    teams: [],
    standings: [],
    seasons: [],
    clubs: clubsOf(league, []).map(({ name }) => name),
    format: formatOf(league, NO_FORMAT_CHOICE),
    now: KICK_OFF + 3 * 3_600_000,
    ...of,
  };
}
