import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { useState } from "react";
import type { EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { EmptyState } from "@/ui/EmptyState";
import { ErrorState } from "@/ui/ErrorState";
import { words, capitalised } from "../kinds/words";
import { ListSkeleton } from "../list/ListSkeleton";
import styles from "./History.module.css";
import { HistoryList } from "./HistoryList";
import { keptKinds, useChosenKind } from "./keptKinds";
import { useHistory } from "./useHistory";
import TextField from "@mui/material/TextField";

/** Who changed what and when in a league, and the way back; also of what was deleted. */
export function ChangesPage({ league }: { readonly league: League }) {
  const [kind, choose] = useChosenKind(league);
  const [onlyDeleted, setOnlyDeleted] = useState(false);
  return (
    <>
      <div className={styles.tools}>
        <KindSelect kinds={keptKinds(league)} onChange={choose} value={kind} />
        <FormControlLabel
          control={
            <Switch checked={onlyDeleted} onChange={(_, checked) => setOnlyDeleted(checked)} />
          }
          label="Only what was deleted"
        />
      </div>
      <Changes key={kind} kind={kind} league={league} onlyDeleted={onlyDeleted} />
    </>
  );
}

interface ChangesProps {
  readonly league: League;
  readonly kind: EntityKind;
  readonly onlyDeleted: boolean;
}

function Changes({ league, kind, onlyDeleted }: ChangesProps) {
  const { task, records, busy, revert } = useHistory(league, kind);
  if (task.status === "loading") return <ListSkeleton label="Loading the changes" />;
  if (task.status === "failed") {
    return (
      <ErrorState onRetry={task.again} title="Failed to load the changes.">
        {task.failure.message}
      </ErrorState>
    );
  }
  const isGone = (id: string) => records !== null && records.every((record) => record.id !== id);
  const entries = onlyDeleted
    ? task.value.filter(({ action, id }) => action === "delete" && isGone(id))
    : task.value;
  if (entries.length === 0) {
    return (
      <EmptyState
        title={
          onlyDeleted ? `No deleted ${words[kind].many}` : `No changes to ${words[kind].many} yet`
        }
      >
        {onlyDeleted
          ? "What somebody deletes can be brought back from here."
          : "Every save is kept here with what stood there before."}
      </EmptyState>
    );
  }
  return (
    <HistoryList
      busy={busy}
      entries={entries}
      kind={kind}
      league={league}
      onRestore={(version) => void revert(version)}
      records={records}
    />
  );
}

interface KindSelectProps {
  readonly kinds: readonly EntityKind[];
  readonly value: EntityKind;
  readonly onChange: (kind: EntityKind) => void;
}

/** Chooses a kind of record. */
function KindSelect({ kinds, value, onChange }: KindSelectProps) {
  return (
    <TextField
      fullWidth={false}
      label="Records"
      onChange={({ target }) => {
        const chosen = kinds.find((kind) => kind === target.value);
        if (chosen) onChange(chosen);
      }}
      select
      slotProps={{ select: { native: true } }}
      value={value}
    >
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {capitalised(words[kind].many)}
        </option>
      ))}
    </TextField>
  );
}
