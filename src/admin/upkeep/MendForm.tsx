import { useState } from "react";
import type { RawRecord } from "@/data/maintenance";
import type { EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { RecordForm } from "../form/RecordForm";
import type { Start } from "../form/start";
import { useLeaveGuard } from "../leaving/leaveGuardContext";
import { words } from "../kinds/words";
import { notices } from "../notices/notices";
import { readWhatCanBe } from "./readWhatCanBe";

interface MendFormProps<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly record: RawRecord;
  readonly onDone: () => void;
}

/** The form of a record that could not be read, with what could be. */
export function MendForm<K extends EntityKind>({ league, kind, record, onDone }: MendFormProps<K>) {
  const { pass } = useLeaveGuard();
  const [start] = useState((): Start<K> => ({
    id: record.id,
    record: null,
    broken: record,
    entity: readWhatCanBe(kind, record),
  }));
  return (
    <RecordForm
      cancelTo="?view=repair"
      current={undefined}
      draftName={`mend-${record.id}`}
      kind={kind}
      league={league}
      onSaved={() => {
        notices.show({ tone: "done", text: words[kind].saved });
        pass(onDone);
      }}
      start={start}
    />
  );
}
