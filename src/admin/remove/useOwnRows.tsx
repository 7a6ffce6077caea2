import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useState, type ReactNode } from "react";
import { areRead, recordsOf } from "@/data/byKind";
import type { EntityKind, RecordOf } from "@/records/record";
import { useLeague } from "@/ui/leagueContext";
import { adminKinds } from "../kinds";
import { useLives } from "../live/useLive";
import { stepOf, type Step } from "../steps/steps";

interface OwnRows {
  /** The deletions of the rows; empty if there are none or the user unticked the checkbox. */
  readonly steps: readonly Step[];
  /** A checkbox that asks whether the rows are deleted too; null if there are none. */
  readonly question: ReactNode;
}

const standings = ["standings"] as const;
const nothing = [] as const;

/**
 * Finds the rows of the table that belong to the records to delete, and asks whether to delete these too: visitors
 * would still see them otherwise.
 */
export function useOwnRows<K extends EntityKind>(
  kind: K,
  records: readonly RecordOf<K>[],
): OwnRows {
  const { ownRows } = adminKinds[kind];
  const kinds: readonly "standings"[] = ownRows ? standings : nothing;
  const lives = useLives(useLeague(), kinds);
  const [isWanted, setWanted] = useState(true);
  if (!ownRows || !areRead(lives, standings)) return { steps: [], question: null };
  const all = recordsOf(lives).standings;
  const rows = records.flatMap((record) => ownRows(record, all));
  if (rows.length === 0) return { steps: [], question: null };
  return {
    steps: isWanted
      ? rows.map((before) => stepOf({ kind: "standings", does: "delete", before }))
      : [],
    question: (
      <FormControlLabel
        control={<Checkbox checked={isWanted} onChange={(_, on) => setWanted(on)} />}
        label={
          rows.length === 1
            ? "Also delete its row of the table; otherwise visitors still see it"
            : `Also delete ${rows.length} rows of the table; otherwise visitors still see them`
        }
      />
    ),
  };
}
