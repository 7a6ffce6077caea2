import Alert from "@mui/material/Alert";
import { useCallback } from "react";
import { keepOld, labelOf, type Old } from "@/records/partlyRead";
import type { EntityKind } from "@/records/record";
import { useConnection } from "@/session/ConnectionProvider";
import { useRead } from "@/data/useRead";
import { useLeague } from "@/ui/leagueContext";

const MOST_CHARACTERS = 80;

/** A stored value as somebody would read it. */
function shown(text: string): string {
  const bare = text.replace(/^"(.*)"$/s, "$1");
  return bare.length > MOST_CHARACTERS ? `${bare.slice(0, MOST_CHARACTERS)}…` : bare;
}

/** The stored values that no field has, each with its key. */
export function unknownValuesInWords(kind: EntityKind, notUnderstood: Old): string {
  return Object.entries(notUnderstood)
    .map(([key, text]) => `${labelOf(kind, key)}: ${shown(text)}`)
    .join("; ");
}

/** Values of which a save keeps nothing but the trail: more than a record has room for. */
const tooLargeIn = (kind: EntityKind, notUnderstood: Old) =>
  keepOld({}, notUnderstood).tooLarge.map((key) => labelOf(kind, key));

interface UnknownValuesNoticeProps {
  readonly kind: EntityKind;
  readonly id: string;
}

/** Says above a form what is stored and in none of its fields, and what happens to it. */
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
      Stored but not understood: {unknownValuesInWords(kind, notUnderstood)}. Saving keeps it beside
      the record, where visitors do not see it.
      {tooLarge.length > 0 &&
        ` Too large to keep there: ${tooLarge.join(", ")}. The history has it as it was stored.`}
    </Alert>
  );
}
