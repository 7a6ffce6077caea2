import { limits } from "@/domain/limits";
import type { EntityKind } from "./kinds";
import { storedOf } from "./stored";

/** How many ids such a list may hold; not among the limits, which visitors load. */
export const MOST_IDS = 8;

type Raw = Readonly<Record<string, unknown>>;

/** The keys of that kind's records that are for administrators only. */
export const adminOnlyKeys = (kind: EntityKind): readonly string[] =>
  Object.keys(storedOf(kind).apart ?? {});

/** A list of ids; what is none is dropped. */
export function readIds(raw: unknown): readonly string[] {
  if (!Array.isArray(raw)) return [];
  const ids = raw.filter((id): id is string => typeof id === "string" && limits.idPattern.test(id));
  return [...new Set(ids)].slice(0, MOST_IDS);
}

/** The keys of them whose lists of ids visitors may meet in a single record: such an id says nobody's name. */
export const adminOnlyIdKeys = (kind: EntityKind): readonly string[] =>
  Object.entries(storedOf(kind).apart ?? {}).flatMap(([key, { holds }]) =>
    holds === "ids" ? [key] : [],
  );

const readAccount = (raw: unknown): string =>
  typeof raw === "string" && limits.idPattern.test(raw) ? raw : "";

/** The keys of a stored record for administrators only, to be stored again; empty ones are left out. */
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

/** A stored record without what is for administrators only. */
export function withoutAdminOnly(kind: EntityKind, stored: Raw): Raw {
  const keys = adminOnlyKeys(kind);
  return Object.fromEntries(Object.entries(stored).filter(([key]) => !keys.includes(key)));
}
