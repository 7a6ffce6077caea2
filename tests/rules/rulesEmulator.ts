import { initializeTestEnvironment, type RulesTestEnvironment } from "@firebase/rules-unit-testing";
import {
  deleteField,
  doc,
  FieldPath,
  GeoPoint,
  serverTimestamp,
  setLogLevel,
  Timestamp,
  Bytes,
  DocumentReference,
  writeBatch,
  type Firestore,
} from "firebase/firestore";
import { leagues } from "@arena/leagues";
import { workerProject } from "../harness/workerProject";
import { loadRules, loadRealRules } from "./realRules";
import { emulatorHost, OWNER, restCommit, tokenFor } from "./rest";
import { NOW, writesOf, type Fields, type Save, type Write } from "./save";

/** Somebody who knocks; without uid nobody is signed in. */
export interface Identity {
  readonly name: string;
  readonly uid?: string;
  readonly claims?: Fields;
  /** What `admins/{uid}` holds; absent: there is no such document. */
  readonly admin?: Fields;
}

/** Those who may write nowhere. */
export const outsiders: readonly Identity[] = [
  { name: "anonymous" },
  { name: "signed-in stranger", uid: "stranger" },
  {
    name: "stranger with forged-looking claims",
    uid: "pretender",
    claims: { admin: true, role: "admin", leagues: ["*"], league: "*", email_verified: true },
  },
  {
    name: "map where a list belongs",
    uid: "map",
    admin: { leagues: { mls: false, mbl: false, "student-week-football": false, "*": false } },
  },
  { name: "text where a list belongs", uid: "text", admin: { leagues: "*" } },
  { name: "empty admins document", uid: "empty", admin: {} },
  {
    name: "almost the right league",
    uid: "near",
    admin: { leagues: ["MLS", "mls ", "ml", "mls*", "student-week", "mbl/", null, { mls: true }] },
  },
  { name: "demoted administrator", uid: "demoted" },
  { name: "unknown role", uid: "unknown", admin: { leagues: ["*"], role: "chief" } },
  { name: "no role's name", uid: "nameless", admin: { leagues: ["*"], role: null } },
  { name: "list of roles", uid: "roles", admin: { leagues: ["*"], role: ["owner"] } },
  // Of no match around now: what a scorer may do, roles.test.ts shows.
  { name: "scorer of all leagues", uid: "scorer", admin: { leagues: ["*"], role: "scorer" } },
];

/** Administrators by league slug, and one of all leagues. */
export const adminOf: Readonly<Record<string, Identity>> = Object.fromEntries(
  leagues.map(({ slug }) => [
    slug,
    { name: `${slug} administrator`, uid: `${slug}-admin`, admin: { leagues: ["other", slug] } },
  ]),
);
export const chief: Identity = {
  name: "administrator of all leagues",
  uid: "chief",
  admin: { leagues: ["*"] },
};
export const owner: Identity = {
  name: "owner",
  uid: "owner",
  claims: { email: "owner@arena.example", email_verified: true },
  admin: { leagues: ["*"], role: "owner" },
};
const everybody = [...outsiders, ...Object.values(adminOf), chief, owner];

/** A database that begins empty, under the real rules. */
export interface RulesEmulator {
  readonly projectId: string;
  /** What the compiler warned of. */
  readonly warnings: readonly string[];
  as(identity: Identity): Firestore;
  tokenOf(identity: Identity): string | undefined;
  /** Writes around the rules. */
  seed(documents: Readonly<Record<string, Fields>>): Promise<void>;
  useRules(rules: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A project under the real rules, with a connection for each identity that has asked for one. */
interface Connected {
  readonly environment: RulesTestEnvironment;
  readonly databases: Map<string, Firestore>;
  readonly warnings: readonly string[];
}

async function connect(projectId: string, others?: string): Promise<Connected> {
  // Denials are what these tests are about; the SDK would log each one.
  setLogLevel("silent");
  const { hostname, port } = new URL(`http://${emulatorHost()}`);
  const warnings = await (others === undefined
    ? loadRealRules(projectId)
    : loadRules(projectId, others));
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { host: hostname, port: Number(port) },
  });
  return { environment, databases: new Map(), warnings };
}

