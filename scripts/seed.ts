import type { StoredDocument } from "../src/records/document";
import { seedAccounts, type SeedAccount } from "../src/demo/seed/accounts";
import { seedData, type SeedOptions } from "../src/demo/seed/seedData";
import { seedDocuments } from "../src/demo/seed/seedDocuments";
import { restFields } from "./seed/firestoreValues";

export { seedData } from "../src/demo/seed/seedData";

/** A project on local emulators. */
export interface EmulatedProject {
  readonly projectId: string;
  /** Host and port, for example "127.0.0.1:8080"; `authHost` too. */
  readonly firestoreHost: string;
  readonly authHost: string;
}

/** Maximum number of documents in one commit; Firestore allows 500. */
const COMMIT_SIZE = 400;

/** With this token the emulators allow every request, whatever the rules say. */
const OWNER = { authorization: "Bearer owner", "content-type": "application/json" };

type Written = readonly [path: string, document: StoredDocument];

/** Sends a POST request to an emulator. @throws Error with the emulator's answer if it refuses */
async function post(url: string, body: unknown): Promise<void> {
  const answer = await fetch(url, { method: "POST", headers: OWNER, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
}

async function write(
  { projectId, firestoreHost }: EmulatedProject,
  documents: readonly Written[],
): Promise<void> {
  const root = `projects/${projectId}/databases/(default)/documents`;
  for (let from = 0; from < documents.length; from += COMMIT_SIZE) {
    const writes = documents.slice(from, from + COMMIT_SIZE).map(([path, document]) => ({
      update: { name: `${root}/${path}`, fields: restFields(document) },
    }));
    await post(`http://${firestoreHost}/v1/${root}:commit`, { writes });
  }
}

/** Whether the database contains the administrators of the seed. @throws Error if the emulator cannot be reached */
export async function isSeeded({
  projectId,
  firestoreHost,
}: Omit<EmulatedProject, "authHost">): Promise<boolean> {
  const [first] = seedAccounts;
  const path = `projects/${projectId}/databases/(default)/documents/admins/${first?.uid}`;
  const answer = await fetch(`http://${firestoreHost}/v1/${path}`, { headers: OWNER });
  if (answer.ok || answer.status === 404) return answer.ok;
  throw new Error(`The Firestore emulator answered ${answer.status}.`);
}

/** Creates an account with its uid; an account with this uid is deleted first. */
async function createAccount(
  { projectId, authHost }: EmulatedProject,
  { uid, email, password }: SeedAccount,
): Promise<void> {
  const accounts = `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  await post(`${accounts}:batchDelete`, { localIds: [uid], force: true });
  await post(accounts, { localId: uid, email, password, emailVerified: true });
}

interface Seeding extends EmulatedProject, SeedOptions {
  /** Whether accounts stay unchanged, so that people who are signed in stay signed in. */
  readonly keepAccounts?: boolean;
}

/**
 * Writes the seed into running emulators: records, their published documents, administrators and
 * accounts. A second call restores all seeded documents; other documents stay.
 * @throws Error if an emulator refuses or cannot be reached
 */
export async function seedEmulators({
  now,
  variant,
  keepAccounts = false,
  ...project
}: Seeding): Promise<void> {
  const data = seedData({ now, variant });
  const documents = seedDocuments(data, now).map(({ collection, id, data: document }): Written => [
    `${collection}/${id}`,
    document,
  ]);
  await write(project, documents);
  if (keepAccounts) return;
  for (const account of data.accounts) await createAccount(project, account);
}
