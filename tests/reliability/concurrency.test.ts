import { setTimeout as sleep } from "node:timers/promises";
import { decodeFields } from "../../src/data/rest/decode";
import { SaveConflict } from "../../src/data/store";
import type { RecordOf } from "../../src/records/record";
import { mls } from "../arena/leagues/mls";
import { makeFixture, makeResult } from "../factories/records";
import type { TestedStore } from "../stores/testedStore";
import { startProxy } from "../stores/proxy";
import { goal, isFull, measured } from "./goal";
import { checkHistory, type Entry } from "./history/check";
import { harass, work, type Client } from "./history/clients";
import { emulated } from "./world/emulated";

type Result = RecordOf<"results">;

/** The stores under test, on the emulators of this run, in a project of the goal's own. */
async function openStores(projectId: string): Promise<TestedStore> {
  const { firestoreHost, authHost } = await emulated();
  process.env["FIRESTORE_EMULATOR_HOST"] = firestoreHost;
  process.env["FIREBASE_AUTH_EMULATOR_HOST"] = authHost;
  const { setLogLevel } = await import("firebase/firestore");
  // Broken connections are what this is about; the SDK would log each one.
  setLogLevel("silent");
  const { testedFirestore } = await import("../stores/testedFirestore");
  const stores = await testedFirestore(projectId);
  await stores.reset();
  return stores;
}

const INTERLEAVINGS = isFull ? 50 : 6;

/** What one of two administrators changes: a field of theirs, or the one both want. */
const edits = (turn: number, who: "a" | "b") => ({
  [who === "a" ? "substitutionsA" : "substitutionsB"]: `${who} ${turn}`,
});

goal(
  {
    id: "F4",
    what: "Two administrators at one result, random interleavings (6; 50 in full)",
    target: "0 lost updates; the loser is shown their version and merges",
  },
  async () => {
    const stores = await openStores("demo-verify-two");
    const wrong: string[] = [];
    let conflicts = 0;
    let turns = 0;
    try {
      const [a, b] = [await stores.connect(), await stores.connect()];
      const start = makeResult({ id: "contested" });
      await a.store.create(mls, "results", { id: "contested", version: 0, entity: start });
      await a.maintenance.publish(mls, "results");

      /** Saves; shown another version, merges into it as the form proposes, and saves again. */
      const edit = async (
        { store }: typeof a,
        base: Result,
        mine: Partial<Result>,
      ): Promise<void> => {
        await sleep(Math.random() * 25);
        let from = base;
        for (let tries = 0; tries < 10; tries += 1) {
          const { id, version } = from;
          try {
            await store.update(mls, "results", { id, version, entity: { ...from, ...mine } });
            return;
          } catch (thrown) {
            if (!(thrown instanceof SaveConflict)) throw thrown;
            conflicts += 1;
            // The stores throw conflicts over the kind they were asked to save.
            const { theirs } = thrown as SaveConflict<"results">;
            if (!theirs) throw new Error("The result has vanished.", { cause: thrown });
            if (theirs.version <= version)
              wrong.push(`shown version ${theirs.version}, no newer one`);
            from = theirs;
          }
        }
        throw new Error("Ten conflicts in a row.");
      };

      // A fast machine may save both before either is in the other's way: it goes on until one is.
      const hasSeenEnough = () => turns >= INTERLEAVINGS && conflicts > 0;
      while (!hasSeenEnough()) {
        turns += 1;
        const turn = turns;
        const base = (await a.store.list(mls, "results")).records[0];
        if (!base) throw new Error("The result is not listed.");
        await Promise.all([edit(a, base, edits(turn, "a")), edit(b, base, edits(turn, "b"))]);
        const now = await stores.get("mlsResults", "contested");
        const whole =
          now?.["substitutionsA"] === `a ${turn}` && now["substitutionsB"] === `b ${turn}`;
        if (!whole) wrong.push(`turn ${turn}: an edit is lost`);
        const published = await stores.get("published", "mlsResults");
        const copy: unknown = Reflect.get(Object(published?.["records"]), "contested");
        if (JSON.stringify(copy) !== JSON.stringify(now)) wrong.push(`turn ${turn}: torn`);
      }
      const last = await stores.get("mlsResults", "contested");
      const version = Number(last?.["version"]);
      if (version !== 2 * turns + 1) wrong.push(`version ${version} after ${2 * turns} saves`);
    } finally {
      await stores.close();
    }
    return measured(
      `${turns} interleavings, ${2 * turns} saves, ${conflicts} conflicts shown and merged, ${wrong.length} lost`,
      wrong,
      { enough: conflicts > 0 },
    );
  },
);

const CLIENTS = 6;
const OPERATIONS = 20;
const FULL_OPERATIONS = 200;
const KILL_EVERY = 800;
/** Fewer pairs than this prove nothing. */
const ENOUGH_PAIRS = 50;

