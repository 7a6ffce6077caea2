import type { EntityKind } from "@/records/record";
import { readMap } from "@/domain/reading";
import type { Documents, RawDocument } from "../documents";
import { documentSize, MAX_PUBLISHED_BYTES, tooLargeToPublish } from "../documentSize";
import { PUBLISHED } from "../published";
import type { PublishedPlace } from "./recordChange";

/**
 * Checks that an entry still fits into a published document, before anything is sent. A save that makes a document
 * smaller is always allowed, because it makes room.
 * @throws DataFailure 'tooLarge' well before the database would refuse
 */
export type KeepRoom = (
  kind: EntityKind,
  place: PublishedPlace,
  entry: RawDocument,
) => Promise<void>;

/** Creates the check for one session: each published document is measured once, and again when it is nearly full. */
export function roomIn(documents: Pick<Documents, "get">): KeepRoom {
  /** By document: its measured size, and an upper limit of what this session has saved since, in bytes. */
  const known = new Map<string, number>();
  return async (kind, { id, path }, entry) => {
    const needed = documentSize(entry);
    const atMost = (known.get(id) ?? Infinity) + needed;
    if (atMost <= MAX_PUBLISHED_BYTES) {
      known.set(id, atMost);
      return;
    }
    const document = await documents.get(PUBLISHED, id);
    if (!document) return;
    const [section = "", record = ""] = path;
    const replaced = readMap(document[section])[record];
    const bytes = documentSize(document);
    const next = bytes + needed - (replaced ? documentSize(readMap(replaced)) : 0);
    if (next > MAX_PUBLISHED_BYTES && next > bytes) {
      throw tooLargeToPublish(next, section === "records" ? kind : "sheet");
    }
    known.set(id, next);
  };
}
