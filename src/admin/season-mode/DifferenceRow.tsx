import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { limits } from "@/domain/limits";
import { Link } from "@/ui/Link";
import { sectionOf } from "../sections";
import styles from "./SeasonMode.module.css";
import type { Choice, Decision } from "./changeOver";
import { adjustmentInWords, type Difference } from "./differences";
import { useLeague } from "@/ui/leagueContext";

interface DifferenceRowProps {
  readonly difference: Difference;
  /** Whether this is the first figure of its team or player; the name is shown only there, above all its figures. */
  readonly isFirst: boolean;
  /** The decision about this figure; null if there is no choice. */
  readonly decision: Decision | null;
  /** Why this figure prevents the change to figures from results; null if it does not. */
  readonly problem: string | null;
  readonly disabled: boolean;
  readonly onDecide: (decision: Decision) => void;
  /** Called when the user leaves for the results, to correct one. */
  readonly onLeave: () => void;
}

const shown = (figure: string | number | null) =>
  figure === null ? "none" : String(figure).replace("-", "−");

const words: Readonly<Record<Choice, string>> = {
  take: "Use the figure from results",
  adjust: "Keep the difference as an adjustment",
  correct: "Correct a result",
};

/** One row of the dialog: a figure by hand and from results, with the choice between them. */
export function DifferenceRow(props: DifferenceRowProps) {
  const league = useLeague();
  const { difference, isFirst, decision, problem, disabled, onDecide, onLeave } = props;
  const { who, what, club, kept, computed, adjustment } = difference;
  const id = useId();
  const results = sectionOf(league, "results");
  const choices: readonly Choice[] = [
    "take",
    ...(adjustment ? (["adjust"] as const) : []),
    ...(results ? (["correct"] as const) : []),
  ];
  return (
    <div
      className={styles.row}
      data-decides={decision !== null}
      data-first={isFirst || undefined}
      role="row"
    >
      <span className={styles.who} role="rowheader">
        <span className={isFirst ? undefined : "visually-hidden"}>{who}</span>
      </span>
      <span className="text-secondary" role="cell">
        {what}
      </span>
      <span className={styles.figure} data-label="By hand" role="cell">
        {shown(kept)}
      </span>
      <span className={styles.figure} data-label="From results" role="cell">
        {shown(computed)}
      </span>
      {decision && (
        <span className={styles.decision} role="cell">
          <TextField
            disabled={disabled}
            error={problem !== null && decision.choice === "correct"}
            onChange={({ target }) =>
              // The select has only choices as options.
              onDecide({ ...decision, choice: target.value as Choice })
            }
            select
            slotProps={{
              htmlInput: {
                "aria-describedby": problem ? `${id}-problem` : undefined,
                "aria-label": `${who}, ${what}: what to do`,
              },
              select: { native: true },
            }}
            value={decision.choice}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {words[choice]}
              </option>
            ))}
          </TextField>
          {decision.choice === "adjust" && adjustment && !adjustment.takesBack && (
            <TextField
              disabled={disabled}
              error={problem !== null}
              fullWidth
              helperText={
                problem ??
                `${adjustmentInWords(adjustment.points)}, shown under the table with this reason`
              }
              label={`Public reason, ${who}`}
              onChange={({ target }) => onDecide({ ...decision, reason: target.value })}
              slotProps={{ htmlInput: { maxLength: limits.reason } }}
              value={decision.reason}
            />
          )}
          {decision.choice === "adjust" && adjustment?.takesBack && (
            <Typography component="span" variant="note">
              Points given or taken so far are removed.
            </Typography>
          )}
          {decision.choice === "correct" && results && (
            <Typography component="span" variant="note">
              {problem && (
                <Typography color="error" component="span" variant="body2" id={`${id}-problem`}>
                  {problem}{" "}
                </Typography>
              )}
              <Link
                onClick={onLeave}
                to={`${results.path}?${new URLSearchParams({ q: club }).toString()}`}
              >
                Go to the results of {club}
              </Link>
            </Typography>
          )}
        </span>
      )}
    </div>
  );
}
