import { useRef } from "react";
import { useFormContext } from "react-hook-form";
import type { ScoreFormat } from "@/domain/match/detail";
import { useField } from "../../fields/control";
import { useSuggestions } from "../../fields/suggestions";
import type { FormValues } from "../../fields/values";

/** The score that follows from what is typed in detail; null where it gives no score. */
function scoreIn(format: ScoreFormat | null, text: string) {
  if (!format || text.trim() === "") return null;
  const reading = format.read(text);
  return reading.ok ? format.headline(reading.sheet) : null;
}

/** The score in detail of the form; the score itself follows from it where nobody typed another one. */
export function useDetail(name: string) {
  const { score: scoreFormat } = useSuggestions().format;
  const { getValues, setValue } = useFormContext<FormValues>();
  const { value, change, onBlur, error } = useField(name);
  const text = typeof value === "string" ? value : "";

  // What half a set makes of the text cannot be read: until the next one can, the last score stays.
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
