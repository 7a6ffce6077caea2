import Alert from "@mui/material/Alert";
import { useCallback } from "react";
import { keepOld, labelOf, type Old } from "@/records/partlyRead";
import type { EntityKind } from "@/records/record";
import { useConnection } from "@/session/ConnectionProvider";
import { useRead } from "@/data/useRead";
import { useLeague } from "@/ui/where";

const LONGEST = 80;

/** A stored value as somebody would read it. */
function shown(text: string): string {
  const bare = text.replace(/^"(.*)"$/s, "$1");
  return bare.length > LONGEST ? `${bare.slice(0, LONGEST)}…` : bare;
}

/** The stored values that no field says, each with where it stood. */
export function unsaidInWords(kind: EntityKind, unsaid: Old): string {
  return Object.entries(unsaid)
    .map(([key, text]) => `${labelOf(kind, key)}: ${shown(text)}`)
    .join("; ");
}

/** Values of which a save keeps nothing but the trail: more than a record has room for. */
const tooLargeIn = (kind: EntityKind, unsaid: Old) =>
  keepOld({}, unsaid).tooLarge.map((key) => labelOf(kind, key));

interface UnsaidNoticeProps {
  readonly kind: EntityKind;
  readonly id: string;
}

/** Says above a form what is stored and stands in none of its fields, and what happens to it. */
export function UnsaidNotice({ kind, id }: UnsaidNoticeProps) {
  const league = useLeague();
  const { maintenance } = useConnection();
  const read = useCallback(
    () => maintenance.readRaw(league, kind, id),
    [maintenance, league, kind, id],
  );
  const task = useRead(read);
  const unsaid = task.status === "ready" ? (task.value?.unsaid ?? {}) : {};
  if (Object.keys(unsaid).length === 0) return null;
  const tooLarge = tooLargeIn(kind, unsaid);
  return (
    <Alert role="status" severity="warning">
      Stored but not understood: {unsaidInWords(kind, unsaid)}. Saving keeps it beside the record,
      where visitors do not see it.
      {tooLarge.length > 0 &&
        ` Too large to keep there: ${tooLarge.join(", ")}. The history has it as it was stored.`}
    </Alert>
  );
}
