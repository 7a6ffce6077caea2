import Alert from "@mui/material/Alert";
import type { EntityKind, RecordOf } from "@/domain/records/record";
import { words } from "../kinds/words";

interface NewsNoticeProps<K extends EntityKind> {
  readonly kind: K;
  /** The version the form started from. */
  readonly version: number;
  readonly current: RecordOf<K> | undefined;
}

/** Tells early what a save would meet: that somebody changed or deleted the record meanwhile. */
export function NewsNotice<K extends EntityKind>({ kind, version, current }: NewsNoticeProps<K>) {
  const { one } = words[kind];
  if (current && current.version <= version) return null;
  return (
    <Alert role="status" severity="warning">
      {current
        ? `Someone else has just saved this ${one}. When you save, you will see both versions and choose.`
        : `Someone else has just deleted this ${one}. Saving can bring it back.`}
    </Alert>
  );
}
