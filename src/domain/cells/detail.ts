import type { ScoreFormat } from "../match/detail";

/** Boards as people write them: a draw as a half. */
const board: Readonly<Record<string, string>> = {
  "½": "=",
  "½-½": "=",
  "0.5-0.5": "=",
  "1/2-1/2": "=",
  "1-0": "1",
  "0-1": "0",
  "+--": "+",
  "--+": "-",
};

/** The ways in which a cell may mean a score in detail, the nearest first. */
function tries(cell: string): readonly string[] {
  const plain = cell.replace(/[\u2010-\u2015\u2212]/g, "-").trim();
  const bare = plain.replace(/^[([]\s*(.*?)\s*[)\]]$/, "$1");
  const dashed = bare.replace(/(\d)\s*[:-]\s*(?=\d)/g, "$1-");
  // "25/20, 25/23": strokes within the pairs, where nothing else is.
  const slashed = /[-:]/.test(bare) ? "" : bare.replace(/(\d)\s*\/\s*(?=\d)/g, "$1-");
  const pairs = slashed.replace(/\s*[,;|·\n]+\s*/g, " ").replace(/\s+/g, " ");
  const spaced = dashed.replace(/\s*[,;|·/\n]+\s*/g, " ").replace(/\s+/g, " ");
  const contests = dashed
    .replace(/\s*[;|\n]\s*/g, "; ")
    .replace(/\s*,\s*/g, " ")
    .replace(/[ \t]+/g, " ");
  const boards = spaced.split(" ").map((one) => board[one] ?? one);
  return [
    plain,
    bare,
    dashed,
    spaced,
    contests,
    boards.join(""),
    ...(slashed === "" ? [] : [pairs]),
  ];
}

/**
 * A score in detail in its stored form, from a cell that parts its sets, games or quarters by blanks, commas, semicolons
 * or strokes and their points by hyphens or colons; null where the sport knows no such score.
 */
export function readDetailCell(cell: string, format: ScoreFormat): string | null {
  if (cell.length > 500) return null;
  for (const text of tries(cell)) {
    const reading = format.read(text);
    if (reading.ok) return format.write(reading.sheet);
  }
  return null;
}
