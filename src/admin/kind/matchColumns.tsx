import { momentOf } from "@/domain/when";
import { gameWeekKey, gameWeekLabel, gameWeekNumber } from "@/domain/match/grouping";
import { foldName, slugOf } from "@/domain/names";
import type { League } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";
import { KickOffCell, TeamPair } from "./cells";
import type { Column, Filter } from "./column";

type MatchKind = "fixtures" | "results";

/** The column with both teams of a match. */
export const matchColumn = <K extends MatchKind>(): Column<K> => ({
  id: "match",
  label: "Match",
  order: (match) => foldName(match.teamA),
  cell: (match, context) => <TeamPair context={context} match={match} />,
});

/** The column with the date and time of a match. */
export const dateColumn = <K extends MatchKind>(): Column<K> => ({
  id: "date",
  label: "Date and time",
  onCard: "plain",
  order: momentOf,
  cell: (match) => <KickOffCell when={match} />,
});

/** The column with the game week; numbers are sorted as numbers. */
export const weekColumn = <K extends MatchKind>(): Column<K> => ({
  id: "week",
  label: "Game week",
  onCard: "plain",
  order: (match) => gameWeekNumber(match.gameWeek) ?? match.gameWeek,
  cell: (match) => <span className="nowrap">{gameWeekLabel(match.gameWeek)}</span>,
});

/** The filter for the matches of one club. */
export const clubFilter = <K extends MatchKind>(): Filter<K> => ({
  id: "club",
  label: "Club",
  everything: "All clubs",
  choices: (match) =>
    [match.teamA, match.teamB].map((name) => ({ key: slugOf(name), label: name })),
});

/** The filter for one game week. */
export const weekFilter = <K extends MatchKind>(): Filter<K> => ({
  id: "week",
  label: "Game week",
  everything: "All game weeks",
  choices: (match) => [{ key: gameWeekKey(match.gameWeek), label: gameWeekLabel(match.gameWeek) }],
});

/** Returns a column or filter for game weeks as a list; empty in a league without game weeks. */
export const weekly = <T,>(league: League, part: T): T[] =>
  shapeOf(league).gameWeeks ? [part] : [];
