import { plainWords } from "@/domain/cells/plainWords";
import type { Side } from "@/domain/match/timeline";
import { foldName } from "@/domain/names";
import type { ClubNames } from "./clubNames";
import { clockAhead, isAway, NEUTRAL, teamsIn } from "./columnContents";
import type { ReadColumn } from "./columns";
import type { GridRow } from "./grid";
import { isLost, saysWho } from "./headings";
import type { Ask, ReadingTask } from "./reading";

/** Who plays whom in a row. */
interface Sides {
  /** At home, and away. */
  readonly teams: readonly [a: string, b: string];
  /** Whether the row is written as the visitor sees it. */
  readonly isTurned: boolean;
  /** The score between the two, where they share a cell. */
  readonly score: string;
  /** Who won, where columns of winner and loser say it, whichever figure is the first. */
  readonly winner: Side | null;
  /** The time before them in that cell; '' for none. */
  readonly clock: string;
  readonly remarks: readonly string[];
  /** Why it cannot be read: the text, and the reason. */
  readonly problem: readonly [cell: string, why: string] | null;
  readonly asks: readonly string[];
}

interface SidesReader {
  /** @param own the club that a title names; null where none does */
  readonly read: (row: GridRow, own: string | null) => Sides;
  readonly questions: () => readonly Ask[];
}

/** Asked where a list is one of a club's own matches and does not name it. */
const OWN = "own";

const NO_HOME = "Nothing says who was at home: add a column with H or A";

/** An opponent's cell: its name, and where the match was, if a mark says so. */
function opponentIn(cell: string): readonly [name: string, isAway: boolean | null] {
  const [, ahead = "", name = cell, behind = ""] =
    /^(?:(@|at|vs?\.?|home to|away to)\s*(?=[\s\p{Lu}\d]))?\s*(.+?)\s*(?:\((h|a|home|away)\)|,\s*(home|away))?$/iu.exec(
      cell,
    ) ?? [];
  if (behind !== "") return [name, /^a/i.test(behind)];
  if (ahead === "") return [name, null];
  return [name, /^(?:@|at|away)/i.test(ahead)];
}

/** Reads which teams meet in the rows of a table of matches. */
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
  const winner = columns.find(({ heading }) => saysWho(heading));
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

  /** Winner and loser, beside a column that says which of them was at home. */
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
      const problem =
        winner && a === null && b === null
          ? ([
              cellAt(row, winner.place),
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
