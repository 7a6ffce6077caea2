import { isGoalkeeper } from "@/domain/people/isGoalkeeper";
import type { Sport } from "@/domain/sport";
import type { StorageRules } from "../stored";
import { playerStatistics, type Player } from "./schema";

const secondNameOf = (field: string, { statistics }: Sport) =>
  statistics.find(({ key }) => key === field)?.alsoStoredAs;

const isStatistic = (field: string) => playerStatistics.some((key) => key === field);

/**
 * Storage rules of players: they have the statistics of their sport, some only for goalkeepers, and some also under a
 * second key.
 */
export const players: StorageRules<Player> = {
  isPerson: true,
  failed: (job) => `Error ${job} player`,
  impersonal: ["formerClubs"],
  secondNameOf,
  keeps(field, { sport }) {
    if (field === "suspension") return sport.bans !== undefined;
    return !isStatistic(field) || sport.statistics.some(({ key }) => key === field);
  },
  write(fields, player, { statistics }) {
    const keepers = statistics.filter(({ ofKeepers }) => ofKeepers).map(({ key }): string => key);
    const stored = Object.entries(fields);
    return Object.fromEntries([
      ...stored.filter(([name]) => !keepers.includes(name)),
      ...stored.filter(([name]) => keepers.includes(name) && isGoalkeeper(player)),
      ...statistics.flatMap(({ key, alsoStoredAs }) =>
        alsoStoredAs ? [[alsoStoredAs, player[key]]] : [],
      ),
    ]);
  },
  aliases: { points: "goals", jerseyNumber: "jersey" },
  // In a new season statistics begin at 0. The rating stays, because an administrator entered it; a suspension belonged
  // to the old season.
  begun: (player) => ({
    ...player,
    ...Object.fromEntries(playerStatistics.map((statistic) => [statistic, 0])),
    suspension: "",
  }),
};
