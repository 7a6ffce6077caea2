import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { emulatorConfig, type EmulatorPorts } from "./emulators/config";
import { firebaseEnv, LOCAL_FOLDER, ROOT } from "./emulators/firebaseTools";
import { findFirestoreEmulator, type FirestoreEmulator } from "./emulators/firestoreJar";
import { findOrFetchJava, type Java } from "./emulators/java";
import { claimPort, freePort, LOCALHOST } from "./emulators/ports";
import { runFirebase } from "./emulators/process";

export { LOCALHOST, PortTakenError } from "./emulators/ports";

/** The error if the emulators cannot run on this machine. Its message is one plain sentence that says why. */
export class EmulatorsUnavailable extends Error {
  override name = "EmulatorsUnavailable";
}

export interface EmulatorOptions {
  /** Must begin with "demo-", so that no request can reach a real project. */
  projectId: string;
  /** The ports; with 0 or undefined a free port is chosen. */
  auth?: number | undefined;
  firestore?: number | undefined;
  /**
   * The port of the Hosting emulator, which serves the built site as firebase.json says; undefined: none is started.
   */
  hosting?: number | undefined;
  /** The folder of the built site; `dist` by default. */
  site?: string | undefined;
  /** The rules file, as a path from the project's folder. */
  rulesFile: string;
  /** The folder of an earlier export to load at the start; it need not exist. */
  importDir?: string | undefined;
  /** The folder to export the data to when the emulators stop. */
  exportDir?: string | undefined;
  /** Whether Java compiles only once and fast: takes less processor time if the emulator has little to do. */
  brief?: boolean | undefined;
  /** Memory of the database from its start on, in gigabytes; by default its memory grows up to 2. */
  memory?: number | undefined;
}

export interface Emulators {
  ports: EmulatorPorts;
  /** Exports the data to a folder while the emulators keep running. */
  exportTo(folder: string): Promise<void>;
  /** Resolves when the emulators have ended, by `stop` or by themselves. */
  ended: Promise<void>;
  /** Exports the data if `exportDir` is set, stops the emulators, and resolves when no process is left. */
  stop(): Promise<void>;
}

/**
 * Java's settings of logging, in the folder of firebase.json where Java starts. Without them each refused request makes
 * a page of text, which firebase-tools writes twice: 160 MB for the tests of the rules.
 */
const LOGGING_FILE = "logging.properties";
const LOGGING = [
  "handlers = java.util.logging.ConsoleHandler",
  ".level = SEVERE",
  "java.util.logging.ConsoleHandler.level = SEVERE",
  "",
].join("\n");

/**
 * Options for Java. The serial garbage collector needs the least memory; the compiled rules of each project take some
 * hundred megabytes.
 */
const JAVA = ["-XX:+UseSerialGC", `-Djava.util.logging.config.file=${LOGGING_FILE}`];
/** Options for `brief`: without Java's second compiler, which pays off only after minutes of load. */
const BRIEF_JAVA = [...JAVA, "-XX:TieredStopAtLevel=1"];

/**
 * Returns Java's options for memory. With a fixed size the heap does not grow: before each growth Java collects the
 * whole heap, in the tests of the rules nine times of 5 seconds each.
 */
const memoryFlags = (gigabytes: number | undefined): readonly string[] =>
  gigabytes === undefined ? ["-Xmx2g"] : [`-Xms${gigabytes}g`, `-Xmx${gigabytes}g`];

interface Tools {
  java: Java;
  firestore: FirestoreEmulator;
}

/**
 * Finds Java and the Firestore emulator, or downloads them.
 * @param say receives a line about each download
 * @throws EmulatorsUnavailable if one of them can neither be found nor downloaded
 */
export async function findTools(say: (line: string) => void = () => {}): Promise<Tools> {
  const java = await findOrFetchJava(say);
  if (!java.ok) throw new EmulatorsUnavailable(java.reason);
  const firestore = await findFirestoreEmulator();
  if (!firestore.ok) throw new EmulatorsUnavailable(firestore.reason);
  return { java: java.java, firestore: firestore.emulator };
}

