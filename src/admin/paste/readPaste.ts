import type { SheetColumn } from "@/records/files/columns";
import type { GridRow } from "@/records/files/grid";
import type { FileReading, ReadingTask } from "@/records/files/reading";
import { readRows } from "@/records/files/rows";
import type { EntityKind } from "@/records/record";
import { answerTo, choicesAbout, otherWayAsk, type RowChoice } from "../kind/doubtAnswers";
import type { PasteContext } from "./against";
import { previewOf, type PreviewRow } from "./preview";

/** The pasted rows as they were read, and what would happen to each. */
export interface PasteReading<K extends EntityKind> {
  readonly reading: FileReading;
  readonly preview: readonly PreviewRow<K>[];
  /** Remarks about rows, with other choices. */
  readonly choices: readonly RowChoice[];
}

/**
 * Reads pasted rows and compares them with the records on file. The returned reading has the questions of both steps.
 * @param against returns the data to compare with, once the rows are read
 */
export function readPaste<K extends EntityKind>(
  grid: readonly GridRow[],
  columns: readonly SheetColumn[],
  task: ReadingTask,
  against: (reading: FileReading) => PasteContext<K>,
): PasteReading<K> {
  const { answers } = task;
  const readWith = (turned?: ReadonlySet<number>) => {
    const reading = readRows(grid, { ...task, turned });
    const wanted = { ...against(reading), answers };
    return { reading, preview: previewOf(wanted, columns, reading), wanted };
  };
  const first = readWith();
  const lines = first.preview.flatMap(({ line, doubt }) =>
    doubt && answerTo(doubt, answers) === "turn" ? line : [],
  );
  const { reading, preview, wanted } = lines.length > 0 ? readWith(new Set(lines)) : first;
  const list = wanted.paste?.matches?.list;
  const doubtful = preview.flatMap(({ line, doubt }) => (doubt ? { line, doubt } : []));
  const waiting = preview.flatMap(({ line, doubt, isDoubtAsked }) =>
    doubt && isDoubtAsked ? { line, doubt } : [],
  );
  const asks = list ? otherWayAsk(waiting, list) : [];
  return {
    reading: { ...reading, asks: [...reading.asks, ...asks] },
    preview,
    choices: choicesAbout(doubtful, answers),
  };
}
