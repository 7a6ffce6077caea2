import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from "react";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { readScore } from "@/domain/match/typedScore";
import type { Result } from "@/records/results/schema";
import { Impact } from "../impact/Impact";
import { useFormat } from "../live/useFormat";
import styles from "./MatchDay.module.css";
import { useSeasonRecords } from "../season-mode/useSeasonState";
import { StageQuestion } from "../results/StageQuestion";
import { useProposedStage } from "../results/useProposedStage";
import { isLeftLevel } from "../results/leftLevel";
import { resultProblem } from "../results/problemWith";
import { withScore } from "./records";
import { useMatchSaves } from "./useMatchSaves";
import { useLeague } from "@/ui/leagueContext";

interface ScoreBoxesProps {
  readonly listed: ListedMatch;
  /** The elements that show the two teams. */
  readonly teams: readonly [home: ReactNode, away: ReactNode];
  /** How many digits most scores of the sport have; after one digit, the focus moves on if it is 1. */
  readonly digits: number;
  /** What other keys do while a score box has the focus. */
  readonly keys: Readonly<Record<string, () => void>>;
  readonly onDone: () => void;
}

type Typed = readonly [a: string, b: string];

/** Returns the scores of a result as the boxes show them. */
const typedAs = (result: Result | null): Typed => [
  String(result?.scoreA ?? ""),
  String(result?.scoreB ?? ""),
];

const isSame = (one: Typed, other: Typed) => one[0] === other[0] && one[1] === other[1];

/** Says what was saved while other scores were being typed; the next save replaces it. */
const savedMeanwhile = (theirs: Result | null) =>
  theirs
    ? `${theirs.scoreA}–${theirs.scoreB} was saved meanwhile. Save to replace it.`
    : "The saved result was deleted meanwhile. Save to enter yours.";

/** A form for the two scores of a match, between its teams. Enter saves them, then `onDone` moves the focus on. */
export function ScoreBoxes(props: ScoreBoxesProps) {
  const league = useLeague();
  const { listed, teams, digits, keys, onDone } = props;
  const id = useId();
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const result = hasResult(listed) ? listed.match.outcome.result : null;
  const [a, setA] = useState(typedAs(result)[0]);
  const [b, setB] = useState(typedAs(result)[1]);
  const [problem, setProblem] = useState<string | null>(null);
  const [known, setKnown] = useState(result);
  // If the result was saved, here or elsewhere, the boxes take its scores, unless others have been typed.
  if (result !== known && [typedAs(known), typedAs(result)].some((one) => isSame(one, [a, b]))) {
    setKnown(result);
    setA(typedAs(result)[0]);
    setB(typedAs(result)[1]);
  }
  const saves = useMatchSaves(league);
  const format = useFormat(league);
  const busy = saves.result.status === "saving";
  const [scoreA, scoreB] = [readScore(a), readScore(b)];
  const [stage, setStage] = useState<string | null>(null);
  const records = useSeasonRecords(league);
  const proposal = useProposedStage(league, result || stage !== null ? null : records, listed);
  const isSaid = scoreA !== null && scoreB !== null;
  const isNew = isSaid && (scoreA !== result?.scoreA || scoreB !== result?.scoreB);
  const change = isNew
    ? ({
        kind: "results",
        id: result?.id ?? listed.id,
        entity: {
          ...withScore(listed.match.schedule, result, [scoreA, scoreB]),
          ...(stage && { stage }),
        },
      } as const)
    : null;

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (scoreA === null || scoreB === null) {
      setProblem("Enter both scores as whole numbers.");
      (scoreA === null ? first : second).current?.focus();
      return;
    }
    if (!change) return onDone();
    if (proposal) {
      setProblem("Say first what this match is for.");
      return;
    }
    const refused = isLeftLevel(change.entity, format)
      ? "This match has to have a winner: open its result in full, which asks how it was decided."
      : resultProblem(change.entity, format);
    setProblem(refused);
    if (refused !== null) return;
    const text = `${listed.teamA} ${scoreA}–${scoreB} ${listed.teamB} saved`;
    const notice = { id: change.id, before: result, text };
    if (await saves.save("results", change.entity, notice)) onDone();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isFirst = event.currentTarget === first.current;
    const goesOn = isFirst && (event.key === " " || event.key === "-" || event.key === ":");
    if (goesOn || (isFirst && event.key === "Enter" && a !== "" && b === "")) {
      event.preventDefault();
      second.current?.focus();
    } else if (!isFirst && event.key === "Backspace" && b === "") {
      event.preventDefault();
      first.current?.focus();
      // The caret goes to the end, because a user who comes back wants to add a second digit.
      first.current?.setSelectionRange(a.length, a.length);
    } else {
      keys[event.key.toLowerCase()]?.();
    }
  };

  const box = (
    team: string,
    value: string,
    set: (text: string) => void,
    ref: RefObject<HTMLInputElement | null>,
  ) => (
    <input
      aria-describedby={problem === null ? undefined : `${id}-problem`}
      aria-invalid={problem !== null}
      aria-label={`Score of ${team}`}
      autoComplete="off"
      className={styles.box}
      inputMode="numeric"
      maxLength={3}
      onChange={({ target, nativeEvent }) => {
        const typed = target.value.replace(/\D/g, "");
        set(typed);
        setProblem(null);
        const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertText";
        if (ref === first && isTyped && digits === 1 && typed.length === 1) second.current?.focus();
      }}
      onFocus={({ target }) => target.select()}
      onKeyDown={onKeyDown}
      ref={ref}
      value={value}
    />
  );
  const hasArrived = !isSame(typedAs(result), typedAs(known));
  const conflicting = saves.result.status === "conflict" ? saves.result.theirs : undefined;
  const theirs = hasArrived ? result : conflicting;
  const failure =
    problem ??
    (saves.result.status === "failed" ? saves.result.text : null) ??
    (change && theirs !== undefined ? savedMeanwhile(theirs) : null);
  return (
    <form
      aria-label={`Score of ${listed.teamA} v ${listed.teamB}`}
      className={styles.match}
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <span className={styles.home}>{teams[0]}</span>
      <span className={styles.boxes}>
        {box(listed.teamA, a, setA, first)}
        <span aria-hidden="true">–</span>
        {box(listed.teamB, b, setB, second)}
      </span>
      <span className={styles.guest}>{teams[1]}</span>
      {change && proposal && (
        <div className={styles.under}>
          <StageQuestion
            format={format}
            onStage={(chosen) => {
              setStage(chosen);
              setProblem(null);
            }}
            proposal={proposal}
          />
        </div>
      )}
      {(change || busy) && (
        <div className={styles.under}>
          {/* The button comes first, because the effect is shown a moment later and would push it down. */}
          <Button disabled={busy} size="small" type="submit" variant="contained">
            {busy ? "Saving…" : "Save"}
          </Button>
          {change && <Impact change={change} title={`If you save ${a}–${b}`} />}
        </div>
      )}
      <Typography
        color="error"
        sx={{ gridColumn: "1 / -1", "&:empty": { display: "none" } }}
        variant="body2"
        id={`${id}-problem`}
        role="alert"
      >
        {failure}
      </Typography>
    </form>
  );
}
