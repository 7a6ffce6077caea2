import type { Pair } from "@/domain/bracket/slot";

/** A golden vector or a part of it, as JSON holds it. */
export type Vector = Readonly<Record<string, unknown>>;

/** The value as an object; an empty one for anything else. */
export function record(value: unknown): Vector {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value));
}

/** The objects of a list. */
export function lists(value: unknown): Vector[] {
  return Array.isArray(value) ? value.map(record) : [];
}

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
