import TextField from "@mui/material/TextField";
import { useFormContext } from "react-hook-form";
import type { ScoreFormat } from "@/domain/match/detail";
import { useSuggestions } from "../suggestions";
import type { FormValues } from "../values";
import { inputId, labelOf, useField, type ControlProps } from "./control";
import { FieldNote } from "./FieldNote";

/** The score that follows from what is typed in detail; null where it tells none. */
function scoreIn(format: ScoreFormat | null, text: string) {
  if (!format || text.trim() === "") return null;
  const reading = format.read(text);
  return reading.ok ? format.headline(reading.sheet) : null;
}

/** How the sport writes a score in detail. */
function hintOf(format: ScoreFormat | null): string | undefined {
  const reading = format && format.read("");
  return reading && !reading.ok ? reading.problem : undefined;
}

/** The score in detail; the score itself follows from it where nobody typed another one. */
export function DetailControl({ field }: ControlProps) {
  const { league } = useSuggestions();
  const { scoreFormat } = league;
  const { getValues, setValue } = useFormContext<FormValues>();
  const { value, change, onBlur, error } = useField(field.name);
  const text = typeof value === "string" ? value : "";
  const reading = scoreFormat && text.trim() !== "" ? scoreFormat.read(text) : null;

  const type = (typed: string) => {
    const before = scoreIn(scoreFormat, text);
    change(typed);
    const told = scoreIn(scoreFormat, typed);
    const scores = [getValues("scoreA"), getValues("scoreB")];
    const follows =
      scores.every((score) => score === "") ||
      (before !== null && scores.every((score, at) => score === String(before[at])));
    if (!told || !follows) return;
    setValue("scoreA", String(told[0]), { shouldDirty: true });
    setValue("scoreB", String(told[1]), { shouldDirty: true });
  };

  return (
    <TextField
      error={error !== undefined}
      fullWidth
      helperText={<FieldNote error={error} help={hintOf(scoreFormat)} />}
      id={inputId(field.name)}
      label={labelOf(field)}
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
  );
}
