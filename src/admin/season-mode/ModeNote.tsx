import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState, useId, useRef } from "react";
import { collectionOf } from "@/records/shape";
import type { FigureSet, Difference } from "./differences";
import { modeOf, useSeasonRecords } from "./useSeasonState";
import { useDifferences } from "./useDifferences";
import { waitingFor, setWaiting } from "./waiting";
import { decisionOf, type FirstFigures, type Decision, type Decisions } from "./changeOver";
import { DifferenceRow } from "./DifferenceRow";
import { useChangeOver } from "./useChangeOver";
import { useLeague } from "@/ui/leagueContext";
import type { SeasonMode } from "@/records/seasons/schema";
import { ChoiceInput, type Choice } from "../fields/ChoiceInput";
import { Ask } from "../parts/Ask";
import styles from "./SeasonMode.module.css";

const words = {
  table: { computed: "Counted from results", kept: "Kept by hand" },
  players: { computed: "Figures counted from results", kept: "Figures kept by hand" },
} as const;

const enterYourself = { table: "Enter it yourself", players: "Enter them yourself" } as const;

interface ModeNoteProps {
  readonly figureSet: FigureSet;
}

/**
 * A line above a list: whether its figures are computed or kept by hand, with a button that changes this. The line is
 * reserved from the start, so that the list does not move.
 */
export function ModeNote({ figureSet }: ModeNoteProps) {
  const league = useLeague();
  const records = useSeasonRecords(league);
  const differences = useDifferences(league, figureSet);
  // A user who comes back after correcting a result continues in the dialog.
  const [asking, setAsking] = useState(() => waitingFor(league, figureSet) !== undefined);
  const isPossible = collectionOf(league, "seasons") !== undefined;
  if (!isPossible) return null;
  if (!records)
    return (
      <Stack
        direction="row"
        spacing={2}
        sx={{ minHeight: "var(--target)", color: "text.secondary" }}
      />
    );
  const now = modeOf(league, records, figureSet);
  const to = now === "kept" ? "computed" : "kept";

  return (
    <Stack direction="row" spacing={2} sx={{ minHeight: "var(--target)", color: "text.secondary" }}>
      <span>{words[figureSet][now]}</span>
      <Button onClick={() => setAsking(true)} variant="text">
        {to === "computed" ? "Count from results" : enterYourself[figureSet]}
      </Button>
      {asking && differences && (
        <ChangeModeDialog
          figureSet={figureSet}
          differences={differences}
          onClose={() => setAsking(false)}
          to={to}
        />
      )}
    </Stack>
  );
}

const titles = {
  table: { computed: "Count the table from results?", kept: "Enter the table yourself?" },
  players: {
    computed: "Count the players’ figures from results?",
    kept: "Enter the players’ figures yourself?",
  },
} as const;

const beginnings: readonly Choice<FirstFigures>[] = [
  { value: "results", label: "the figures from results" },
  { value: "typed", label: "the figures typed before" },
];

/**
 * Returns a sentence on what the change means for visitors.
 * @param count The number of figures that differ.
 * @param changing The number of those that change: the others are kept by an adjustment, or wait for a result.
 * @param beginning The first figures of a season kept by hand; null if the figures are computed from now on.
 */
function consequence(count: number, changing: number, beginning: FirstFigures | null): string {
  if (count === 0) return "No figure changes: what was entered and the results agree.";
  if (beginning === "results")
    return "Visitors see no change: the figures from the results so far are saved, and you continue from there.";
  const figures =
    changing === 0
      ? "No figure changes"
      : changing === 1
        ? "One figure changes"
        : `${changing} figures change`;
  return `${figures}. Nothing stored is lost, and you can change back.`;
}

interface ChangeModeDialogProps {
  readonly figureSet: FigureSet;
  readonly to: SeasonMode;
  readonly differences: readonly Difference[];
  readonly onClose: () => void;
}

