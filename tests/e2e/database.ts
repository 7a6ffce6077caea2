import { readFileSync } from "node:fs";
import { restFields } from "../../scripts/seed/firestoreValues";
import { decodeFields } from "../../src/data/rest/decode";
import { PUBLISHED } from "../../src/data/published";
import { toDocument, type StoredDocument, type StoredValue } from "../../src/records/document";
import type { EntityKind, RecordOf } from "../../src/records/record";
import { isInSheet, sheetEntry, type SheetKind } from "../../src/records/sheet";
import { leagues } from "../../src/leagues";
import type { League } from "../../src/domain/league/league";
import { shapeOf } from "../../src/records/shape";

/** Whatever a document holds, as plain values. */
export type Plain = Readonly<Record<string, unknown>>;

/** The emulator's documents, past all rules: to look at what was saved, and to arrange what was not. */
export interface Database {
  read(collection: string, id: string): Promise<Plain | null>;
  list(collection: string): Promise<ReadonlyMap<string, Plain>>;
  write(collection: string, id: string, document: StoredDocument): Promise<void>;
  /** Puts a record, whatever it is, into the document that visitors read. */
  publish(collection: string, id: string, record: StoredValue): Promise<void>;
  /** Keeps a record as the site itself would have saved it, and publishes it. */
  keep<K extends EntityKind>(league: League, kind: K, record: RecordOf<K>): Promise<void>;
  /** Writes other values into a document that is there, and publishes it so. */
  alter(collection: string, id: string, values: StoredDocument): Promise<void>;
  /** The same of each document of a collection; what visitors read is written once, because the emulator keeps each version for every page that was left. */
  alterAll(collection: string, values: StoredDocument): Promise<void>;
  remove(collection: string, id: string): Promise<void>;
  /** Does something while the database refuses every save of everybody, or everything. */
  refusing(act: () => Promise<void>, what?: "saves" | "everything"): Promise<void>;
}

type Fields = Readonly<Record<string, unknown>>;
/** All documents there are, by path, in Firestore's own notation. */
type Snapshot = ReadonlyMap<string, Fields>;

/** The emulator lets this token pass all rules. */
const OWNER = { authorization: "Bearer owner", "content-type": "application/json" };
const COMMIT_SIZE = 400;

const root = () => `projects/${process.env["ARENA_E2E_PROJECT"]}/databases/(default)/documents`;

const emulator = () => `http://${process.env["FIRESTORE_EMULATOR_HOST"]}`;

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  const url = `${emulator()}${path}`;
  const answer = await fetch(url, {
    method,
    headers: OWNER,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

interface Listed {
  readonly documents?: readonly { readonly name: string; readonly fields?: Fields }[];
  readonly nextPageToken?: string;
}

async function documentsOf(collection: string): Promise<[id: string, fields: Fields][]> {
  const found: [string, Fields][] = [];
  let next = "";
  do {
    // The emulator's answer, as its REST reference has it.
    const page = (await ask(
      "GET",
      `/v1/${root()}/${collection}?pageSize=300&pageToken=${encodeURIComponent(next)}`,
    )) as Listed | null;
    for (const { name, fields = {} } of page?.documents ?? []) {
      found.push([name.slice(name.lastIndexOf("/") + 1), fields]);
    }
    next = page?.nextPageToken ?? "";
  } while (next !== "");
  return found;
}

async function commit(writes: readonly object[]): Promise<void> {
  for (let from = 0; from < writes.length; from += COMMIT_SIZE) {
    await ask("POST", `/v1/${root()}:commit`, { writes: writes.slice(from, from + COMMIT_SIZE) });
  }
}

const set = (path: string, fields: Fields) => ({ update: { name: `${root()}/${path}`, fields } });

const rulesWith = (read: boolean) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /{document=**} { allow read: if ${read}; allow write: if false; }
  }
}`;

function setRules(content: string): Promise<unknown> {
  return ask("PUT", `/emulator/v1/projects/${process.env["ARENA_E2E_PROJECT"]}:securityRules`, {
    rules: { files: [{ name: "firestore.rules", content }] },
  });
}

/** The league and kind that a collection belongs to. */
function placeOf(collection: string): { league: League; kind: EntityKind } | undefined {
  for (const league of leagues) {
    for (const [kind, name] of Object.entries(league.collections)) {
      // The registry names its collections by kind.
      if (name === collection) return { league, kind: kind as EntityKind };
    }
  }
  return undefined;
}

/** What the sheet holds of a record; of what is none, the same. */
function entryOf(kind: SheetKind, record: StoredValue): StoredValue {
  const isRecord = typeof record === "object" && record !== null && !Array.isArray(record);
  // An entry holds values of the record, which are stored values.
  return isRecord ? (sheetEntry(kind, { ...record }) as StoredDocument) : record;
}

/** Puts records into the documents that visitors read, each of which is written once. */
function publishAll(
  collection: string,
  records: readonly (readonly [id: string, record: StoredValue])[],
): Promise<void> {
  const at = (document: string, section: string, entry: (record: StoredValue) => StoredValue) => {
    const entries = Object.fromEntries(records.map(([id, record]) => [id, entry(record)]));
    return {
      ...set(`${PUBLISHED}/${document}`, restFields({ [section]: entries })),
      updateMask: { fieldPaths: records.map(([id]) => `${section}.\`${id}\``) },
    };
  };
  const place = placeOf(collection);
  const { league, kind } = place ?? {};
  return commit([
    at(collection, "records", (record) => record),
    ...(league && kind && isInSheet(kind)
      ? [at(league.slug, kind, (record) => entryOf(kind, record))]
      : []),
  ]);
}

