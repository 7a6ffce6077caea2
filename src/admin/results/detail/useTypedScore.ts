import { useWatch } from "react-hook-form";
import { readEnding, wasPlayed } from "@/domain/match/ending";
import type { Pair } from "@/domain/match/pair";
import type { FormValues } from "../../fields/values";

const numberIn = (value: unknown) =>
  typeof value === "string" && /^\d+$/.test(value.trim()) ? Number(value) : null;

/** The score in the form; null until both figures are there, and of a match that was not played to one. */
export function useTypedScore(): Pair | null {
  const [typedA, typedB, ending] = useWatch<FormValues>({ name: ["scoreA", "scoreB", "ending"] });
  const [a, b] = [numberIn(typedA), numberIn(typedB)];
  const isPlayed = wasPlayed(readEnding(typeof ending === "string" ? ending : ""));
  return isPlayed && a !== null && b !== null ? [a, b] : null;
}