goal(
  {
    id: "F5",
    what: "History check: random saves of 6 clients with broken connections (20 each; 200 in full)",
    target: "accepted saves = version steps; 0 acknowledged lost, 0 torn, 0 overwritten unseen",
  },
  async () => {
    const stores = await openStores("demo-verify-history");
    const { firestoreHost } = await emulated();
    const operations = isFull ? FULL_OPERATIONS : OPERATIONS;
    const wrong: string[] = [];
    const clients: Client[] = [];
    const stop = new AbortController();
    let samples = 0;
    let kills = 0;
    const saved = () =>
      clients.flatMap(({ told }) => told).filter(({ said }) => said === "saved").length;
    const isEnough = () =>
      kills >= operations / 20 && saved() >= operations && samples >= ENOUGH_PAIRS;
    try {
      for (let nth = 0; nth < CLIENTS; nth += 1) {
        const proxy = await startProxy(firestoreHost);
        const admin = await stores.connect({ host: proxy.host });
        clients.push({ admin, proxy, told: [], conflicts: 0, operations: 0 });
      }
      const direct = await stores.connect();
      const first = makeFixture({ id: "fixture-0", stadium: "start" });
      await direct.store.create(mls, "fixtures", { id: "fixture-0", version: 0, entity: first });
      await direct.maintenance.publish(mls, "fixtures");

      const watching = watchPairs(firestoreHost, stop.signal, wrong, () => (samples += 1));
      const harassing = harass(clients, KILL_EVERY, stop.signal, () => (kills += 1));
      await Promise.all(
        clients.map((client, nth) => work(client, `client ${nth}`, operations, isEnough)),
      );
      stop.abort();
      await harassing;
      await watching;

      const entries = await documentsOf(stores, "history");
      const records = await documentsOf(stores, "mlsFixtures");
      const told = clients.flatMap((client) => client.told);
      const { accepted, faults } = checkHistory(entries, records, told);
      wrong.push(...faults);
      const unknown = told.filter(({ said }) => said === "not known").length;
      const conflicts = clients.reduce((sum, client) => sum + client.conflicts, 0);
      return measured(
        `${CLIENTS} clients × at least ${operations} operations, ${kills} broken connections: ${accepted} saves accepted, ` +
          `${saved()} acknowledged, ${unknown} unknown, ${conflicts} conflicts; ${samples} pairs read; ${wrong.length} lost, torn or overwritten`,
        wrong,
        { enough: isEnough() },
      );
    } finally {
      stop.abort();
      for (const { proxy } of clients) await proxy.die();
      await stores.close();
    }
  },
);

async function documentsOf(
  stores: TestedStore,
  collection: string,
): Promise<ReadonlyMap<string, Entry>> {
  const found = new Map<string, Entry>();
  for (const id of await stores.ids(collection)) {
    const document = await stores.get(collection, id);
    if (document) found.set(id, document);
  }
  return found;
}

/**
 * How far back pairs are read, in milliseconds. At a moment that is over no commit is under way: the
 * emulator's read-only transactions begin at the present one, and now and then see half a commit.
 */
const BEFORE = 250;

/** Reads a record and its published copy as they were at one moment, again and again: they must agree. */
async function watchPairs(
  host: string,
  stop: AbortSignal,
  wrong: string[],
  count: () => void,
): Promise<void> {
  const root = "projects/demo-verify-history/databases/(default)/documents";
  const read = async (id: string) => {
    const answer = await fetch(`http://${host}/v1/${root}:batchGet`, {
      method: "POST",
      headers: { authorization: "Bearer owner", "content-type": "application/json" },
      body: JSON.stringify({
        documents: [`${root}/mlsFixtures/${id}`, `${root}/published/mlsFixtures`],
        readTime: new Date(Date.now() - BEFORE).toISOString(),
      }),
    });
    if (!answer.ok) throw new Error(`batchGet: ${answer.status} ${await answer.text()}`);
    const rows: unknown = await answer.json();
    const fields = (Array.isArray(rows) ? rows : []).flatMap((row: unknown) => {
      const found: unknown = Reflect.get(Object(row), "found");
      const name: unknown = Reflect.get(Object(found), "name");
      return typeof name === "string"
        ? [[name, decodeFields(Reflect.get(Object(found), "fields"))] as const]
        : [];
    });
    const of = (part: string) => fields.find(([name]) => name.includes(part))?.[1];
    const copy: unknown = Reflect.get(Object(of("/published/")?.["records"]), id);
    return { record: of("/mlsFixtures/"), copy };
  };
  // Before that nothing was published.
  await sleep(BEFORE);
  for (let turn = 0; !stop.aborted; turn += 1) {
    const id = `fixture-${turn % 12}`;
    const { record, copy } = await read(id);
    // Nothing proves nothing: only what is there counts as read.
    if (record) count();
    if (JSON.stringify(record) !== JSON.stringify(copy)) {
      wrong.push(
        `${id}: record and published copy differ: ${JSON.stringify(record)} ${JSON.stringify(copy)}`,
      );
    }
    await sleep(20);
  }
}
