import { limits } from "@/domain/limits";
import type { EntityKind } from "./kinds";
import { storedOf } from "./stored";

/** How many ids such a list may hold; not among the limits, which visitors load. */
export const MOST_IDS = 8;

type Raw = Readonly<Record<string, unknown>>;

/** The keys of that kind's records that are for administrators only. */
export const apartKeys = (kind: EntityKind): readonly string[] =>
  Object.keys(storedOf(kind).apart ?? {});

/** A list of ids; what is none is dropped. */
export function readIds(raw: unknown): readonly string[] {
  if (!Array.isArray(raw)) return [];
  const ids = raw.filter((id): id is string => typeof id === "string" && limits.idPattern.test(id));
  return [...new Set(ids)].slice(0, MOST_IDS);
}

/** What a stored record holds for administrators only, as it is stored again; an empty list is not. */
export function apartIn(
  kind: EntityKind,
  stored: Raw | null,
): Readonly<Record<string, readonly string[]>> {
  const lists = apartKeys(kind).map((key) => [key, readIds(stored?.[key])] as const);
  return Object.fromEntries(lists.filter(([, ids]) => ids.length > 0));
}

/** A stored record without what is for administrators only. */
export function withoutApart(kind: EntityKind, stored: Raw): Raw {
  const keys = apartKeys(kind);
  return Object.fromEntries(Object.entries(stored).filter(([key]) => !keys.includes(key)));
}
