import type { Account } from "@/data/identity";
import {
  REMOVED,
  SERVER_TIME,
  type Documents,
  type FieldChange,
  type FoundDocument,
  type RawDocument,
  type TimeSpan,
} from "@/data/documents";
import { DataFailure, failure } from "@/data/failure";
import { encodeFields } from "@/data/rest/encode";
import { readRights } from "@/data/rights";
import { exclusively, type TextStorage } from "./browserStorage";
import { mayWrite, type Write } from "./embeddedRights";
import { isAtOwnPlace } from "./ownPlace";
import { fromText, toText } from "./storedJson";

const PREFIX = "arena:";

/** Returns the key of a document in the storage; without an id, the prefix of the keys of its collection. */
export const keyOf = (collection: string, id = "") => `${PREFIX}${collection}/${id}`;

/**
 * The time of the last save by any account, in epoch milliseconds: two saves within a millisecond get different times.
 */
const latestIn = new WeakMap<TextStorage, number>();

/** Replaces the placeholder of server time by the time of the save. */
function timed(value: unknown, now: Date): unknown {
  if (value === SERVER_TIME) return now;
  if (Array.isArray(value)) return value.map((one) => timed(one, now));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, timed(one, now)]));
}

/** Returns the document with one field changed, at any depth. */
function changed(document: RawDocument, [[first, ...rest], value]: FieldChange): RawDocument {
  if (first === undefined) return document;
  const { [first]: before, ...others } = document;
  if (value === REMOVED && rest.length === 0) return others;
  const inner = typeof before === "object" && before !== null ? { ...before } : {};
  return { ...others, [first]: rest.length === 0 ? value : changed(inner, [rest, value]) };
}

const hasAll = ({ data }: FoundDocument, fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).every(([name, value]) => data[name] === value);

const timeOf = ({ data }: FoundDocument, time: string) => Number(data[time]);

/** The embedded store's documents in a storage. */
export interface EmbeddedDocuments extends Documents {
  /** Writes all or none of the first documents, without checking rights. */
  seed(documents: readonly (FoundDocument & { readonly collection: string })[]): void;
}

/**
 * Creates documents in the browser's storage, one text each.
 * @param signedIn returns the signed-in account
 */
export function embeddedDocuments(
  storage: TextStorage,
  signedIn: () => Account | null,
): EmbeddedDocuments {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };

  const read = (collection: string, id: string) => fromText(storage.getItem(keyOf(collection, id)));

  function keysOf(collection: string): string[] {
    const prefix = keyOf(collection);
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
    // A key with another "/" belongs to a collection below a document.
    return keys
      .filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes("/"))
      .toSorted();
  }

  const readAll = (collection: string): FoundDocument[] =>
    keysOf(collection).flatMap((key) => {
      const data = fromText(storage.getItem(key));
      return data ? [{ id: key.slice(keyOf(collection).length), data }] : [];
    });

  /** Returns only documents with such a time within the span, as the database does; the newest first. */
  const newestFirst = (
    collection: string,
    fields: Readonly<Record<string, string>>,
    { after = -Infinity, until = Infinity }: TimeSpan,
    time = "at",
  ) =>
    readAll(collection)
      .filter((one) => time in one.data && hasAll(one, fields))
      .filter((one) => timeOf(one, time) > after && timeOf(one, time) <= until)
      .toSorted((a, b) => timeOf(b, time) - timeOf(a, time));

  function put(key: string, text: string | null): void {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
  }

  function write(writes: readonly Write[], now: Date): void {
    const before: [key: string, text: string | null][] = [];
    try {
      for (const { collection, id, document } of writes) {
        const key = keyOf(collection, id);
        before.push([key, storage.getItem(key)]);
        put(key, document && toText(Object.assign({}, timed(document, now))));
      }
    } catch (thrown) {
      // Undo what was written, so that all or nothing is written, as in the database.
      for (const [key, text] of before.toReversed()) put(key, text);
      throw new DataFailure("tooLarge", "This browser has no space left for more data.", {
        cause: thrown,
      });
    }
  }

  /** Checks that the signed-in account may write all of this. @throws DataFailure 'denied' */
  async function requireRights(writes: readonly Write[]): Promise<void> {
    const account = signedIn();
    if (account === null) throw failure("denied");
    const rights = await readRights(documents, account.uid);
    for (const one of writes)
      if (
        !mayWrite({ account, rights }, one, read, writes) ||
        !(await isAtOwnPlace(account, one, read))
      )
        throw failure("denied");
  }

  /** Calls back once for the stored text, and then only if it changes, as the database does. */
  function follow(text: () => string | null, onChange: () => void): () => void {
    let last: string | null | undefined;
    const look = () => {
      const now = text();
      if (now === last) return;
      last = now;
      onChange();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(PREFIX)) look();
    };
    let following = true;
    queueMicrotask(() => following && look());
    listeners.add(look);
    if (typeof window !== "undefined") window.addEventListener("storage", onStorage);
    return () => {
      following = false;
      listeners.delete(look);
      if (typeof window !== "undefined") window.removeEventListener("storage", onStorage);
    };
  }

  const documents: EmbeddedDocuments = {
    get: async (collection, id) => read(collection, id),
    list: async (collection, limit) => readAll(collection).slice(0, limit),
    page: async (collection) => ({
      documents: readAll(collection).map(({ id, data }) => ({ id, fields: encodeFields(data) })),
      next: "",
    }),
    exists: async (collection, id) => read(collection, id) !== null,
    beginningWith: async (collection, start, fields) =>
      readAll(collection).filter((one) => one.id.startsWith(start) && hasAll(one, fields)),
    newest: async (collection, fields, limit, span = {}) =>
      newestFirst(collection, fields, span).slice(0, limit),
    async *inTime(collection, fields, span, time = "at") {
      yield* newestFirst(collection, fields, span, time).map(({ id, data }) => ({
        id,
        fields: encodeFields(data),
      }));
    },
    transact: (run) =>
      exclusively(async () => {
        const writes: Write[] = [];
        const result = await run({
          get: async (collection, id) => read(collection, id),
          set: (collection, id, document) => void writes.push({ collection, id, document }),
          change(collection, id, changes) {
            // From what this transaction has already written, as the database does.
            const earlier = writes.findLast(
              (one) => one.collection === collection && one.id === id,
            );
            const document = earlier ? earlier.document : read(collection, id);
            if (!document) throw failure("notFound");
            writes.push({ collection, id, document: changes.reduce(changed, document) });
          },
          delete: (collection, id) => void writes.push({ collection, id, document: null }),
        });
        if (writes.length > 0) {
          await requireRights(writes);
          const latest = Math.max(Date.now(), (latestIn.get(storage) ?? 0) + 1);
          latestIn.set(storage, latest);
          write(writes, new Date(latest));
          notify();
        }
        return result;
      }),
    watch: (collection, id, onDocument) =>
      follow(
        () => storage.getItem(keyOf(collection, id)),
        () => onDocument(read(collection, id)),
      ),
    watchList: (collection, limit, onDocuments) =>
      follow(
        () =>
          keysOf(collection)
            .map((key) => `${key} ${storage.getItem(key)}`)
            .join("\n"),
        () => onDocuments(readAll(collection).slice(0, limit)),
      ),
    seed(given) {
      write(
        given.map(({ collection, id, data }) => ({ collection, id, document: data })),
        new Date(),
      );
    },
  };
  return documents;
}
