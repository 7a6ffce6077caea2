import type { SeedData } from "@/demo/seed/seedData";
import { parseRecord, type EntityKind, type RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";

/** Returns the records of one kind in seed data that can be parsed. @param season undefined for the current season */
export function seededRecords<K extends EntityKind>(
  seed: SeedData,
  league: League,
  kind: K,
  season?: string,
): RecordOf<K>[] {
  const found = seed.collections.find(
    (one) => one.league.slug === league.slug && one.kind === kind && one.season === season,
  );
  return (found?.documents ?? []).flatMap(({ id, document }) => {
    const parsed = parseRecord(kind, id, document);
    return parsed.ok ? [parsed.record] : [];
  });
}

/** Returns one field of every row. */
export const column = <T, K extends keyof T>(rows: readonly T[], key: K): T[K][] =>
  rows.map((row) => row[key]);
