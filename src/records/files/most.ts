/** The limits of a file. A larger file is refused at once, because reading it would take minutes. */
export const most = {
  rows: 12_000,
  columns: 300,
  /** The number of cells that are not empty. */
  cells: 300_000,
  /** Characters in one cell. */
  cell: 5_000,
  bytes: 5_000_000,
  /** The size of an unpacked zip file in bytes. */
  unpacked: 50_000_000,
} as const;

const inWords = (figure: number) => figure.toLocaleString("en");

/** The messages for files that are too large. */
export const tooMuch = {
  bytes: "This file is larger than 5 MB.",
  unpacked: "This file is larger than 50 MB when it is unpacked. Paste it in parts.",
  rows: `This file has more than ${inWords(most.rows)} lines. Paste it in parts.`,
  cells: `This file has more than ${inWords(most.cells)} cells. Paste it in parts.`,
  columns: (line: number) =>
    `Line ${line} has more than ${most.columns} columns. Keep those of the list.`,
  cell: (line: number) => `A cell of line ${line} has more than ${inWords(most.cell)} characters.`,
} as const;
