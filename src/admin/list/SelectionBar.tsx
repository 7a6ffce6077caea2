import Button from "@mui/material/Button";
import { useId, useState } from "react";
import type { BatchWork } from "@/data/batches/batches";
import type { EntityKind, RecordOf } from "@/records/record";
import { enumerated } from "@/domain/wording";
import { useLeague } from "@/ui/leagueContext";
import { adminKinds, titleOf } from "../kinds";
import { Ask } from "../parts/Ask";
import { wordsOf } from "../parts/words";
import { useOwnRows } from "../remove/useOwnRows";
import { stepOf, type Step } from "../steps/steps";
import type { Steps } from "../steps/useSteps";
import styles from "./SelectionBar.module.css";

interface SelectionBarProps<K extends EntityKind> {
  readonly kind: K;
  /** The selected records, as they are shown. */
  readonly records: readonly RecordOf<K>[];
  /** All records of the list, as they are stored. */
  readonly stored: readonly RecordOf<K>[];
  readonly steps: Steps;
  readonly mayDelete: boolean;
  /** The selected records that search and filters hide. */
  readonly hidden: readonly RecordOf<K>[];
  readonly onClear: () => void;
  /** Deselects the hidden records. */
  readonly onLeaveOut: () => void;
}

/** How many records are named at most; the others are only counted. */
const NAMED_RECORDS = 5;

/** A bar with the actions on selected records. Each record is saved separately; one undo takes back all of them. */
export function SelectionBar<K extends EntityKind>(props: SelectionBarProps<K>) {
  const { kind, records, stored, steps, mayDelete, hidden, onClear, onLeaveOut } = props;
  const league = useLeague();
  const [asks, setAsks] = useState(false);
  // Only used on a phone, where the whole bar would cover the rows.
  const [isOpen, setOpen] = useState(false);
  const place = useId();
  const { at } = steps.state;
  const busy = at === "saving" || at === "undoing";
  const { one, many } = wordsOf(kind);
  const noun = records.length === 1 ? one : many;
  // Changes start from the stored records, because a list may show figures computed from results.
  const before = records.flatMap(({ id }) => stored.find((record) => record.id === id) ?? []);

  const run = (all: readonly Step[], what?: BatchWork) => {
    onClear();
    void steps.run(all, { what });
  };
  const remove = (alsoGo: readonly Step[]) => {
    setAsks(false);
    run([...before.map((record) => stepOf({ kind, does: "delete", before: record })), ...alsoGo]);
  };
  const { Actions } = adminKinds[kind].list;
  const named = (some: readonly RecordOf<K>[]) => {
    const left = some.length - NAMED_RECORDS;
    const titles = some.slice(0, NAMED_RECORDS).map((record) => titleOf(kind, record, league));
    return enumerated(left > 0 ? [...titles, `${left} more`] : titles);
  };
  return (
    <>
      {records.length > 0 && !busy && (
        <div aria-label="Selected" className={styles.bar} role="group">
          <b role="status">
            {records.length} {noun} selected
          </b>
          {hidden.length > 0 && (
            <p className={styles.hidden}>
              Not in this list: {named(hidden)}.{" "}
              <Button onClick={onLeaveOut} variant="text">
                Deselect them
              </Button>
            </p>
          )}
          <Button
            aria-controls={place}
            aria-expanded={isOpen}
            className={styles.toggle}
            onClick={() => setOpen(!isOpen)}
          >
            Actions
          </Button>
          <div className={styles.actions} data-open={isOpen ? "" : undefined} id={place}>
            {Actions && <Actions onSteps={run} records={before} />}
            {mayDelete && (
              <Button color="error" onClick={() => setAsks(true)}>
                Delete
              </Button>
            )}
          </div>
          <Button onClick={onClear} variant="text">
            Clear
          </Button>
        </div>
      )}
      {asks && (
        <Question
          kind={kind}
          names={named(records)}
          noun={noun}
          onNo={() => setAsks(false)}
          onYes={remove}
          records={before}
        />
      )}
    </>
  );
}

interface QuestionProps<K extends EntityKind> {
  readonly kind: K;
  readonly records: readonly RecordOf<K>[];
  readonly names: string;
  readonly noun: string;
  readonly onNo: () => void;
  readonly onYes: (alsoGo: readonly Step[]) => void;
}

function Question<K extends EntityKind>(props: QuestionProps<K>) {
  const { kind, records, names, noun, onNo, onYes } = props;
  const own = useOwnRows(kind, records);
  const count = records.length;
  return (
    <Ask
      action={`Delete ${count}`}
      isDangerous
      onAct={() => onYes(own.steps)}
      onClose={onNo}
      safe="Keep them"
      says={`${names}. You can undo this.`}
      title={`Delete ${count} ${noun}?`}
    >
      {own.question}
    </Ask>
  );
}
