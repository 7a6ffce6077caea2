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

/** Records of football that something pasted is held against. */
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

/** What is pasted, held against these records. */
export const pasted = <K extends EntityKind>(
  text: string,
  wanted: PasteContext<K>,
  answers: Readonly<Record<string, string>> = {},
  stages?: ReturnType<typeof stageChoices>,
) => pastedGrid(gridOf(text), wanted, answers, stages);

/** The same for the cells of a file. */
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
