import { viewPath } from "@/leagues/adminPaths";
import { Suspense, useState } from "react";
import type { RawRecord } from "@/data/maintenance";
import { emptyEntity, type EntityKind, parseRecord, type Entities } from "@/records/record";
import { RecordForm } from "../form/RecordForm";
import type { Start } from "../kind/start";
import { useLeaveGuard } from "../leaving/leaveGuardContext";
import { ListSkeleton } from "../parts/ListSkeleton";
import { wordsOf } from "../parts/words";
import { fieldsOf } from "@/records/document";
import { readText } from "@/domain/reading";
import { useLeague } from "@/ui/where";

// Stands for a missing name while the rest is read; no real name looks like this.
const MISSING = "·?·";

/** The names under which a record may be called; without one it cannot be read. */
const NAMES = ["name", "teamName", "teamA", "teamB"];

/**
 * What can be read of a record that pages cannot show: everything but the names that are missing,
 * which come back empty for somebody to fill in.
 */
function readWhatCanBe<K extends EntityKind>(kind: K, { id, raw }: RawRecord): Entities[K] {
  const stand = NAMES.filter((name) => readText(raw[name]) === "").map((name) => [name, MISSING]);
  const parsed = parseRecord(kind, id, { ...raw, ...Object.fromEntries(stand) });
  if (!parsed.ok) return emptyEntity(kind);
  const { record } = parsed;
  const fields = fieldsOf(kind).map(([name]) => {
    const value: unknown = record[name];
    return [name, value === MISSING ? "" : value];
  });
  // Every field as `parseRecord` read it, save texts that were made empty again.
  return Object.fromEntries(fields) as Entities[K];
}

interface MendFormProps<K extends EntityKind> {
  readonly kind: K;
  readonly record: RawRecord;
  readonly onDone: () => void;
}

/** The form of a record that could not be read, with what could be. */
export function MendForm<K extends EntityKind>({ kind, record, onDone }: MendFormProps<K>) {
  const league = useLeague();
  const { pass } = useLeaveGuard();
  const [start] = useState((): Start<K> => ({
    id: record.id,
    record: null,
    broken: record,
    entity: readWhatCanBe(kind, record),
  }));
  return (
    <Suspense fallback={<ListSkeleton label={`Loading the ${wordsOf(kind).one}`} />}>
      <RecordForm
        cancelTo={viewPath(league, "repair")}
        current={undefined}
        draftName={`mend-${record.id}`}
        kind={kind}
        onSaved={() => pass(onDone)}
        start={start}
      />
    </Suspense>
  );
}