export const database: Database = {
  async refusing(act, what = "saves") {
    await setRules(rulesWith(what === "saves"));
    try {
      await act();
    } finally {
      await setRules(readFileSync("firestore.rules", "utf8"));
    }
  },
  async read(collection, id) {
    const found = await ask("GET", `/v1/${root()}/${collection}/${id}`);
    return found === null ? null : decodeFields(Reflect.get(Object(found), "fields"));
  },
  async list(collection) {
    const found = await documentsOf(collection);
    return new Map(found.map(([id, fields]) => [id, decodeFields(fields)]));
  },
  write: (collection, id, document) => commit([set(`${collection}/${id}`, restFields(document))]),
  publish: (collection, id, record) => publishAll(collection, [[id, record]]),
  async keep(league, kind, record) {
    const collection = league.collections[kind];
    if (!collection) throw new Error(`${league.slug} keeps no ${kind}.`);
    const { id, version } = record;
    const content = toDocument(kind, record, shapeOf(league));
    const stored = { ...content, version, updatedAt: new Date(), change: `kept-${id}` };
    await database.write(collection, id, stored);
    await database.publish(collection, id, stored);
  },
  async alter(collection, id, values) {
    const found = await database.read(collection, id);
    if (!found) throw new Error(`There is no ${collection}/${id}.`);
    // What was read from the database are stored values.
    const altered = { ...found, ...values } as StoredDocument;
    await database.write(collection, id, altered);
    await database.publish(collection, id, altered);
  },
  async alterAll(collection, values) {
    const found = [...(await database.list(collection))];
    const altered = found.map(
      ([id, before]) => [id, { ...before, ...values } as StoredDocument] as const,
    );
    await commit(altered.map(([id, one]) => set(`${collection}/${id}`, restFields(one))));
    await publishAll(collection, altered);
  },
  remove: (collection, id) => commit([{ delete: `${root()}/${collection}/${id}` }]),
};

interface Listing {
  readonly document?: { readonly name: string; readonly updateTime: string };
}

/** When each document was written last, by path. One request, however many there are. */
async function listAll(): Promise<ReadonlyMap<string, string>> {
  const structuredQuery = {
    from: [{ allDescendants: true }],
    select: { fields: [{ fieldPath: "__name__" }] },
  };
  // The emulator's answer, as its REST reference has it.
  const rows = (await ask("POST", `/v1/${root()}:runQuery`, { structuredQuery })) as Listing[];
  return new Map(
    rows.flatMap(({ document }) =>
      document ? [[document.name.slice(root().length + 1), document.updateTime]] : [],
    ),
  );
}

interface Known {
  readonly written: string;
  readonly fields: Fields;
}

/** Every document as it was when it was looked at last, by path. */
let known: ReadonlyMap<string, Known> = new Map();

/** Looks at what was written since the last time. */
async function refresh(): Promise<ReadonlyMap<string, Known>> {
  const now = await listAll();
  const changed = [...now].filter(([path, written]) => known.get(path)?.written !== written);
  const fields = await fieldsOf(changed.map(([path]) => path));
  known = new Map(
    [...now].flatMap(([path, written]) => {
      const found = fields.get(path) ?? known.get(path)?.fields;
      return found ? [[path, { written, fields: found }]] : [];
    }),
  );
  return known;
}

interface Found {
  readonly found?: { readonly name: string; readonly fields?: Fields };
}

async function fieldsOf(paths: readonly string[]): Promise<ReadonlyMap<string, Fields>> {
  const all = new Map<string, Fields>();
  for (let from = 0; from < paths.length; from += COMMIT_SIZE) {
    const documents = paths.slice(from, from + COMMIT_SIZE).map((path) => `${root()}/${path}`);
    // As above.
    const rows = (await ask("POST", `/v1/${root()}:batchGet`, { documents })) as Found[];
    for (const { found } of rows)
      if (found) all.set(found.name.slice(root().length + 1), found.fields ?? {});
  }
  return all;
}

/** Every document there is, as it is now. */
export async function takeSnapshot(): Promise<Snapshot> {
  return new Map([...(await refresh())].map(([path, { fields }]) => [path, fields]));
}

/** Makes every document what it was; one that was not there goes. */
export async function restore(before: Snapshot): Promise<void> {
  const now = await takeSnapshot();
  const added = [...now.keys()].filter((path) => !before.has(path));
  const changed = [...before].filter(
    ([path, fields]) => JSON.stringify(now.get(path)) !== JSON.stringify(fields),
  );
  await commit([
    ...added.map((path) => ({ delete: `${root()}/${path}` })),
    ...changed.map(([path, fields]) => set(path, fields)),
  ]);
}
