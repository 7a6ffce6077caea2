import type { SeedData } from "@/demo/seed/seedData";
import { parseRecord, type EntityKind, type RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";

/** What can be read of one kind in seed data, of the current season or that one. */
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

/** One field of every row. */
export const column = <T, K extends keyof T>(rows: readonly T[], key: K): T[K][] =>
  rows.map((row) => row[key]);
