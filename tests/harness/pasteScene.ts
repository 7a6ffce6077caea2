import { positionCodesOf } from "@/sports/positionCodes";
import { arena } from "@arena/arena";
import { columnsOf } from "@/admin/export/columns";
import { adminKinds } from "@/admin/kinds";
import { stageChoices } from "@/admin/results/stageChoices";
import type { PasteContext } from "@/admin/paste/against";
import { readPaste } from "@/admin/paste/readPaste";
import { formatOf, NO_FORMAT_CHOICE } from "@/domain/season/format";
import { gridOf, type GridReading } from "@/records/files/grid";
import type { EntityKind, RecordOf } from "@/records/record";
import { mls } from "../arena/leagues/mls";

/** Returns the context of a paste into a football league with these records. */
export function against<K extends EntityKind>(
  kind: K,
  records: readonly RecordOf<K>[],
  more: Partial<PasteContext<K>> = {},
): PasteContext<K> {
  return {
    league: mls,
    kind,
    paste: adminKinds[kind].paste,
    timeZone: arena.timeZone,
    records,
    shown: records,
    clubs: [],
    format: formatOf(mls, NO_FORMAT_CHOICE),
    players: [],
    moves: { on: null, now: 0, logoOf: () => "" },
    ...more,
  };
}

/** Reads a pasted text and compares it with the records of a context. */
export const pasted = <K extends EntityKind>(
  text: string,
  wanted: PasteContext<K>,
  answers: Readonly<Record<string, string>> = {},
  stages?: ReturnType<typeof stageChoices>,
) => pastedGrid(gridOf(text), wanted, answers, stages);

/** Reads the cells of a file and compares them with the records of a context. */
export function pastedGrid<K extends EntityKind>(
  grid: GridReading,
  wanted: PasteContext<K>,
  answers: Readonly<Record<string, string>> = {},
  stages = stageChoices(wanted.format, [], ""),
) {
  const { league, kind } = wanted;
  const fields = columnsOf(league, kind);
  const clubs = wanted.clubs.map((name) => ({ name, formerNames: [] }));
  const { reading, preview, choices } = readPaste(
    "rows" in grid ? grid.rows : [],
    fields,
    {
      league,
      lines: wanted.paste?.lines ?? {},
      fields,
      clubs,
      grounds: wanted.onFile?.grounds,
      stages,
      positionCodes: positionCodesOf(league.sport),
      award: wanted.format.pack.award?.units?.score ?? null,
      answers,
      timeZone: arena.timeZone,
      locale: arena.locale,
      now: Date.now(),
    },
    () => wanted,
  );
  const mapping = reading.columns.map(({ use }) => use);
  return { mapping, asks: reading.asks, rows: preview, choices };
}
