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
  /** The saves that delete what was asked for and is not kept. */
  readonly steps: readonly Step[];
  /** Asks whether the rows go as well; nothing where there are none. */
  readonly question: ReactNode;
}

const standings = ["standings"] as const;
const nothing = [] as const;

/** The rows of the table that are theirs who are deleted: visitors would go on seeing them. */
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
            ? "Its row of the table goes as well; kept, visitors still see it"
            : `${rows.length} rows of the table go as well; kept, visitors still see them`
        }
      />
    ),
  };
}
