import { checkEntity } from "@/records/document";
import { foldName, sameName } from "@/domain/names";
import { limits } from "@/domain/limits";
import type { Player } from "@/records/players/schema";
import { emptyEntity, type RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";
import { carriedLogo } from "../kind/clubFields";
import type { Step } from "../steps/steps";

/** The columns of the table of a squad, from left to right. */
export const columns = ["jersey", "name", "position"] as const;
export type Column = (typeof columns)[number];

export const columnLabels: Readonly<Record<Column, string>> = {
  jersey: "Number",
  name: "Name",
  position: "Position",
};

/** The typed texts of a row's cells. */
export type Cells = Readonly<Record<Column, string>>;

/** A row of the table: a player of the squad, or a new player. */
export interface SquadRow {
  readonly id: string;
  /** The player's record; null for a new player. */
  readonly stored: RecordOf<"players"> | null;
  readonly cells: Cells;
}

/** The typed texts, by the row's id. */
export type Edits = Readonly<Record<string, Partial<Cells>>>;

const nothing: Cells = { jersey: "", name: "", position: "" };

const cellsOf = ({ jersey, name, position }: Player): Cells => ({
  jersey: jersey === null ? "" : String(jersey),
  name,
  position,
});

/**
 * Returns the rows of a squad with the typed texts.
 * @param added The ids of the rows for new players.
 */
export function rowsOf(
  squad: readonly RecordOf<"players">[],
  added: readonly string[],
  edits: Edits,
): readonly SquadRow[] {
  return [
    ...squad.map((stored) => ({
      id: stored.id,
      stored,
      cells: { ...cellsOf(stored), ...edits[stored.id] },
    })),
    ...added
      .filter((id) => !squad.some((player) => player.id === id))
      .map((id) => ({ id, stored: null, cells: { ...nothing, ...edits[id] } })),
  ];
}

const plain = (text: string) => text.trim().replace(/\s+/g, " ");

const isSame = (a: Cells, b: Cells) => columns.every((column) => plain(a[column]) === b[column]);

/** Whether a row has something to save; false for an empty row of a new player. */
export const isChanged = ({ stored, cells }: SquadRow): boolean =>
  !isSame(cells, stored ? cellsOf(stored) : nothing);

interface Club {
  readonly name: string;
  readonly logo: string;
}

/** Returns the player to store for a row. If the name was changed, the old name becomes a former name. */
function playerOf({ stored, cells }: SquadRow, { name: club, logo }: Club): Player {
  const before = stored ?? { ...emptyEntity("players"), club, teamLogo: carriedLogo({ logo }) };
  const name = plain(cells.name);
  const jersey = cells.jersey.trim();
  const isRenamed = stored !== null && name !== "" && !sameName(stored.name, name);
  const former = isRenamed ? [...before.formerNames, stored.name] : before.formerNames;
  return {
    ...before,
    name,
    jersey: jersey === "" ? null : Number(jersey),
    position: plain(cells.position),
    formerNames: [...new Map(former.map((one) => [foldName(one), one])).values()].slice(
      -limits.former,
    ),
  };
}

/** The error messages of cells, by `id/column`. */
export type CellProblems = ReadonlyMap<string, string>;
export const cellKey = (id: string, column: Column) => `${id}/${column}`;

/** Returns the errors that prevent saving, by cell. Only changed rows are checked, against the numbers of all rows. */
export function problemsOf(league: League, club: Club, rows: readonly SquadRow[]): CellProblems {
  const problems = new Map<string, string>();
  for (const row of rows.filter(isChanged)) {
    const found = checkEntity("players", playerOf(row, club), shapeOf(league));
    for (const column of columns) {
      const why = found[column];
      if (why) problems.set(cellKey(row.id, column), why);
    }
    const jersey = row.cells.jersey.trim();
    const twins = rows.filter((one) => one.cells.jersey.trim() === jersey && one.id !== row.id);
    if (jersey !== "" && !/^\d+$/.test(jersey))
      problems.set(cellKey(row.id, "jersey"), "A whole number, or nothing");
    else if (jersey !== "" && twins[0])
      problems.set(
        cellKey(row.id, "jersey"),
        `${twins[0].cells.name || "Another row"} wears ${jersey} too`,
      );
    const namesake = rows.find(
      (one) => one.id !== row.id && sameName(one.cells.name, row.cells.name),
    );
    if (namesake) problems.set(cellKey(row.id, "name"), "Is in this squad twice");
  }
  return problems;
}

/** Returns the saves of the changed rows. */
export function stepsOf(club: Club, rows: readonly SquadRow[]): readonly Step[] {
  return rows.filter(isChanged).map((row): Step => {
    const entity = playerOf(row, club);
    return row.stored
      ? { kind: "players", does: "change", before: row.stored, entity }
      : { kind: "players", does: "add", id: row.id, entity };
  });
}
