import type { League } from "@/domain/league/league";
import type { Entities, EntityKind, RecordOf } from "@/records/record";
import { events } from "./events/kind";
import { fixtures } from "./fixtures/kind";
import type { AdminKind } from "./kind/kind";
import { grounds } from "./grounds/kind";
import { leagues } from "./opened-leagues/kind";
import { meets } from "./meets/kind";
import { news } from "./news/kind";
import { officials } from "./officials/kind";
import { players } from "./players/kind";
import { results } from "./results/kind";
import { seasons } from "./seasons/kind";
import { standings } from "./standings/kind";
import { teams } from "./teams/kind";

/** All kinds of record in the administration: how each is listed, edited, pasted and deleted. */
export const adminKinds: { readonly [K in EntityKind]: AdminKind<K> } = {
  teams,
  fixtures,
  players,
  results,
  standings,
  seasons,
  meets,
  events,
  news,
  officials,
  grounds,
  leagues,
};

/**
 * Returns the title of a record: a player's name, "Home v Away".
 * @param known the meets of the league; titles of events name their meet
 */
export function titleOf<K extends EntityKind>(
  kind: K,
  entity: Entities[K],
  league: League,
  known: readonly RecordOf<"meets">[] = [],
): string {
  return adminKinds[kind].title(entity, league, known);
}
