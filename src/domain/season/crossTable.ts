import type { Match } from "../match/match";
import { foldName } from "../names";
import type { Team } from "../table/outcome";

/** The matches of each team against each other team, seen from the first: `get(row)?.get(column)`. */
export type CrossTable = ReadonlyMap<Team, ReadonlyMap<Team, readonly CrossMatch[]>>;

export interface CrossMatch {
  readonly match: Match;
  /** Whether the record names the row's team first. */
  readonly isFirst: boolean;
}

/**
 * Returns the matches between the teams of a table, in the given order; the knock-out is left out.
 * @param teams in the order of the table
 */
export function crossTable(teams: readonly Team[], matches: readonly Match[]): CrossTable {
  const byKey = new Map(teams.map((team) => [foldName(team), team]));
  const rows = new Map(teams.map((team) => [team, new Map<Team, CrossMatch[]>()]));
  const add = (row: Team, column: Team, one: CrossMatch) => {
    const cells = rows.get(row);
    cells?.set(column, [...(cells.get(column) ?? []), one]);
  };
  for (const match of matches) {
    const { teamA, teamB } = match.outcome?.result ?? match.schedule ?? { teamA: "", teamB: "" };
    const [a, b] = [byKey.get(foldName(teamA)), byKey.get(foldName(teamB))];
    if (a === undefined || b === undefined || a === b || match.stage !== "") continue;
    add(a, b, { match, isFirst: true });
    add(b, a, { match, isFirst: false });
  }
  return rows;
}
