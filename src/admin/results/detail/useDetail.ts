import { useRef } from "react";
import { useFormContext } from "react-hook-form";
import type { ScoreFormat } from "@/domain/match/detail";
import { useField } from "../../fields/control";
import { useSuggestions } from "../../fields/suggestions";
import type { FormValues } from "../../fields/values";

/** Returns the score that follows from a typed score detail; null if none follows. */
function scoreIn(format: ScoreFormat | null, text: string) {
  if (!format || text.trim() === "") return null;
  const reading = format.read(text);
  return reading.ok ? format.headline(reading.sheet) : null;
}

/** Returns the form's field for the score detail. Typing in it sets the score too, unless another score was typed. */
export function useScoreDetailField(name: string) {
  const { score: scoreFormat } = useSuggestions().format;
  const { getValues, setValue } = useFormContext<FormValues>();
  const { value, change, onBlur, error } = useField(name);
  const text = typeof value === "string" ? value : "";

  // While a set is half typed, no score follows from the text. The last score is kept until one follows again.
  const last = useRef(scoreIn(scoreFormat, text));

  const type = (typed: string) => {
    const before = scoreIn(scoreFormat, text) ?? last.current;
    change(typed);
    const headline = scoreIn(scoreFormat, typed);
    last.current = headline ?? before;
    const scores = [getValues("scoreA"), getValues("scoreB")];
    const follows =
      scores.every((score) => score === "") ||
      (before !== null && scores.every((score, at) => score === String(before[at])));
    if (!headline || !follows) return;
    setValue("scoreA", String(headline[0]), { shouldDirty: true });
    setValue("scoreB", String(headline[1]), { shouldDirty: true });
  };

  return { scoreFormat, text, type, change, onBlur, error };
}
