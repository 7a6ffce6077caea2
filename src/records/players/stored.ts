import { isGoalkeeper } from "@/domain/people/isGoalkeeper";
import type { Sport } from "@/domain/sport";
import type { Stored } from "../stored";
import { playerStatistics, type Player } from "./schema";

const secondNameOf = (field: string, { statistics }: Sport) =>
  statistics.find(({ key }) => key === field)?.alsoStoredAs;

const isStatistic = (field: string) => playerStatistics.some((key) => key === field);

/** Players have the statistics of their sport, clean sheets only as goalkeepers, and some under a second name. */
export const players: Stored<Player> = {
  isPerson: true,
  secondNameOf,
  keeps(field, { sport }) {
    if (field === "suspension") return sport.bans !== undefined;
    return !isStatistic(field) || sport.statistics.some(({ key }) => key === field);
  },
  write({ cleanSheets, ...fields }, player, { statistics }) {
    return {
      ...fields,
      ...(cleanSheets !== undefined && isGoalkeeper(player) ? { cleanSheets } : {}),
      ...Object.fromEntries(
        statistics.flatMap(({ key, alsoStoredAs }) =>
          alsoStoredAs && key !== "cleanSheets" ? [[alsoStoredAs, player[key]]] : [],
        ),
      ),
    };
  },
  aliases: { points: "goals", jerseyNumber: "jersey" },
  // Nobody has played yet. What an administrator judged of somebody (the rating) stays; a suspension was of the season.
  begun: (player) => ({
    ...player,
    ...Object.fromEntries(playerStatistics.map((statistic) => [statistic, 0])),
    suspension: "",
  }),
};
