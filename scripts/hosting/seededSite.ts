import { rm } from "node:fs/promises";
import path from "node:path";
import { siteFor } from "../build/builtSite";
import { LOCALHOST, startEmulators } from "../emulators";
import { LOCAL_FOLDER } from "../emulators/firebaseTools";
import { seedEmulators } from "../seed";
import { startCompressing } from "./compressingProxy";
import { serveSite } from "./serveSite";

/** Functions that clean up after a measurement. They are called one after the other, the last one first. */
export type Closers = (() => Promise<unknown>)[];

interface SeededDatabase {
  readonly ports: { readonly auth: number; readonly firestore: number };
  /** The origins that pages may connect to. */
  readonly connections: readonly string[];
}

/**
 * Starts emulators with the demo's data. Their answers are compressed as those of Google's service, because the
 * emulator itself does not compress.
 */
export async function seededDatabase(
  projectId: string,
  closers: Closers,
  rulesFile = "firestore.rules",
): Promise<SeededDatabase> {
  const emulators = await startEmulators({ projectId, rulesFile }, console.log);
  closers.push(emulators.stop);
  const { firestore, auth } = emulators.ports;
  const [firestoreHost, authHost] = [`${LOCALHOST}:${firestore}`, `${LOCALHOST}:${auth}`];
  await seedEmulators({ projectId, firestoreHost, authHost, now: new Date() });
  const compressing = await startCompressing(firestoreHost);
  closers.push(compressing.close);
  const connections = [`http://${compressing.host}`, `http://${authHost}`];
  return {
    ports: { auth, firestore: Number(new URL(`http://${compressing.host}`).port) },
    connections,
  };
}

/** Serves the site, built for such a database, with the host's settings. @returns its address */
export async function seededSite(projectId: string, closers: Closers): Promise<string> {
  const { ports, connections } = await seededDatabase(projectId, closers);
  const outDir = path.join(LOCAL_FOLDER, `${projectId}-${process.pid}`);
  closers.push(() => rm(outDir, { recursive: true, force: true }));
  await siteFor(outDir, projectId, ports);
  const { url, close } = await serveSite({ outDir, connections });
  closers.push(close);
  return url;
}
