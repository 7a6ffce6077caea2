import { groundSeeds } from "@/demo/seed/grounds";
import { seedData } from "@/demo/seed/seedData";
import type { League } from "@/domain/league/league";
import { parseRecords, type EntityKind, type RecordOf } from "@/records/record";

type Records = { readonly [K in EntityKind]?: readonly RecordOf<K>[] };

/**
 * Returns the records that `npm start` would seed at the moment `now`: those of a league's current season and the
 * arena's grounds. `npm run read-file` reads a file as if these were stored.
 */
export function demoRecords(league: League, now: number): Records {
  const { collections } = seedData({ now: new Date(now) });
  const own = collections.filter(
    (one) => one.league.slug === league.slug && one.season === undefined,
  );
  const grounds = groundSeeds(new Date(now)).map(({ id, document }) => [id, document] as const);
  // The type is safe: the records of each kind are parsed by the schema of that kind.
  const inLeague = Object.fromEntries(
    own.map(({ kind, documents }) => [
      kind,
      parseRecords(
        kind,
        documents.map(({ id, document }) => [id, document] as const),
      ).records,
    ]),
  ) as Records;
  return { ...inLeague, grounds: parseRecords("grounds", grounds).records };
}