/** Returns why a decision does not allow the change of mode yet; null if it does. */
function problemOf({ adjustment }: Difference, { choice, reason }: Decision): string | null {
  if (choice === "correct") return "Correct the result first, or make another choice.";
  const lacksReason = choice === "adjust" && !adjustment?.takesBack && reason.trim() === "";
  return lacksReason ? "Give the reason: visitors see it under the table" : null;
}

/**
 * A dialog that asks before a season changes its mode. It lists every figure that differs, with a choice for each if
 * the figures are computed from now on.
 */
function ChangeModeDialog(props: ChangeModeDialogProps) {
  const league = useLeague();
  const { figureSet, to, onClose } = props;
  const { busy, problem, change, giveUp } = useChangeOver(league, figureSet, to);
  const [decisions, setDecisions] = useState<Decisions>(() => waitingFor(league, figureSet) ?? {});
  const [beginning, setBeginning] = useState<FirstFigures>("results");
  const [checked, setChecked] = useState(false);
  /**
   * The differences at the first try; null before it. They are kept, because each save changes which figures differ.
   */
  const [tried, setTried] = useState<readonly Difference[] | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const differences = tried ?? props.differences;
  const count = differences.length;
  const decides = to === "computed";
  const changing = decides
    ? differences.filter((one) => decisionOf(one, decisions).choice === "take").length
    : count;
  const problems = new Map(
    differences.map((one) => [one.key, problemOf(one, decisionOf(one, decisions))]),
  );

  const changeOver = async () => {
    if (decides && [...problems.values()].some((one) => one !== null)) {
      setChecked(true);
      // The focus moves after React has drawn the errors.
      setTimeout(() => list.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    setTried(differences);
    if ((await change(differences, { decisions, beginning })) !== null) return;
    setWaiting(league, figureSet);
    onClose();
  };
  const leave = async () => {
    if (!(await giveUp())) return;
    setWaiting(league, figureSet);
    onClose();
  };

  return (
    <Ask
      action={problem === null ? "Change over" : "Try again"}
      busy={busy && "Changing…"}
      onAct={() => void changeOver()}
      onClose={() => void leave()}
      problem={
        problem === null
          ? ""
          : `This stopped halfway: ${problem} Visitors still see what they saw before. Try again, or cancel: what was saved so far is then undone.`
      }
      safe="Cancel"
      says={consequence(count, changing, decides ? null : beginning)}
      size={decides ? "md" : "sm"}
      title={titles[figureSet][to]}
    >
      {count > 0 && !decides && (
        <ChoiceInput
          choices={beginnings}
          // A second try continues the first one, whose saves follow from this choice.
          disabled={busy || tried !== null}
          id={`${id}-beginning`}
          label="Begin with"
          onChange={setBeginning}
          value={beginning}
        />
      )}
      {count > 0 && (
        <div aria-label="Figures that differ" ref={list} role="table">
          <div className={`${styles.row} ${styles.heads}`} data-decides={decides} role="row">
            <span role="columnheader">{figureSet === "table" ? "Team" : "Player"}</span>
            <span role="columnheader">Figure</span>
            <span className={styles.figure} role="columnheader">
              By hand
            </span>
            <span className={styles.figure} role="columnheader">
              From results
            </span>
            {decides && <span role="columnheader">What to do</span>}
          </div>
          {differences.map((one, at) => (
            <DifferenceRow
              decision={decides ? decisionOf(one, decisions) : null}
              difference={one}
              isFirst={differences[at - 1]?.who !== one.who}
              disabled={busy || tried !== null}
              key={one.key}
              onDecide={(decision) => setDecisions({ ...decisions, [one.key]: decision })}
              onLeave={() => setWaiting(league, figureSet, decisions)}
              problem={checked ? (problems.get(one.key) ?? null) : null}
            />
          ))}
        </div>
      )}
    </Ask>
  );
}
