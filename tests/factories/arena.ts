import type { AdminConnection } from "@/data/adminConnection";
import { noGround, storedGround, type GroundEntry } from "@/domain/schedule/ground";
import { leagues } from "@arena/leagues";
import { the } from "../stores/steps";
import { emptyEntity, readEntity, type Entities, type RecordOf } from "@/records/record";

/** Saves and lists records of the arena, which are reached from any league. */

type ArenaKind = "officials" | "grounds" | "leagues";
type Connected = Pick<AdminConnection, "store">;

/** Any will do. */
const league = the(leagues[0]);

/** What is saved of an official of whom only this is known. */
export const makeOfficial = (said: Partial<Entities["officials"]>): Entities["officials"] => ({
  ...emptyEntity("officials"),
  ...said,
});

/** What is saved of a ground of which only this is known. */
export const makeGround = (said: Partial<GroundEntry>): Entities["grounds"] =>
  readEntity("grounds", storedGround({ ...noGround, ...said }));

/** What is saved of a league of football of which only this is known. */
export const makeLeague = (said: Partial<Entities["leagues"]>): Entities["leagues"] => ({
  ...emptyEntity("leagues"),
  sport: "football",
  name: "Cup",
  shortName: "Cup",
  season: "Season 2027",
  state: "open",
  openedAt: Date.UTC(2027, 0, 4),
  ...said,
});

/** Adds a record, or changes the one that has that version. */
export const keep = <K extends ArenaKind>(
  { store }: Connected,
  kind: K,
  { id, version = 0, entity }: { id: string; version?: number; entity: Entities[K] },
): Promise<RecordOf<K>> =>
  store[version === 0 ? "create" : "update"](league, kind, { id, version, entity });

/** Deletes a record. */
export const drop = <K extends ArenaKind>({ store }: Connected, kind: K, record: RecordOf<K>) =>
  store.remove(league, kind, record);

/** All records of that kind, by name. */
export async function listed<K extends ArenaKind>(
  { store }: Connected,
  kind: K,
): Promise<readonly RecordOf<K>[]> {
  const { records } = await store.list(league, kind);
  return records.toSorted((a, b) => a.name.localeCompare(b.name));
}
