import { limits } from "@/domain/limits";
import type { EntityKind } from "./kinds";
import { storedOf } from "./stored";

/** The largest number of ids in a list for administrators. Not part of `limits`, because visitors load those. */
export const MOST_IDS = 8;

type Raw = Readonly<Record<string, unknown>>;

/** Returns the keys of a kind's records that only administrators may read. */
export const adminOnlyKeys = (kind: EntityKind): readonly string[] =>
  Object.keys(storedOf(kind).apart ?? {});

/** Parses a list of ids; values that are no ids are dropped. */
export function readIds(raw: unknown): readonly string[] {
  if (!Array.isArray(raw)) return [];
  const ids = raw.filter((id): id is string => typeof id === "string" && limits.idPattern.test(id));
  return [...new Set(ids)].slice(0, MOST_IDS);
}

/**
 * Returns those of the keys that hold lists of ids. Visitors may see these in a single record, because an id contains
 * no name.
 */
export const adminOnlyIdKeys = (kind: EntityKind): readonly string[] =>
  Object.entries(storedOf(kind).apart ?? {}).flatMap(([key, { holds }]) =>
    holds === "ids" ? [key] : [],
  );

const readAccount = (raw: unknown): string =>
  typeof raw === "string" && limits.idPattern.test(raw) ? raw : "";

/**
 * Returns the values of a stored record that are for administrators only, to be stored again; empty ones are left out.
 */
export function adminOnlyPart(
  kind: EntityKind,
  stored: Raw | null,
): Readonly<Record<string, string | readonly string[]>> {
  const values = Object.entries(storedOf(kind).apart ?? {}).map(
    ([key, { holds }]) =>
      [key, holds === "ids" ? readIds(stored?.[key]) : readAccount(stored?.[key])] as const,
  );
  return Object.fromEntries(values.filter(([, value]) => value.length > 0));
}

/** Returns a stored record without the keys for administrators. */
export function withoutAdminOnly(kind: EntityKind, stored: Raw): Raw {
  const keys = adminOnlyKeys(kind);
  return Object.fromEntries(Object.entries(stored).filter(([key]) => !keys.includes(key)));
}
