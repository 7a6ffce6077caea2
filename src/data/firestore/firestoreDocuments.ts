import {
  collection as collectionAt,
  deleteField,
  doc,
  documentId,
  endAt,
  FieldPath,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  where,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from "firebase/firestore";
import {
  REMOVED,
  SERVER_TIME,
  type DocumentReader,
  type Documents,
  type FoundDocument,
  type RawDocument,
  type ReadPage,
  type TimeSpan,
} from "../documents";
import { learnServerTime } from "../ownWrites";
import { failureOfFirestore } from "./firestoreFailure";
import { follow } from "./firestoreWatch";
import { storedFields } from "./storedFields";

/** Most documents that the rules let a user list in one query. */
const PAGE = 200;

const toFound = (snapshot: QueryDocumentSnapshot): FoundDocument => ({
  id: snapshot.id,
  data: snapshot.data(),
});

/** Returns a value for writing, with Firestore's own placeholders for server time and removal. */
function encode(value: unknown): unknown {
  if (value === SERVER_TIME) return serverTimestamp();
  if (value === REMOVED) return deleteField();
  if (Array.isArray(value)) return value.map(encode);
  const plain = typeof value === "object" && value !== null;
  return plain && Object.getPrototypeOf(value) === Object.prototype ? encodeMap(value) : value;
}

function encodeMap(map: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, encode(value)]));
}

/** Awaits a promise and turns Firestore's errors into failures. */
async function translated<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise;
  } catch (thrown) {
    throw failureOfFirestore(thrown);
  }
}

/**
 * Documents in Firestore. They are written and watched with the SDK, but read over REST: while the SDK watches a
 * document, it answers reads of it from its cache, even if the connection was lost long ago.
 * @param token returns the token that proves which account is signed in
 */
export function firestoreDocuments(
  database: Firestore,
  reader: DocumentReader,
  page: ReadPage,
  token: () => Promise<string>,
): Documents {
  const at = (collection: string, id: string) => doc(database, collection, id);
  /** Whether each document existed when it was last read, by `collection/id`. */
  const seen = new Map<string, boolean>();
  const see = (collection: string, id: string, document: RawDocument | null) => {
    seen.set(`${collection}/${id}`, document !== null);
    return document;
  };

  async function get(collection: string, id: string): Promise<RawDocument | null> {
    return see(collection, id, await reader.get(collection, id));
  }

  const having = (fields: Readonly<Record<string, string>>) =>
    Object.entries(fields).map(([name, value]) => where(name, "==", value));

  const within = ({ after, until }: TimeSpan, time: string) => [
    ...(after === undefined ? [] : [where(time, ">", new Date(after))]),
    ...(until === undefined ? [] : [where(time, "<=", new Date(until))]),
  ];

  // For a league's administrators the rules allow more documents than `PAGE` in one query.
  const listing = (collection: string, most: number) =>
    query(collectionAt(database, collection), orderBy(documentId()), limit(most));

  return {
    get,
    list: reader.list,
    page,
    async exists(collection, id, fresh) {
      const known = fresh ? undefined : seen.get(`${collection}/${id}`);
      return known ?? (await get(collection, id)) !== null;
    },
    async beginningWith(collection, start, fields) {
      const all: FoundDocument[] = [];
      for (let after = start, found = PAGE; found === PAGE; after = all.at(-1)?.id ?? "") {
        const read = await translated(
          getDocsFromServer(
            query(
              collectionAt(database, collection),
              ...having(fields),
              orderBy(documentId()),
              startAfter(after),
              // U+F8FF sorts after every character of an id.
              endAt(`${start}\uF8FF`),
              limit(PAGE),
            ),
          ),
        );
        all.push(...read.docs.map(toFound));
        found = read.size;
      }
      return all;
    },
    async newest(collection, fields, most, span = {}) {
      const found = await translated(
        getDocsFromServer(
          query(
            collectionAt(database, collection),
            ...having(fields),
            ...within(span, "at"),
            orderBy("at", "desc"),
            limit(most),
          ),
        ),
      );
      return found.docs.map(toFound);
    },
    async *inTime(collection, fields, span, time = "at") {
      let last: QueryDocumentSnapshot | undefined;
      do {
        const { docs } = await translated(
          getDocsFromServer(
            query(
              collectionAt(database, collection),
              ...having(fields),
              ...within(span, time),
              orderBy(time, "desc"),
              ...(last ? [startAfter(last)] : []),
              limit(PAGE),
            ),
          ),
        );
        yield* docs.map((one) => ({ id: one.id, fields: storedFields(one.data()) }));
        last = docs.length === PAGE ? docs.at(-1) : undefined;
      } while (last);
    },
    async transact(run) {
      // Renew the token first: if Auth itself fails, because an account was disabled for example, a transaction of the
      // SDK (12.19) never ends.
      await token();
      return translated(
        runTransaction(database, (transaction) =>
          run({
            async get(collection, id) {
              return (await transaction.get(at(collection, id))).data() ?? null;
            },
            set: (collection, id, document) =>
              void transaction.set(at(collection, id), encodeMap(document)),
            change(collection, id, changes) {
              const [first, ...more] = changes.map(
                ([path, value]) => [new FieldPath(...path), encode(value)] as const,
              );
              if (first) transaction.update(at(collection, id), ...first, ...more.flat());
            },
            delete: (collection, id) => void transaction.delete(at(collection, id)),
          }),
        ),
      );
    },
    watch: (collection, id, onDocument, onFailure) =>
      follow<DocumentSnapshot>(
        (observer) => onSnapshot(at(collection, id), { includeMetadataChanges: true }, observer),
        (snapshot) => {
          learnServerTime(snapshot.data() ?? null);
          onDocument(see(collection, id, snapshot.data() ?? null));
        },
        onFailure,
      ),
    watchList: (collection, most, onDocuments, onFailure) =>
      follow<QuerySnapshot>(
        (observer) =>
          onSnapshot(listing(collection, most), { includeMetadataChanges: true }, observer),
        ({ docs }) => onDocuments(docs.map(toFound)),
        onFailure,
      ),
  };
}
