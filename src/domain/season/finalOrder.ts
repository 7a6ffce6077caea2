import { finalPlaces } from "../bracket/places";
import { bracketOf } from "./bracket";
import type { AnyRecords } from "./championship";
import { competitionOf } from "./competition";
import type { League } from "../league/league";
import { meetSeasonOf } from "./meets";

/**
 * Returns the teams in their order up to the first shared place, because a list of names cannot say that two teams
 * share one.
 */
function untilShared(
  lines: readonly { readonly team: string; readonly rank: number | null }[],
): string[] {
  const ranked = lines.filter(({ rank }) => rank !== null);
  const isShared = (one: number | null) => ranked.filter(({ rank }) => rank === one).length > 1;
  const end = ranked.findIndex(({ rank }) => isShared(rank));
  return ranked.slice(0, end < 0 ? undefined : end).map(({ team }) => team);
}

/**
 * Returns the final places of a season that is over, the champion first, as far as its final, its table or its meets
 * decide them; empty while there is no champion.
 * @param past a past season's id; absent: the current season
 */
export function finalOrder(
  league: League,
  { meets = [], events = [], ...records }: AnyRecords,
  past?: string,
): string[] {
  if (league.meets) {
    const season = meetSeasonOf(league, { meets, events, teams: records.teams }, past);
    const isHeld = season.meets.some(({ done }) => done > 0);
    return isHeld ? untilShared(season.table.map(({ name, rank }) => ({ team: name, rank }))) : [];
  }
  const competition = competitionOf(league, records, past);
  if (competition.format.through > 0) {
    const ties = bracketOf(competition, records.results);
    const states = new Map(ties.map(({ slot, state }) => [slot.id, state]));
    const slots = ties.map(({ slot }) => slot);
    if (!states.get("F")?.winner) return [];
    return untilShared(
      finalPlaces(slots, states).map(({ team, place }) => ({ team, rank: place })),
    );
  }
  const lines = competition.tables.flatMap((table) => table.lines);
  const hasBegun = lines.some(({ row }) => row.played > 0);
  return hasBegun ? untilShared(lines.map(({ row, rank }) => ({ team: row.team, rank }))) : [];
}
