import { readMap } from "@/domain/reading";
import { readEntity } from "@/records/record";
import type { Documents } from "../documents";
import { fingerprint } from "../plain";
import { mostListed, PUBLISHED } from "../published";
import { publishedEntry, withoutDays } from "../publicRecord";
import { contentAfter, readVersion } from "../saving/recordDocument";
import type { RecordChange } from "../saving/recordChange";
import type { SaveRecord } from "../saving/saveRecord";
import { publishEmpty, rebuild } from "./rebuilding";

/**
 * Publishes a collection of the arena again: each record whose entry is missing or another one is saved once more, and
 * entries without a record are taken away. The rules let no entry come in another way.
 * @throws DataFailure
 */
export async function publishAgain(
  documents: Documents,
  saveRecord: SaveRecord,
  { league, kind, collection }: Pick<RecordChange, "league" | "kind" | "collection">,
  by: string,
): Promise<void> {
  await publishEmpty(documents, { collection, kind }, by);
  const entries = async () => readMap((await documents.get(PUBLISHED, collection))?.["records"]);
  const found = await documents.list(collection, mostListed(kind));
  const before = await entries();
  for (const { id, data } of found) {
    const wanted = publishedEntry(kind, data);
    const entry = id in before ? withoutDays(kind, readMap(before[id])) : null;
    if (fingerprint(wanted) === fingerprint(entry)) continue;
    const place = { league, kind, id };
    await saveRecord({
      ...place,
      collection,
      action: "update",
      base: readVersion(data),
      content: (stored) => stored && contentAfter(place, readEntity(kind, stored), stored),
      again: true,
    });
  }
  const known = new Set(found.map(({ id }) => id));
  if (Object.keys(before).every((id) => known.has(id))) return;
  const left = async () =>
    Object.fromEntries(Object.entries(await entries()).filter(([id]) => known.has(id)));
  await rebuild(documents, { id: collection, kind }, async () => ({ records: await left() }), by);
}
