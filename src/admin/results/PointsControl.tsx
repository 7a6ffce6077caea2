import TextField from "@mui/material/TextField";
import { useState } from "react";
import { scoreFigure } from "@/domain/match/figure";
import { readScore } from "@/domain/match/typedScore";
import { useSuggestions } from "../fields/suggestions";
import { inputId, labelOf, useField, type ControlProps } from "../fields/control";
import { FieldNote } from "../fields/FieldNote";
import { TextControl } from "../fields/TextControl";

/** Stands before what no score is, so that nothing takes its beginning for one. */
const NO_SCORE = "?";

/** A side's score; where halves are counted it is typed and shown in points, "2½", and held doubled, as it is stored. */
export function PointsControl(props: ControlProps) {
  return useSuggestions().league.game.scoreUnit === 2 ? (
    <HalvesControl {...props} />
  ) : (
    <TextControl {...props} />
  );
}

function HalvesControl({ field }: ControlProps) {
  const { value, change, onBlur, error } = useField(field.name);
  const held = typeof value === "string" ? value : "";
  // What is typed stays as it is while the form holds what it means.
  const [typed, setTyped] = useState({ held: "", text: "" });
  const shown = /^\d+$/.test(held) ? scoreFigure(Number(held), 2) : held.replace(NO_SCORE, "");
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
      value={typed.held === held ? typed.text : shown}
    />
  );
}
