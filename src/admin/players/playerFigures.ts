import { emptyEntity, type RecordOf } from "@/records/record";
import type { Player } from "@/records/players/schema";
import type { SeasonRecords } from "@/domain/season/competition";
import { playersByResults } from "@/domain/season/figures";
import type { League } from "@/domain/league/league";
import { booksOf } from "../bookkeeping/useBooks";
import type { Start } from "../kind/start";
import type { FigureQuestion } from "../standings/typedFigures";
import { toEntity, type FormValues } from "../fields/values";

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
export function startOfPlayer(
  league: League,
  start: Start<"players">,
  players: Players,
  records: SeasonRecords,
): Start<"players"> {
  if (booksOf(league, records, "players") === "kept") return start;
  const { id, entity } = start;
  return {
    ...start,
    entity: { ...entity, ...madePlayer(league, { ...entity, id }, players, records) },
  };
}

/**
 * What to ask about a player of a season that computes them: the figures that were typed and that results do not
 * give; null when there are none.
 * @param opened the values the form began with
 */
export function playerQuestion(
  league: League,
  id: string,
  values: FormValues,
  opened: FormValues,
  players: Players,
  records: SeasonRecords,
): FigureQuestion | null {
  const player = toEntity("players", values);
  const made = madePlayer(league, { ...player, id }, players, records);
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
}
