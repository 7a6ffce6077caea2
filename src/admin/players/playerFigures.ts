import { emptyEntity, type RecordOf } from "@/records/record";
import type { Player } from "@/records/players/schema";
import type { SeasonRecords } from "@/domain/season/competition";
import { playersByResults } from "@/domain/season/figures";
import type { League } from "@/domain/league/league";
import { booksOf } from "../bookkeeping/useBooks";
import type { FigureStart, QuestionOf } from "../kind/figures";
import { toEntity } from "../fields/values";

type Players = readonly RecordOf<"players">[];

const unsaved = {
  ...emptyEntity("players"),
  id: "",
  version: 0,
  updatedAt: null,
  season: "",
  corrected: "",
  unconfirmed: false,
};

/** A player with the figures that the results give by name and club, whatever the record holds. */
function madePlayer(
  league: League,
  player: Player & { readonly id: string },
  players: Players,
  records: SeasonRecords,
): Player {
  const others = players.filter(({ id }) => id !== player.id);
  const made = playersByResults(league, [...others, { ...unsaved, ...player }], records.results);
  return made.at(-1) ?? player;
}

/** The start of a change to a player: in a season that computes them with the figures from its results. */
export const startOfPlayer: FigureStart<"players"> = (league, start, season, read) => {
  if (booksOf(league, season, "players") === "kept") return start;
  const { id, entity } = start;
  return {
    ...start,
    entity: { ...entity, ...madePlayer(league, { ...entity, id }, read, season) },
  };
};

/** In a season that computes players: the figures that were typed and that results do not give. */
export const playerQuestion: QuestionOf<"players"> = (asked) => {
  const { league, id, values, opened, season, read } = asked;
  if (booksOf(league, season, "players") === "kept") return null;
  const player = toEntity("players", values);
  const made = madePlayer(league, { ...player, id }, read, season);
  const typed = league.game.statistics.filter(
    ({ key, fromResults }) =>
      fromResults && values[key] !== opened[key] && player[key] !== made[key],
  );
  if (typed.length === 0) return null;
  const figures = typed.map(({ key, label }) => ({
    label,
    typed: player[key],
    computed: made[key],
  }));
  return { books: "players", who: player.name, figures, adjust: null };
};
