import path from "node:path";
import { LOCALHOST, startEmulators, type Emulators } from "../emulators";
import { LOCAL_FOLDER, ROOT } from "../emulators/firebaseTools";
import { seedEmulators } from "../seed";
import { dataFolderOf, portsOf, variantOf, type StartOptions } from "./options";
import { saveRegularly } from "./saving";

const PROJECT_ID = "demo-arena";

/** Running emulators with the local data. */
export interface EmulatedData {
  projectId: string;
  ports: Emulators["ports"];
  /** The folder in which the data is saved, as a path from the project's folder. */
  folder: string;
  /** Resolves when the emulators have ended, by `stop` or by themselves. */
  ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the emulators on their ports with the data of the last run, seeds them if they are empty, and saves the data
 * regularly.
 * @throws EmulatorsUnavailable, PortTakenError
 */
export async function startEmulatedData(
  options: StartOptions,
  say: (line: string) => void,
): Promise<EmulatedData> {
  const saved = path.join(LOCAL_FOLDER, dataFolderOf(options));
  const { auth, firestore } = portsOf(options);
  const emulators = await startEmulators(
    {
      projectId: PROJECT_ID,
      auth,
      firestore,
      rulesFile: "firestore.rules",
      importDir: saved,
      exportDir: saved,
    },
    say,
  );
  try {
    const firestoreHost = `${LOCALHOST}:${firestore}`;
    if (await isEmpty(firestoreHost)) {
      say("Seeding the empty database.");
      await seedEmulators({
        projectId: PROJECT_ID,
        firestoreHost,
        authHost: `${LOCALHOST}:${auth}`,
        now: new Date(),
        variant: variantOf(options),
      });
    }
  } catch (error) {
    await emulators.stop();
    throw error;
  }
  const stopSaving = saveRegularly(() => emulators.exportTo(saved), say);
  return {
    projectId: PROJECT_ID,
    ports: emulators.ports,
    folder: path.relative(ROOT, saved),
    ended: emulators.ended,
    async stop() {
      await stopSaving();
      await emulators.stop();
    },
  };
}

/** Whether the database has no collection. */
async function isEmpty(firestoreHost: string): Promise<boolean> {
  const url = `http://${firestoreHost}/v1/projects/${PROJECT_ID}/databases/(default)/documents:listCollectionIds`;
  const answer = await fetch(url, {
    method: "POST",
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    body: "{}",
  });
  if (!answer.ok) throw new Error(`The Firestore emulator answered ${answer.status}.`);
  const body: unknown = await answer.json();
  return (
    typeof body !== "object" ||
    body === null ||
    !("collectionIds" in body) ||
    !Array.isArray(body.collectionIds) ||
    body.collectionIds.length === 0
  );
}
