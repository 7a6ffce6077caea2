import { isFigure } from "./columnContents";
import type { GridRow } from "./grid";
import { meaningsOf, squeezed, type Lines } from "./headings";
import type { Table } from "./layout";

/** The headings of a column with one team in each line, both teams of a match one below the other. */
const ONE_TEAM = new Set(["team", "teams", "club", "clubs", "side", "squad", "mannschaft"]);

/** The heading for overtime, which is read as a further part of the match. */
const NEXT_PART = "Q5";

/**
 * Converts a table with two lines for each match, one for each team, to a table with one line for each match; returns
 * other tables unchanged. The second line must contain only its team, its figures, and columns that do not belong to a
 * match, such as players. Lines of further players may be between. Figures of quarters or sets become pairs.
 */
export function pairedLines(table: Table, lines: Lines, isClub: (name: string) => boolean): Table {
  const { headings, rows } = table;
  const said = headings.map(squeezed);
  const places = said.flatMap((word, at) => (ONE_TEAM.has(word) ? [at] : []));
  const [team] = places;
  const isOther = headings.some((heading) =>
    meaningsOf(heading, lines).some((one) => one === "teamA" || one === "teamB"),
  );
  if (lines.of !== "matches" || team === undefined || places.length > 1 || isOther) return table;
  const figures = headings.findIndex((heading) => {
    const meant = meaningsOf(heading, lines);
    return meant.includes("score") || meant.includes("sideScore");
  });
  const means = headings.map((heading) => meaningsOf(heading, lines));
  const areFigures = (at: number) => rows.every(({ cells }) => isFigure(cells[at] ?? ""));
  const isExtra = means.map((meant, at) => meant.includes("extra") && areFigures(at));
  const isPart = means.map(
    (meant, at) => isExtra[at] === true || (meant.includes("detailPart") && areFigures(at)),
  );
  const isOfNone = means.map((meant) => meant.every((one) => one === "sideScore"));
  const isSecond = ({ cells }: GridRow, first: GridRow) =>
    cells.every(
      (cell, at) =>
        at === team ||
        at === figures ||
        isOfNone[at] === true ||
        isPart[at] === true ||
        cell.trim() === "" ||
        cell === first.cells[at],
    );
  const isFurther = ({ cells }: GridRow) =>
    cells.every((cell, at) => cell.trim() === "" || isOfNone[at] === true);
  const ofTeams = rows.filter((row) => !isFurther(row) || (row.cells[team] ?? "").trim() !== "");
  const further = rows.filter((row) => !ofTeams.includes(row));
  const pairs = ofTeams.flatMap((first, at) => {
    const second = ofTeams[at + 1];
    return at % 2 === 0 && second ? [[first, second] as const] : [];
  });
  const arePairs =
    pairs.length > 0 &&
    ofTeams.length === 2 * pairs.length &&
    pairs.every(
      ([first, second]) =>
        isSecond(second, first) &&
        [first, second].every(({ cells }) => isClub((cells[team] ?? "").trim())),
    );
  if (!arePairs) return table;
  const own = (row: GridRow) => [
    row.cells[team] ?? "",
    figures < 0 ? "" : (row.cells[figures] ?? ""),
  ];
  const cellOf = ([first, second]: readonly [GridRow, GridRow], at: number) => {
    const [one, other] = [first, second].map(({ cells }) => (cells[at] ?? "").trim());
    if (isPart[at] === true) return one && other ? `${one}-${other}` : "";
    return at === team || at === figures || isOfNone[at] ? "" : (first.cells[at] ?? "");
  };
  return {
    ...table,
    headings: [
      ...headings.map((heading, at) =>
        at === team || at === figures ? "" : isExtra[at] ? NEXT_PART : heading,
      ),
      "Home",
      "Home score",
      "Away",
      "Away score",
    ],
    rows: [
      ...pairs.map((pair) => ({
        line: pair[0].line,
        cells: [...headings.map((_, at) => cellOf(pair, at)), ...own(pair[0]), ...own(pair[1])],
      })),
      ...further.map(({ line, cells }) => ({
        line,
        // The first cell is enough to show that the line is no match.
        cells: cells.map((cell, at) =>
          at === cells.findIndex((one) => one.trim() !== "") ? cell : "",
        ),
      })),
    ],
  };
}
