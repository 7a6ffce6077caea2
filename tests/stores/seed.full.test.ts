import { beforeAll, expect, it } from "vitest";
import { publishedSeedId } from "@/demo/seed/seedData";
import { workerProject } from "../harness/workerProject";
import { isSeeded, seedData, seedEmulators } from "../../scripts/seed";

const firestoreHost = process.env["FIRESTORE_EMULATOR_HOST"] ?? "";
const authHost = process.env["FIREBASE_AUTH_EMULATOR_HOST"] ?? "";
const project = { projectId: workerProject, firestoreHost, authHost };
const now = new Date("2026-03-10T09:30:00Z");
const documents = `http://${firestoreHost}/v1/projects/${project.projectId}/databases/(default)/documents`;

async function json(url: string, init?: RequestInit): Promise<Record<string, unknown>> {
  const answer = await fetch(url, init);
  return { status: answer.status, ...Object(await answer.json()) } as Record<string, unknown>;
}

async function signIn(email: string, password: string): Promise<Record<string, unknown>> {
  return json(
    `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: "POST",
      // Only the owner may name a project other than the emulator's own.
      headers: { authorization: "Bearer owner", "content-type": "application/json" },
      body: JSON.stringify({
        email,
        password,
        returnSecureToken: true,
        targetProjectId: project.projectId,
      }),
    },
  );
}

/** A collection's documents, past the rules. */
async function everyOne(collectionId: string): Promise<readonly unknown[]> {
  const answer = await fetch(`${documents}:runQuery`, {
    method: "POST",
    headers: { authorization: "Bearer owner" },
    body: JSON.stringify({ structuredQuery: { from: [{ collectionId }] } }),
  });
  const found: unknown = await answer.json();
  // An empty collection answers with the time of reading alone.
  return Array.isArray(found) ? found.filter((one: object) => "document" in one) : [];
}

// Other suites of this worker have written into its project.
beforeAll(async () => {
  const emptied = await fetch(documents.replace("/v1/", "/emulator/v1/"), { method: "DELETE" });
  if (!emptied.ok) throw new Error(`The project was not emptied: ${emptied.status}`);
});

it("fills empty emulators, and repeating it changes nothing", async () => {
  expect(await isSeeded(project)).toBe(false);
  await seedEmulators({ ...project, now });
  await seedEmulators({ ...project, now });
  expect(await isSeeded(project)).toBe(true);

  const { collections, accounts } = seedData({ now });
  for (const seeded of collections) {
    const { collection } = seeded;
    const listed = await everyOne(collection);
    const seasons = collections.filter((one) => one.collection === collection);
    const size = seasons.reduce((sum, one) => sum + one.documents.length, 0);
    expect(listed, collection).toHaveLength(size);
    const published = await json(`${documents}/published/${publishedSeedId(seeded)}`);
    for (const { id } of seeded.documents) expect(JSON.stringify(published)).toContain(`"${id}"`);
  }

  for (const { uid, email, password, leagues } of accounts) {
    const session = await signIn(email, password);
    expect(session["localId"]).toBe(uid);
    const rights = await json(`${documents}/admins/${uid}`, {
      headers: { authorization: `Bearer ${String(session["idToken"])}` },
    });
    expect(rights["status"], email).toBe(leagues ? 200 : 404);
    for (const league of leagues ?? []) expect(JSON.stringify(rights)).toContain(`"${league}"`);
  }
}, 120_000);