let shared: Promise<Connected> | undefined;

/**
 * An empty database with all identities, under the real rules: the worker's, which the last suite may have used.
 * @param own a project of its own, for a suite that loads other rules or reads the report about them
 * @param others rules that it has in the place of the real ones
 */
export async function makeRulesEmulator(own?: string, others?: string): Promise<RulesEmulator> {
  const projectId = own === undefined ? workerProject : `demo-rules-${own}`;
  const connected =
    own === undefined ? (shared ??= connect(projectId)) : connect(projectId, others);
  const { environment, databases, warnings } = await connected;
  await environment.clearFirestore();
  const seed: RulesEmulator["seed"] = async (documents) => {
    const writes = Object.entries(documents).map(([path, fields]): Write => ({
      op: "set",
      path,
      fields,
    }));
    for (let at = 0; at < writes.length; at += 400) {
      const answer = await restCommit(projectId, writes.slice(at, at + 400), OWNER);
      if (answer.status !== 200) throw new Error(answer.body);
    }
  };
  await seed(
    Object.fromEntries(
      everybody.flatMap(({ uid, admin }) =>
        uid && admin ? [[`admins/${uid}`, { email: `${uid}@arena.example`, ...admin }]] : [],
      ),
    ),
  );
  return {
    projectId,
    warnings,
    as(identity) {
      const { uid, claims } = identity;
      // Suites share the connections: one account, whatever a suite calls it.
      const account = JSON.stringify([uid, claims]);
      const known = databases.get(account);
      if (known) return known;
      const context = uid
        ? environment.authenticatedContext(uid, { ...claims })
        : environment.unauthenticatedContext();
      // Typed as the SDK's old interface; the functions of the new one take either.
      const database = context.firestore() as unknown as Firestore;
      databases.set(account, database);
      return database;
    },
    tokenOf: ({ uid, claims }) =>
      uid === undefined ? undefined : tokenFor(projectId, uid, claims),
    seed,
    useRules: (rules) => loadRules(projectId, rules),
    // The next suite of this worker goes on with the shared connections.
    close: async () => void (own !== undefined && (await environment.cleanup())),
  };
}

const sdkClasses = [Date, Timestamp, GeoPoint, Bytes, DocumentReference];

/** A value as the SDK wants it: server times become its sentinel. */
function sdkValue(value: unknown): unknown {
  if (value === NOW) return serverTimestamp();
  if (Array.isArray(value)) return value.map(sdkValue);
  if (typeof value !== "object" || value === null) return value;
  if (sdkClasses.some((known) => value instanceof known)) return value;
  return sdkFields(value as Fields);
}

export function sdkFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, sdkValue(value)]));
}

/** A batch or a transaction of the SDK. */
interface Writer {
  set(reference: DocumentReference, data: Record<string, unknown>): unknown;
  update(
    reference: DocumentReference,
    field: FieldPath,
    value: unknown,
    ...more: unknown[]
  ): unknown;
  delete(reference: DocumentReference): unknown;
}

/** Puts writes into a batch or a transaction. */
export function sdkWrite(database: Firestore, into: Writer, writes: readonly Write[]): void {
  for (const write of writes) {
    const reference = doc(database, write.path);
    if (write.op === "set") into.set(reference, sdkFields(write.fields));
    else if (write.op === "delete") into.delete(reference);
    else {
      const pairs = write.changes.map(
        ([path, value]) =>
          [new FieldPath(...path), value === undefined ? deleteField() : sdkValue(value)] as const,
      );
      const [first, ...rest] = pairs;
      if (first) into.update(reference, first[0], first[1], ...rest.flat());
    }
  }
}

/** Commits writes through the SDK, in one batch. */
export async function sdkCommit(database: Firestore, writes: readonly Write[]): Promise<void> {
  const batch = writeBatch(database);
  sdkWrite(database, batch, writes);
  await batch.commit();
}

export const commitSave = (database: Firestore, save: Save) => sdkCommit(database, writesOf(save));
