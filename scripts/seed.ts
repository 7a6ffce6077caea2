import type { StoredDocument } from "../src/records/document";
import { seedAccounts, type SeedAccount } from "../src/demo/seed/accounts";
import { seedData, type SeedOptions } from "../src/demo/seed/seedData";
import { seedDocuments } from "../src/demo/seed/seedDocuments";
import { restFields } from "./seed/firestoreValues";

export { seedData } from "../src/demo/seed/seedData";

export interface EmulatedProject {
  readonly projectId: string;
  /** Host and port, for example "127.0.0.1:8080". */
  readonly firestoreHost: string;
  readonly authHost: string;
}

/** The most documents of one commit; Firestore takes 500. */
const COMMIT_SIZE = 400;

/** The emulators let this token pass all rules. */
const OWNER = { authorization: "Bearer owner", "content-type": "application/json" };

type Written = readonly [path: string, document: StoredDocument];

/** @throws Error with the emulator's answer when it refuses. */
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

/** Whether the database holds a seed's administrators. @throws Error when the emulator cannot be reached. */
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

/** Creates the account under its uid, or renews the one that is there. */
async function createAccount(
  { projectId, authHost }: EmulatedProject,
  { uid, email, password }: SeedAccount,
): Promise<void> {
  const accounts = `http://${authHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  await post(`${accounts}:batchDelete`, { localIds: [uid], force: true });
  await post(accounts, { localId: uid, email, password, emailVerified: true });
}

interface Seeding extends EmulatedProject, SeedOptions {
  /** Leaves the accounts alone, so that people who are signed in stay so. */
  readonly keepAccounts?: boolean;
}

/**
 * Writes the seed into running emulators: records, their published documents, administrators and
 * accounts. Repeating it puts everything back as it was seeded; other documents stay.
 * @throws Error when an emulator refuses or cannot be reached.
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
