import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import { limits } from "@/domain/limits";
import { adjustmentInWords, type FigureSet } from "../season-mode/differences";
import { Ask } from "../parts/Ask";
import type { FigureQuestion } from "../kind/figures";
import type { FigureAnswers } from "./useFigureQuestion";

interface FigureDialogProps {
  readonly figures: FigureAnswers;
}

interface QuestionProps extends FigureDialogProps {
  readonly question: FigureQuestion;
}

const words: Readonly<Record<FigureSet, { readonly why: string; readonly keep: string }>> = {
  table: {
    why: "cannot be adjusted here: the table is computed from the results. Correct the results instead.",
    keep: "Keep this table by hand from now on",
  },
  players: {
    why: "cannot be typed here: players’ figures are computed from the results. Correct the results instead.",
    keep: "Keep players’ figures by hand from now on",
  },
};

/**
 * A dialog that is shown if typed figures differ from the results. It asks whether points are an adjustment by the
 * organiser, or whether figures are kept by hand from now on.
 */
export function FigureDialog({ figures }: FigureDialogProps) {
  return figures.question && <Question figures={figures} question={figures.question} />;
}

function Question({ figures: answers, question }: QuestionProps) {
  const { busy } = answers;
  const [reason, setReason] = useState("");
  const [missing, setMissing] = useState(false);
  const { figureSet, who, figures, adjust } = question;
  const { why, keep } = words[figureSet];
  const others = figures.filter(({ label }) => adjust === null || label !== "Points");
  const action = adjust === null ? null : `Adjust by ${adjustmentInWords(adjust)}`;
  const act = () => {
    if (adjust === null) return;
    if (reason.trim() === "") setMissing(true);
    else answers.adjust(adjust, reason.trim());
  };
  return (
    <Ask
      action={action}
      busy={busy && (action ?? "Changing…")}
      more={
        <Button disabled={busy} onClick={() => void answers.keep()}>
          {busy ? "Changing…" : keep}
        </Button>
      }
      onAct={act}
      onClose={answers.back}
      safe="Back to the form"
      says={
        <>
          {figures.map(({ label, typed, computed }) => (
            <p key={label}>{`${label}: ${typed} typed, ${computed} by the results.`}</p>
          ))}
          {others.length > 0 && (
            <p>
              {others.map(({ label }) => label).join(", ")} {why}
            </p>
          )}
          <p>If you keep them by hand, all other figures start from the results so far.</p>
        </>
      }
      size="sm"
      title={`The results of ${who} give other figures`}
    >
      {adjust !== null && (
        <TextField
          disabled={busy}
          error={missing}
          helperText={missing ? "Give the reason: visitors see it under the table" : undefined}
          label="Reason for the adjustment"
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: limits.reason } }}
          value={reason}
        />
      )}
    </Ask>
  );
}
