import Alert from "@mui/material/Alert";
import { useCallback } from "react";
import { keepOld, labelOf, type Old } from "@/records/partlyRead";
import type { EntityKind } from "@/records/record";
import { useConnection } from "@/session/ConnectionProvider";
import { useRead } from "@/data/useRead";
import { useLeague } from "@/ui/leagueContext";

const MOST_CHARACTERS = 80;

/** Formats a stored value for people: without its quotation marks, and shortened. */
function shown(text: string): string {
  const bare = text.replace(/^"(.*)"$/s, "$1");
  return bare.length > MOST_CHARACTERS ? `${bare.slice(0, MOST_CHARACTERS)}…` : bare;
}

/** Lists the stored values that no field shows, each with its label. */
export function unknownValuesInWords(kind: EntityKind, notUnderstood: Old): string {
  return Object.entries(notUnderstood)
    .map(([key, text]) => `${labelOf(kind, key)}: ${shown(text)}`)
    .join("; ");
}

/**
 * Returns the labels of values that are too large to stay in the record when it is saved: only the history keeps them.
 */
const tooLargeIn = (kind: EntityKind, notUnderstood: Old) =>
  keepOld({}, notUnderstood).tooLarge.map((key) => labelOf(kind, key));

interface UnknownValuesNoticeProps {
  readonly kind: EntityKind;
  readonly id: string;
}

/** A warning above a form about stored values that no field shows, and what happens to them when it is saved. */
export function UnknownValuesNotice({ kind, id }: UnknownValuesNoticeProps) {
  const league = useLeague();
  const { maintenance } = useConnection();
  const read = useCallback(
    () => maintenance.readRaw(league, kind, id),
    [maintenance, league, kind, id],
  );
  const task = useRead(read);
  const notUnderstood = task.status === "ready" ? (task.value?.notUnderstood ?? {}) : {};
  if (Object.keys(notUnderstood).length === 0) return null;
  const tooLarge = tooLargeIn(kind, notUnderstood);
  return (
    <Alert role="status" severity="warning">
      Stored but not understood: {unknownValuesInWords(kind, notUnderstood)}. It is kept with the
      record when you save; visitors do not see it.
      {tooLarge.length > 0 &&
        ` Too large to keep there: ${tooLarge.join(", ")}. The history has it as it was stored.`}
    </Alert>
  );
}
