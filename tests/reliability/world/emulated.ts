import { setTimeout as sleep } from "node:timers/promises";
import { inject } from "vitest";
import { seedEmulators } from "../../../scripts/seed";

/** A value in Firestore's REST notation, which can say what no form would store. */
export type RestValue = Readonly<Record<string, unknown>>;
export type RestFields = Readonly<Record<string, RestValue>>;

/** The emulators of a run, with a way around the rules. */
export interface Emulated {
  readonly projectId: string;
  readonly firestoreHost: string;
  readonly authHost: string;
  /** Firestore's Java process, to be stopped and continued. */
  javaPid(): Promise<number>;
  /** Makes the database what the seed says; sessions go on. */
  reset(): Promise<void>;
  /** Forgets every document. */
  clear(): Promise<void>;
  /** Writes whole documents, by path. */
  put(documents: Iterable<readonly [path: string, fields: RestFields]>): Promise<void>;
  remove(paths: readonly string[]): Promise<void>;
  /** The fields of one document; null when there is none. */
  get(path: string): Promise<RestFields | null>;
  /** All documents of a collection, by id. */
  list(collection: string): Promise<ReadonlyMap<string, RestFields>>;
}

/** The emulators let this token pass all rules. */
const OWNER = { authorization: "Bearer owner", "content-type": "application/json" };
const COMMIT_SIZE = 400;
/** What the emulator does not answer by then it never answers. */
const ANSWER_MS = 90_000;

interface Listed {
  readonly documents?: readonly { readonly name: string; readonly fields?: RestFields }[];
  readonly nextPageToken?: string;
}

function connect(): Emulated {
  const { projectId, firestoreHost, authHost, hub } = inject("running");
  const root = `projects/${projectId}/databases/(default)/documents`;

  async function ask(method: string, url: string, body?: object): Promise<unknown> {
    const answer = await fetch(url, {
      method,
      headers: OWNER,
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  }
  const documents = (method: string, path: string, body?: object) =>
    ask(method, `http://${firestoreHost}/v1/${root}${path}`, body);

  async function commit(writes: readonly object[]): Promise<void> {
    for (let from = 0; from < writes.length; from += COMMIT_SIZE) {
      await documents("POST", ":commit", { writes: writes.slice(from, from + COMMIT_SIZE) });
    }
  }

  let hasAccounts = false;
  const clear = async () => {
    const all = () => ask("DELETE", `http://${firestoreHost}/emulator/v1/${root}`);
    // The emulator stumbles once over listeners whose connection broke off.
    await all().catch(all);
  };

  return {
    projectId,
    firestoreHost,
    authHost,
    clear,
    async javaPid() {
      const answer: unknown = await ask("GET", `${hub}/emulators`);
      const pid: unknown = Reflect.get(Object(Reflect.get(Object(answer), "firestore")), "pid");
      if (typeof pid !== "number") throw new Error("The hub names no Firestore process.");
      return pid;
    },
    async reset() {
      const place = { projectId, firestoreHost, authHost };
      // New accounts would end the sessions that goals share.
      const seed = () => seedEmulators({ ...place, now: new Date(), keepAccounts: hasAccounts });
      // On a busy machine the emulator ends idle connections just when the next request takes one, and
      // now and then it does not answer at all.
      for (let tries = 1; ; tries += 1) {
        try {
          await clear();
          await seed();
          hasAccounts = true;
          return;
        } catch (thrown) {
          if (tries === 4) throw thrown;
          console.log(`  seeding again: ${String(thrown).split("\n")[0]}`);
          await sleep(500);
        }
      }
    },
    put: (all) =>
      commit([...all].map(([path, fields]) => ({ update: { name: `${root}/${path}`, fields } }))),
    remove: (paths) => commit(paths.map((path) => ({ delete: `${root}/${path}` }))),
    async get(path) {
      // The emulator's answer, as its REST reference has it.
      const found = (await documents("GET", `/${path}`)) as { fields?: RestFields } | null;
      return found && (found.fields ?? {});
    },
    async list(collection) {
      const all = new Map<string, RestFields>();
      let next = "";
      do {
        const query = `pageSize=300&pageToken=${encodeURIComponent(next)}`;
        // As above.
        const page = (await documents("GET", `/${collection}?${query}`)) as Listed | null;
        for (const { name, fields = {} } of page?.documents ?? []) {
          all.set(name.slice(name.lastIndexOf("/") + 1), fields);
        }
        next = page?.nextPageToken ?? "";
      } while (next !== "");
      return all;
    },
  };
}

let connected: Promise<Emulated> | undefined;

async function seeded(): Promise<Emulated> {
  const found = connect();
  await found.reset();
  return found;
}

/** Auth and Firestore emulators, seeded when they are first asked for. */
export const emulated = (): Promise<Emulated> => (connected ??= seeded());
