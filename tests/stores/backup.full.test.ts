import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LOCALHOST, startEmulators, type Emulators } from "../../scripts/emulators";

const PROJECT = "demo-backup";
/** The emulator lets this token pass all rules. */
const OWNER = { authorization: "Bearer owner", "content-type": "application/json" };
const STARTS = 60_000;

let folder: string;
let running: Emulators | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "arena-backup-"));
});
afterAll(async () => {
  await running?.stop();
  await rm(folder, { recursive: true, force: true });
}, STARTS);

const start = async (importDir?: string) => {
  running = await startEmulators({
    projectId: PROJECT,
    // Past all rules it is asked for: the real ones would be compiled twice for each start.
    rulesFile: "tests/rules/nothing.rules",
    importDir,
    brief: true,
  });
  return running;
};

function ask(method: string, { ports }: Emulators, body?: object): Promise<Response> {
  const documents = `v1/projects/${PROJECT}/databases/(default)/documents`;
  return fetch(`http://${LOCALHOST}:${ports.firestore}/${documents}/mlsPlayers/kept`, {
    method,
    headers: OWNER,
    ...(body && { body: JSON.stringify(body) }),
  });
}

it(
  "brings a record back from an export, exactly as it was",
  async () => {
    const fields = { name: { stringValue: "Adébáyọ̀ Lawal" }, goals: { integerValue: "7" } };
    const before = await start();
    expect((await ask("PATCH", before, { fields })).status).toBe(200);
    const backup = path.join(folder, "backup");
    await before.exportTo(backup);
    await ask("DELETE", before);
    expect((await ask("GET", before)).status).toBe(404);
    await before.stop();

    const after = await start(backup);
    const found = await ask("GET", after);
    expect(await found.json()).toMatchObject({ fields });
  },
  10 * STARTS,
);
