import type { ScoreFormat } from "../match/detail";

/** The stored characters for results of boards, by the ways in which people write them; "=" is a draw. */
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

/** Returns the texts that a cell may mean as a score detail, the most literal first. */
function tries(cell: string): readonly string[] {
  const plain = cell.replace(/[\u2010-\u2015\u2212]/g, "-").trim();
  const bare = plain.replace(/^[([]\s*(.*?)\s*[)\]]$/, "$1");
  const dashed = bare.replace(/(\d)\s*[:-]\s*(?=\d)/g, "$1-");
  // "25/20, 25/23": slashes separate the two scores of a set, if no hyphen or colon does.
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
 * Returns the stored form of a score detail, from a cell that separates sets, games or quarters by spaces, commas,
 * semicolons or slashes, and the two scores of each by a hyphen or colon; null if the sport has no such score.
 */
export function readDetailCell(cell: string, format: ScoreFormat): string | null {
  if (cell.length > 500) return null;
  for (const text of tries(cell)) {
    const reading = format.read(text);
    if (reading.ok) return format.write(reading.sheet);
  }
  return null;
}
