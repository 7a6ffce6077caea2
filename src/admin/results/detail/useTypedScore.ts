import { useWatch } from "react-hook-form";
import { readEnding, wasPlayed } from "@/domain/match/ending";
import type { Pair } from "@/domain/match/pair";
import type { FormValues } from "../../fields/values";

const numberIn = (value: unknown) =>
  typeof value === "string" && /^\d+$/.test(value.trim()) ? Number(value) : null;

/** Returns the score typed in the form; null until both figures are typed, and if the match was not played. */
export function useTypedScore(): Pair | null {
  const [typedA, typedB, ending] = useWatch<FormValues>({ name: ["scoreA", "scoreB", "ending"] });
  const [a, b] = [numberIn(typedA), numberIn(typedB)];
  const isPlayed = wasPlayed(readEnding(typeof ending === "string" ? ending : ""));
  return isPlayed && a !== null && b !== null ? [a, b] : null;
}
