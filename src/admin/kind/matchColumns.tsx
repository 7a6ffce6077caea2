import { momentOf } from "@/domain/when";
import { gameWeekKey, gameWeekLabel, gameWeekNumber } from "@/domain/match/grouping";
import { foldName, slugOf } from "@/domain/names";
import type { League } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";
import { KickOffCell, TeamPair } from "./cells";
import type { Column, Filter } from "./column";

type MatchKind = "fixtures" | "results";

/** Home above away, with their crests. */
export const matchColumn = <K extends MatchKind>(): Column<K> => ({
  id: "match",
  label: "Match",
  order: (match) => foldName(match.teamA),
  cell: (match, context) => <TeamPair context={context} match={match} />,
});

/** When it is played. */
export const dateColumn = <K extends MatchKind>(): Column<K> => ({
  id: "date",
  label: "Date and time",
  onCard: "plain",
  order: momentOf,
  cell: (match) => <KickOffCell when={match} />,
});

/** The game week, in the order of weeks. */
export const weekColumn = <K extends MatchKind>(): Column<K> => ({
  id: "week",
  label: "Game week",
  onCard: "plain",
  order: (match) => gameWeekNumber(match.gameWeek) ?? match.gameWeek,
  cell: (match) => <span className="nowrap">{gameWeekLabel(match.gameWeek)}</span>,
});

/** Narrows a list to the matches of a club. */
export const clubFilter = <K extends MatchKind>(): Filter<K> => ({
  id: "club",
  label: "Club",
  everything: "All clubs",
  choices: (match) =>
    [match.teamA, match.teamB].map((name) => ({ key: slugOf(name), label: name })),
});

/** Narrows a list to a game week. */
export const weekFilter = <K extends MatchKind>(): Filter<K> => ({
  id: "week",
  label: "Game week",
  everything: "All game weeks",
  choices: (match) => [{ key: gameWeekKey(match.gameWeek), label: gameWeekLabel(match.gameWeek) }],
});

/** A part that depends on game weeks, in a league that has them. */
export const weekly = <T,>(league: League, part: T): T[] =>
  shapeOf(league).gameWeeks ? [part] : [];
