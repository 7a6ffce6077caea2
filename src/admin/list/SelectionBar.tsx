import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { useId, useState, type ComponentType } from "react";
import { offeredStatuses } from "@/domain/match/status";
import type { Fixture } from "@/records/fixtures/schema";
import { limits } from "@/domain/limits";
import type { EntityKind, RecordOf } from "@/records/record";
import { arena } from "@arena/arena";
import type { League } from "@/domain/league/league";
import { words } from "../kind/words";
import { postponed } from "../match-day/records";
import { SafeButton } from "../parts/SafeButton";
import { ClubActions, PlayerActions } from "../people/PeopleActions";
import { StepsBar } from "./StepsBar";
import { stepOf, type Step } from "../steps/steps";
import type { Steps } from "../steps/useSteps";
import styles from "./SelectionBar.module.css";

interface SelectionBarProps<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  /** The records that are selected, and all of them as they are stored. */
  readonly records: readonly RecordOf<K>[];
  readonly stored: readonly RecordOf<K>[];
  readonly steps: Steps;
  readonly mayDelete: boolean;
  readonly onClear: () => void;
}

interface ActionsProps<K extends EntityKind> {
  readonly league: League;
  /** Those that are selected, as they are stored. */
  readonly records: readonly RecordOf<K>[];
  readonly onSteps: (steps: readonly Step[]) => void;
}

const DAY = 86_400_000;

/** What can be done with many records at once; each save has its own entry, and one undo takes all of it back. */
export function SelectionBar<K extends EntityKind>(props: SelectionBarProps<K>) {
  const { league, kind, records, stored, steps, mayDelete, onClear } = props;
  const [asks, setAsks] = useState(false);
  // On a phone only, where the whole bar would cover the rows.
  const [isOpen, setOpen] = useState(false);
  const place = useId();
  const { at } = steps.state;
  const busy = at === "saving" || at === "undoing";
  const { one, many } = words[kind];
  const noun = records.length === 1 ? one : many;
  // As it is stored: a list may show figures that follow from results.
  const before = records.flatMap(({ id }) => stored.find((record) => record.id === id) ?? []);

  const run = (all: readonly Step[]) => {
    onClear();
    void steps.run(all);
  };
  const remove = () => {
    setAsks(false);
    run(before.map((record) => stepOf({ kind, does: "delete", before: record })));
  };
  const Actions: ComponentType<ActionsProps<K>> | undefined = actions[kind];
  return (
    <>
      <StepsBar steps={steps} />
      {records.length > 0 && !busy && (
        <div aria-label="Selected" className={styles.bar} role="group">
          <b role="status">
            {records.length} {noun} selected
          </b>
          <Button
            aria-controls={place}
            aria-expanded={isOpen}
            className={styles.toggle}
            onClick={() => setOpen(!isOpen)}
          >
            Actions
          </Button>
          <div className={styles.actions} data-open={isOpen ? "" : undefined} id={place}>
            {Actions && <Actions league={league} onSteps={run} records={before} />}
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
        <Question count={records.length} noun={noun} onNo={() => setAsks(false)} onYes={remove} />
      )}
    </>
  );
}

/** The match moved by that many days: it notes its first date, like a match that is moved alone. */
function moved(fixture: Fixture, days: number): Partial<Fixture> {
  const { date, reason, stadium } = fixture;
  if (date === null) return {};
  return postponed(fixture, { date: date + days * DAY, reason, stadium }, arena.timeZone);
}

/** Status, game week and date of many matches. */
function FixtureActions({ records, onSteps }: ActionsProps<"fixtures">) {
  const [week, setWeek] = useState("");
  const [days, setDays] = useState("7");
  const move = Number(days);
  const canMove = /^-?\d{1,3}$/.test(days) && move !== 0;
  const onChange = (changed: (fixture: Fixture) => Partial<Fixture>) =>
    onSteps(
      records.map((fixture) => ({
        kind: "fixtures",
        does: "change",
        before: fixture,
        entity: { ...fixture, ...changed(fixture) },
      })),
    );
  return (
    <>
      <TextField
        className={styles.field}
        fullWidth={false}
        label="Status"
        onChange={({ target }) => onChange(() => ({ status: target.value.slice(1) }))}
        select
        slotProps={{ select: { native: true } }}
        value=""
      >
        <option value="">Choose…</option>
        {offeredStatuses.map(({ status, label, stored }) => (
          <option key={status} value={`=${stored}`}>
            {label}
          </option>
        ))}
      </TextField>
      <form
        className={styles.pair}
        onSubmit={(event) => {
          event.preventDefault();
          onChange(() => ({ gameWeek: week.trim() }));
        }}
      >
        <TextField
          className={styles.field}
          label="Game week"
          onChange={({ target }) => setWeek(target.value)}
          slotProps={{ htmlInput: { maxLength: limits.shortText } }}
          value={week}
        />
        <Button disabled={week.trim() === ""} type="submit">
          Set
        </Button>
      </form>
      <form
        className={styles.pair}
        onSubmit={(event) => {
          event.preventDefault();
          if (canMove) onChange((fixture) => moved(fixture, move));
        }}
      >
        <TextField
          className={styles.field}
          label="Move by days"
          onChange={({ target }) => setDays(target.value.trim())}
          value={days}
        />
        <Button disabled={!canMove} type="submit">
          Move
        </Button>
      </form>
    </>
  );
}

/** The kinds of which many can be changed at once. */
const actions: { readonly [K in EntityKind]?: ComponentType<ActionsProps<K>> } = {
  fixtures: FixtureActions,
  players: PlayerActions,
  teams: ClubActions,
};

interface QuestionProps {
  readonly count: number;
  readonly noun: string;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

function Question({ count, noun, onNo, onYes }: QuestionProps) {
  const id = useId();
  return (
    <Dialog aria-labelledby={id} maxWidth="xs" onClose={onNo} open>
      <DialogTitle id={id}>
        Delete {count} {noun}?
      </DialogTitle>
      <DialogContent>
        They are deleted one by one, each with its own entry under Changes, and can be brought back
        together.
      </DialogContent>
      <DialogActions>
        <SafeButton onClick={onNo}>Keep them</SafeButton>
        <Button color="error" onClick={onYes} variant="contained">
          Delete {count}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
