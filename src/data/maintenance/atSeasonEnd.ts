import { playerStatistics, type Player } from "@/records/players/schema";
import { emptyEntity, type Entities, type EntityKind } from "@/records/record";
import type { Standing } from "@/records/standings/schema";

/** A new season: nobody has played yet. What an administrator judged of somebody (the rating) stays; a suspension was of the season. */
function newPlayer(player: Player): Player {
  return playerStatistics.reduce((begun, statistic) => ({ ...begun, [statistic]: 0 }), {
    ...player,
    suspension: "",
  });
}

const newStanding = ({ team, group }: Standing): Standing => ({
  ...emptyEntity("standings"),
  team,
  group,
});

/**
 * What happens to a record when its season is closed: it is filed under that season; or a copy of it is,
 * and the record itself begins the new season with what the function makes of it; or it stays, because
 * it belongs to no season.
 */
export type AtSeasonEnd<K extends EntityKind> =
  | "filed"
  | "kept"
  | ((entity: Entities[K]) => Entities[K]);

export const atSeasonEnd: { readonly [K in EntityKind]: AtSeasonEnd<K> } = {
  fixtures: "filed",
  results: "filed",
  standings: newStanding,
  players: newPlayer,
  teams: "kept",
  seasons: "kept",
  meets: "filed",
  events: "filed",
  news: "kept",
};
