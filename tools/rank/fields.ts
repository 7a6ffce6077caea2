import type { Pair } from "@/domain/table/outcome";
import { jsonOf, listOf, type Json } from "./json";

/** Reads a list of objects. */
export const lists = (value: unknown): Json[] => listOf(value).map(jsonOf);

/** Reads a text, or a number as text; '' for anything else. */
export function text(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

/** Reads a list of texts, without empty ones. */
export function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(text).filter((one) => one !== "") : [];
}

/** Reads a finite number, or a text that is one; null for anything else. */
export function number(value: unknown): number | null {
  const read = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof read === "number" && Number.isFinite(read) ? read : null;
}

/** Reads a list of two numbers; undefined for anything else. */
export function pairOf(value: unknown): Pair | undefined {
  const [a, b] = Array.isArray(value) ? value.map(number) : [];
  return a == null || b == null ? undefined : [a, b];
}
