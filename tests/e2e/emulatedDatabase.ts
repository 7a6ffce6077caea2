import { restFields } from "../../scripts/seed/firestoreValues";
import { decodeFields } from "../../src/data/rest/decode";
import { databaseOf, type Store, type Write } from "./database";

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

async function send(writes: readonly object[]): Promise<void> {
  for (let from = 0; from < writes.length; from += COMMIT_SIZE) {
    await ask("POST", `/v1/${root()}:commit`, { writes: writes.slice(from, from + COMMIT_SIZE) });
  }
}

const set = (path: string, fields: Fields) => ({ update: { name: `${root()}/${path}`, fields } });

function firestoreWrite({ collection, id, document, into }: Write): object {
  const path = `${collection}/${id}`;
  if (document === null) return { delete: `${root()}/${path}` };
  if (into === undefined) return set(path, restFields(document));
  return {
    ...set(path, restFields({ [into]: document })),
    updateMask: { fieldPaths: Object.keys(document).map((key) => `${into}.\`${key}\``) },
  };
}

const store: Store = {
  async read(collection, id) {
    const found = await ask("GET", `/v1/${root()}/${collection}/${id}`);
    return found === null ? null : decodeFields(Reflect.get(Object(found), "fields"));
  },
  async list(collection) {
    const found = await documentsOf(collection);
    return new Map(found.map(([id, fields]) => [id, decodeFields(fields)]));
  },
  commit: (writes) => send(writes.map(firestoreWrite)),
};

/** The emulator's documents, past all rules. */
export const emulatedDatabase = databaseOf(store);

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
  await send([
    ...added.map((path) => ({ delete: `${root()}/${path}` })),
    ...changed.map(([path, fields]) => set(path, fields)),
  ]);
}
