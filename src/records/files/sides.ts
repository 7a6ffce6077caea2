import { plainWords } from "@/domain/cells/plainWords";
import type { Side } from "@/domain/match/timeline";
import { foldName } from "@/domain/names";
import type { ClubNames } from "./clubNames";
import { clockAhead, isAway, NEUTRAL, teamsIn } from "./columnContents";
import type { ReadColumn } from "./columns";
import type { GridRow } from "./grid";
import { isLost, saysWho } from "./headings";
import type { Ask, ReadingTask } from "./reading";

/** The teams of a match in a row. */
interface Sides {
  /** The home team and the away team. */
  readonly teams: readonly [a: string, b: string];
  /** Whether the row is written from the away team's view. */
  readonly isTurned: boolean;
  /** The score in the cell with both teams; "" if there is none. */
  readonly score: string;
  /** The winner, if there are columns of winner and loser; null otherwise. */
  readonly winner: Side | null;
  /** The time before the teams in their cell; "" if there is none. */
  readonly clock: string;
  readonly remarks: readonly string[];
  /** The text that cannot be read and the reason; null if there is no problem. */
  readonly problem: readonly [cell: string, why: string] | null;
  readonly asks: readonly string[];
}

interface SidesReader {
  /** @param own the club in a title; null if there is none */
  readonly read: (row: GridRow, own: string | null) => Sides;
  readonly questions: () => readonly Ask[];
}

/** The id of the question whose matches a list contains, if it names only opponents. */
const OWN = "own";

const NO_HOME = "Nothing says who was at home: add a column with H or A";

/** Splits an opponent's cell into the name and whether the match was away; null if the cell does not say that. */
function opponentIn(cell: string): readonly [name: string, isAway: boolean | null] {
  const [, ahead = "", name = cell, behind = ""] =
    /^(?:(@|at|vs?\.?|home to|away to)\s*(?=[\s\p{Lu}\d]))?\s*(.+?)\s*(?:\((h|a|home|away)\)|,\s*(home|away))?$/iu.exec(
      cell,
    ) ?? [];
  if (behind !== "") return [name, /^a/i.test(behind)];
  if (ahead === "") return [name, null];
  return [name, /^(?:@|at|away)/i.test(ahead)];
}

/** Creates a reader of the teams in a table of matches. */
export function sidesReader(
  columns: readonly ReadColumn[],
  rows: readonly GridRow[],
  { clubs: called, answers }: ReadingTask,
  clubs: ClubNames,
): SidesReader {
  const place = (use: string) => columns.find((column) => column.use === use)?.place ?? null;
  const [match, a, b, side] = [place("match"), place("teamA"), place("teamB"), place("side")];
  const cellAt = (row: GridRow, at: number | null) =>
    at === null ? "" : (row.cells[at] ?? "").trim();
  const isOwnList = a === null && match === null && b !== null;
  const opponents = new Set(
    isOwnList ? rows.map((row) => foldName(opponentIn(cellAt(row, b))[0])) : [],
  );
  const choices = isOwnList
    ? called.flatMap(({ name }) => (opponents.has(foldName(name)) ? [] : [name]))
    : [];
  const winner = columns.find(({ heading }) => saysWho(heading) && !isLost(heading));
  const loser = columns.find(({ heading }) => saysWho(heading) && isLost(heading));
  const asked = new Set<number>();
  const plain = {
    isTurned: false,
    score: "",
    winner: null,
    clock: "",
    problem: null,
    remarks: [],
    asks: [],
  };

  /** Reads winner and loser, with a column that names the home team. */
  const ofWinner = (row: GridRow, [won, lost]: readonly [string, string]): Sides => {
    const home = cellAt(row, a);
    const at = [won, lost].findIndex((team) => foldName(team) === foldName(home));
    if (at < 0)
      return {
        ...plain,
        teams: ["", ""],
        problem: [home, `“${home}” is neither the winner nor the loser`],
      };
    return { ...plain, teams: [home, at === 0 ? lost : won], winner: at === 0 ? "A" : "B" };
  };

  const ofOwn = (row: GridRow, titled: string | null): Sides => {
    const [opponent, marked] = opponentIn(cellAt(row, b));
    const answer = titled ?? answers[OWN] ?? null;
    const own = answer ?? choices[0] ?? "";
    const asks = answer === null && own !== "" && opponent !== "" ? [OWN] : [];
    if (asks.length > 0) asked.add(row.line);
    const isTurned = side === null ? marked : isAway(cellAt(row, side));
    const problem = isTurned === null && opponent !== "" ? ([opponent, NO_HOME] as const) : null;
    const teams = isTurned === true ? ([opponent, own] as const) : ([own, opponent] as const);
    const isNeutral = NEUTRAL.test(plainWords(cellAt(row, side)));
    const remarks = isNeutral ? [`Neither was at home: ${own} is kept as the team at home`] : [];
    return { ...plain, teams, isTurned: isTurned === true, problem, remarks, asks };
  };

  return {
    read(row, own) {
      if (isOwnList && (side !== null || opponentIn(cellAt(row, b))[1] !== null || own !== null))
        return ofOwn(row, own);
      if (a !== null && b === null && winner && loser && winner !== loser)
        return ofWinner(row, [cellAt(row, winner.place), cellAt(row, loser.place)]);
      const cell = cellAt(row, match);
      const [clock, text] = clockAhead(cell);
      const both = match !== null && cellAt(row, a) === "" ? teamsIn(text, clubs.isClub) : null;
      if (match !== null && !both && cellAt(row, a) === "") {
        const why = `“${cell}” does not say who plays whom`;
        return { ...plain, teams: ["", ""], clock, problem: [cell, why] };
      }
      if (both) return { ...plain, teams: [both[0], both[1]], score: both[2], clock };
      const isTurned = side !== null && isAway(cellAt(row, side));
      const [one, other] = [cellAt(row, a), cellAt(row, b)];
      const who = winner ?? loser;
      const problem =
        who && a === null && b === null
          ? ([
              cellAt(row, who.place),
              "It says who won, not who was at home: add a column Home",
            ] as const)
          : null;
      return { ...plain, teams: isTurned ? [other, one] : [one, other], isTurned, problem, clock };
    },
    questions: () =>
      asked.size === 0
        ? []
        : [
            {
              id: OWN,
              what: "The list names opponents alone. Whose matches are they?",
              lines: [...asked],
              choices: choices.map((name) => ({ value: name, label: name })),
            },
          ],
  };
}
