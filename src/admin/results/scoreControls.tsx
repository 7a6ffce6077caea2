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
import { useDetail } from "./detail/useDetail";

/** How the sport writes a score in detail. */
function hintOf(format: ScoreFormat | null): string | undefined {
  const reading = format && format.read("");
  return reading && !reading.ok ? reading.problem : undefined;
}

/** The score in detail: the sheet of the sport, and below it the same as the text that is stored. */
export function DetailControl({ field }: ControlProps) {
  const { scoreFormat, text, type, change, onBlur, error } = useDetail(field.name);
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

/** What a score in detail holds, as the form calls it. */
export const detailName = (format: ScoreFormat | null): string =>
  format ? names[format.targets.kind] : "Score in detail";

/** A mark before text that is no score, so that nothing takes its beginning for one. */
const NO_SCORE = "?";

/** A side's score; where halves are counted it is typed and shown in points, "2½", and kept doubled, as records store it. */
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
  // The typed text stays while the form has the value that it means.
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
