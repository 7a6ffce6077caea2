import type { EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import type { Listed } from "./column";
import { listedFixtures, listedResults } from "./matches";
import { listedPlayers } from "./players";
import { listedSeasons } from "./seasons";
import { listedStandings } from "./standings";
import { listedTeams } from "./teams";

const lists: { readonly [K in EntityKind]: (league: League) => Listed<K> } = {
  teams: listedTeams,
  fixtures: listedFixtures,
  players: listedPlayers,
  results: listedResults,
  standings: listedStandings,
  seasons: listedSeasons,
};

/** Columns, filters, search and order of a kind in a league. */
export function listedOf<K extends EntityKind>(league: League, kind: K): Listed<K> {
  return lists[kind](league);
}