async function choosePorts(options: EmulatorOptions): Promise<EmulatorPorts> {
  return {
    auth: await claimPort(options.auth, "Auth emulator"),
    firestore: await claimPort(options.firestore, "Firestore emulator"),
    hub: await freePort(),
    websocket: await freePort(),
    logging: await freePort(),
    ...(options.hosting === undefined
      ? {}
      : { hosting: await claimPort(options.hosting, "Hosting emulator") }),
  };
}

/**
 * Starts the Auth and Firestore emulators (and Hosting, if its port is set) and waits until they answer.
 * @param say receives a line about each download and one about the chosen programs
 * @throws EmulatorsUnavailable if this machine cannot run them
 * @throws PortTakenError if a port chosen by number is taken
 */
export async function startEmulators(
  options: EmulatorOptions,
  say: (line: string) => void = () => {},
): Promise<Emulators> {
  if (!options.projectId.startsWith("demo-")) {
    throw new Error(`"${options.projectId}" must begin with "demo-" to run on emulators.`);
  }
  // Without a rules file the emulator would allow every request.
  const rules = path.resolve(ROOT, options.rulesFile);
  if (!existsSync(rules)) throw new Error(`There is no rules file ${options.rulesFile}.`);
  const tools = await findTools(say);
  say(`Emulators: Java ${tools.java.major}, Firestore from ${tools.firestore.from}.`);
  try {
    return await startOnce(options, tools);
  } catch (error) {
    // Another program has taken a port that was free a moment ago, so try once more.
    if (error instanceof Error && /port taken|does not answer/.test(error.message))
      return startOnce(options, tools);
    throw error;
  }
}

async function startOnce(options: EmulatorOptions, tools: Tools): Promise<Emulators> {
  const ports = await choosePorts(options);
  mkdirSync(LOCAL_FOLDER, { recursive: true });
  const folder = mkdtempSync(path.join(LOCAL_FOLDER, "run-"));
  const config = path.join(folder, "firebase.json");
  const base: unknown = JSON.parse(readFileSync(path.join(ROOT, "firebase.json"), "utf8"));
  const rules = path.resolve(ROOT, options.rulesFile);
  const site = path.resolve(ROOT, options.site ?? "dist");
  const settings = emulatorConfig(base, rules, ports, { folder, site });
  writeFileSync(config, JSON.stringify(settings, undefined, 2));
  writeFileSync(path.join(folder, LOGGING_FILE), LOGGING);

  const { command } = tools.java;
  const javaBin = path.isAbsolute(command) ? path.dirname(command) : undefined;
  const firebase = runFirebase({
    folder,
    args: startArgs(options, config, ports),
    env: {
      ...firebaseEnv(process.env, javaBin),
      JAVA_TOOL_OPTIONS: [
        ...(options.brief ? BRIEF_JAVA : JAVA),
        ...memoryFlags(options.memory),
      ].join(" "),
      ...(tools.firestore.jar ? { FIRESTORE_EMULATOR_BINARY_PATH: tools.firestore.jar } : {}),
    },
    hub: `http://${LOCALHOST}:${ports.hub}`,
    answering: [ports.auth, ports.firestore].map((port) => `http://${LOCALHOST}:${port}/`),
  });
  const stop = async () => {
    await firebase.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await firebase.ready;
  } catch (error) {
    await stop();
    throw new EmulatorsUnavailable(error instanceof Error ? error.message : String(error));
  }
  return { ports, exportTo: firebase.exportTo, ended: firebase.ended, stop };
}

function startArgs(options: EmulatorOptions, config: string, ports: EmulatorPorts): string[] {
  const only = ["auth", "firestore", ...(ports.hosting === undefined ? [] : ["hosting"])];
  const args = ["emulators:start", "--config", config, "--project", options.projectId];
  args.push("--only", only.join(","), "--non-interactive");
  const { importDir, exportDir } = options;
  if (importDir && hasExport(importDir)) args.push("--import", path.resolve(importDir));
  if (exportDir) {
    // firebase-tools creates the folder itself, but not its parent folders.
    mkdirSync(path.dirname(path.resolve(exportDir)), { recursive: true });
    args.push("--export-on-exit", path.resolve(exportDir));
  }
  return args;
}

/** Whether a folder contains a finished export. */
function hasExport(folder: string): boolean {
  try {
    readFileSync(path.join(folder, "firebase-export-metadata.json"));
    return true;
  } catch {
    return false;
  }
}
