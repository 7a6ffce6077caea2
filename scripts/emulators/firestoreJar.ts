import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { FIREBASE_TOOLS, firebaseEnv, firebaseProgram, LOCAL_FOLDER } from "./firebaseTools";
import { launcherJar } from "./launcherJar";

const MAIN_CLASS = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";

/** A Firestore emulator. Without `jar`, firebase-tools uses the one in its cache. */
export interface FirestoreEmulator {
  jar?: string;
  /** Where it comes from, for a message. */
  from: string;
}

/** The emulator that was found, or why there is none. */
export type FirestoreSearchResult =
  | { ok: true; emulator: FirestoreEmulator }
  | { ok: false; reason: string };

/** The places to search for the emulator. Tests use other ones. */
export interface FirestoreSources {
  env: Record<string, string | undefined>;
  exists(file: string): boolean;
  /** The path and the address of the jar that firebase-tools would download. */
  wanted(): { file: string; url: string };
  /** Whether the download's address answers. */
  reachable(url: string): Promise<boolean>;
  /** Makes firebase-tools download its jar; returns whether that worked. */
  download(): boolean;
  /** The folder of the Google Cloud CLI; undefined if it is not installed. */
  cloudSdk(): string | undefined;
  /** Writes the launcher for a jar without a main class and returns the launcher's path. */
  writeLauncher(jar: string): string;
}

/**
 * Finds the Firestore emulator: the jar that FIRESTORE_EMULATOR_BINARY_PATH names, else the one in the cache of
 * firebase-tools, else a download if the network allows it, else the one of the Google Cloud CLI.
 * In CI the Google Cloud CLI comes before a download.
 */
export async function findFirestoreEmulator(
  sources: FirestoreSources = thisMachine,
): Promise<FirestoreSearchResult> {
  const namedJar = sources.env["FIRESTORE_EMULATOR_BINARY_PATH"];
  if (namedJar) {
    return sources.exists(namedJar)
      ? { ok: true, emulator: { jar: namedJar, from: "FIRESTORE_EMULATOR_BINARY_PATH" } }
      : { ok: false, reason: `FIRESTORE_EMULATOR_BINARY_PATH names no file (${namedJar}).` };
  }
  const wanted = sources.wanted();
  if (sources.exists(wanted.file)) return { ok: true, emulator: { from: "firebase-tools' cache" } };

  const ofCloudSdk = () => fromCloudSdk(sources);
  const ofDownload = async (): Promise<FirestoreEmulator | undefined> =>
    (await sources.reachable(wanted.url)) && sources.download()
      ? { from: "a download by firebase-tools" }
      : undefined;
  const emulator = sources.env["CI"]
    ? (ofCloudSdk() ?? (await ofDownload()))
    : ((await ofDownload()) ?? ofCloudSdk());
  if (emulator) return { ok: true, emulator };
  return {
    ok: false,
    reason:
      "The Firestore emulator can neither be downloaded nor found in the Google Cloud CLI " +
      "(gcloud components install cloud-firestore-emulator).",
  };
}

function fromCloudSdk(sources: FirestoreSources): FirestoreEmulator | undefined {
  const root = sources.cloudSdk();
  if (!root) return undefined;
  const jar = path.join(
    root,
    "platform",
    "cloud-firestore-emulator",
    "cloud-firestore-emulator.jar",
  );
  if (!sources.exists(jar)) return undefined;
  return { jar: sources.writeLauncher(jar), from: "the Google Cloud CLI" };
}

interface DownloadInfo {
  firestore: { remoteUrl: string; downloadPathRelativeToCacheDir: string };
}

function isDownloadInfo(value: unknown): value is DownloadInfo {
  if (typeof value !== "object" || value === null || !("firestore" in value)) return false;
  const { firestore } = value;
  return (
    typeof firestore === "object" &&
    firestore !== null &&
    "remoteUrl" in firestore &&
    typeof firestore.remoteUrl === "string" &&
    "downloadPathRelativeToCacheDir" in firestore &&
    typeof firestore.downloadPathRelativeToCacheDir === "string"
  );
}

const thisMachine: FirestoreSources = {
  env: process.env,
  exists: existsSync,
  wanted() {
    const file = path.join(FIREBASE_TOOLS, "lib/emulator/downloadableEmulatorInfo.json");
    const info: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (!isDownloadInfo(info)) throw new Error(`${file} does not describe the Firestore emulator.`);
    const cache =
      process.env["FIREBASE_EMULATORS_PATH"] ??
      path.join(homedir(), ".cache", "firebase", "emulators");
    return {
      file: path.join(cache, info.firestore.downloadPathRelativeToCacheDir),
      url: info.firestore.remoteUrl,
    };
  },
  async reachable(url) {
    try {
      const answer = await fetch(url, { method: "HEAD", signal: AbortSignal.timeout(4000) });
      return answer.ok;
    } catch {
      return false;
    }
  },
  download() {
    console.log("Downloading the Firestore emulator (about 130 MB, once).");
    const run = spawnSync(process.execPath, [firebaseProgram, "setup:emulators:firestore"], {
      env: firebaseEnv(process.env),
      stdio: ["ignore", "ignore", "inherit"],
      timeout: 15 * 60_000,
    });
    return run.status === 0 && existsSync(this.wanted().file);
  },
  cloudSdk() {
    const run = spawnSync("gcloud", ["info", "--format=value(installation.sdk_root)"], {
      encoding: "utf8",
      timeout: 30_000,
      shell: process.platform === "win32", // gcloud is a .cmd file there
    });
    return run.status === 0 && run.stdout.trim() ? run.stdout.trim() : undefined;
  },
  writeLauncher(jar) {
    mkdirSync(LOCAL_FOLDER, { recursive: true });
    const file = path.join(LOCAL_FOLDER, "firestore-launcher.jar");
    const content = launcherJar(pathToFileURL(jar).href, MAIN_CLASS);
    // A launcher that is already right is not written again, because another run may be reading it.
    if (!existsSync(file) || !readFileSync(file).equals(content)) writeFileSync(file, content);
    return file;
  },
};
