import type { Pair } from "@/domain/table/outcome";
import { jsonOf, listOf, type Json } from "./json";

/** The objects of a list. */
export const lists = (value: unknown): Json[] => listOf(value).map(jsonOf);

/** The text, or a number as text; '' for anything else. */
export function text(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

/** The texts of a list. */
export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text).filter((one) => one !== "") : [];
}

/** A finite number; null for anything else. */
export function number(value: unknown): number | null {
  const read = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof read === "number" && Number.isFinite(read) ? read : null;
}

/** Two numbers; undefined for anything else. */
export function pairOf(value: unknown): Pair | undefined {
  const [a, b] = Array.isArray(value) ? value.map(number) : [];
  return a == null || b == null ? undefined : [a, b];
}
