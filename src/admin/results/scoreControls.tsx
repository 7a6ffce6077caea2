import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { ScoreFormat } from "@/domain/match/detail";
import type { ScoreKind } from "@/domain/match/detail/format";
import { scoreFigure } from "@/domain/match/figure";
import { readScore } from "@/domain/match/typedScore";
import { lowerFirst } from "@/domain/wording";
import { inputId, labelOf, useField, type ControlProps } from "../fields/control";
import { FieldNote } from "../fields/FieldNote";
import { useSuggestions } from "../fields/suggestions";
import { TextControl } from "../fields/TextControl";
import { ScoreEntry } from "./detail/ScoreEntry";
import { useScoreDetailField } from "./detail/useDetail";

/** Returns a hint on how the sport writes a score detail: the message that parsing an empty text gives. */
function hintOf(format: ScoreFormat | null): string | undefined {
  const reading = format && format.read("");
  return reading && !reading.ok ? reading.problem : undefined;
}

/** The field for the score detail: the score sheet of the sport, and below it the same as one line of text. */
export function DetailControl({ field }: ControlProps) {
  const { scoreFormat, text, type, change, onBlur, error } = useScoreDetailField(field.name);
  const reading = scoreFormat && text.trim() !== "" ? scoreFormat.read(text) : null;
  return (
    <div className="stack-3">
      {scoreFormat && <ScoreEntry format={scoreFormat} onType={type} text={text} />}
      <TextField
        error={error !== undefined}
        fullWidth
        helperText={<FieldNote error={error} help={hintOf(scoreFormat)} />}
        id={inputId(field.name)}
        label={
          scoreFormat
            ? `Or type the ${lowerFirst(detailName(scoreFormat))} in one line (optional)`
            : labelOf(field)
        }
        onBlur={() => {
          if (scoreFormat && reading?.ok) change(scoreFormat.write(reading.sheet));
          onBlur();
        }}
        onChange={({ target }) => type(target.value)}
        slotProps={{
          htmlInput: { autoComplete: "off" },
          formHelperText: { component: "div" },
        }}
        value={text}
      />
    </div>
  );
}

const names: Readonly<Record<ScoreKind, string>> = {
  half: "Half-time score",
  periods: "Periods",
  sets: "Sets",
  games: "Games",
  rubbers: "Rubbers",
  boards: "Boards",
};

/** Returns the form's name for the score detail. */
export const detailName = (format: ScoreFormat | null): string =>
  format ? names[format.targets.kind] : "Score in detail";

/** A mark before typed text that is not a score, so that the beginning of the text is not read as a score. */
const NO_SCORE = "?";

/**
 * The field for a team's score. In a sport that counts half points, the user types and sees points ("2½"), and the
 * form stores the number of half points (5), as the records do.
 */
export function PointsControl(props: ControlProps) {
  return useSuggestions().league.game.scoreUnit === 2 ? (
    <HalvesControl {...props} />
  ) : (
    <TextControl {...props} />
  );
}

function HalvesControl({ field }: ControlProps) {
  const { value, change, onBlur, error } = useField(field.name);
  const stored = typeof value === "string" ? value : "";
  // The typed text stays in the input as long as the form's value is the one that was typed.
  const [typed, setTyped] = useState({ held: "", text: "" });
  const shown = /^\d+$/.test(stored)
    ? scoreFigure(Number(stored), 2)
    : stored.replace(NO_SCORE, "");
  const type = (text: string) => {
    const score = readScore(text, 2);
    const means = score === null ? text.trim() && NO_SCORE + text : String(score);
    setTyped({ held: means, text });
    change(means);
  };
  return (
    <TextField
      error={error !== undefined}
      helperText={<FieldNote error={error} />}
      id={inputId(field.name)}
      label={labelOf(field)}
      onBlur={onBlur}
      onChange={({ target }) => type(target.value)}
      slotProps={{
        htmlInput: {
          inputMode: "decimal",
          autoComplete: "off",
          required: field.meta.required ?? false,
        },
        formHelperText: { component: "div" },
      }}
      value={typed.held === stored ? typed.text : shown}
    />
  );
}
