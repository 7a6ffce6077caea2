import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { emulatorConfig, type EmulatorPorts } from "./emulators/config";
import { firebaseEnv, LOCAL_FOLDER, ROOT } from "./emulators/firebaseTools";
import { findFirestoreEmulator, type FirestoreEmulator } from "./emulators/firestoreJar";
import { findOrFetchJava, type Java } from "./emulators/java";
import { claimPort, freePort, LOCALHOST } from "./emulators/ports";
import { runFirebase } from "./emulators/process";

export { LOCALHOST, PortTakenError } from "./emulators/ports";

/** The emulators can't run on this machine; the message is one plain sentence that says why. */
export class EmulatorsUnavailable extends Error {
  override name = "EmulatorsUnavailable";
}

export interface EmulatorOptions {
  /** Must begin with "demo-", so that nothing can reach a real project. */
  projectId: string;
  /** Ports; 0 or undefined takes a free one. */
  auth?: number | undefined;
  firestore?: number | undefined;
  /** Also serves the built site as firebase.json says; absent: no hosting emulator. */
  hosting?: number | undefined;
  /** The folder of the built site; `dist` by default. */
  site?: string | undefined;
  /** The rules file, as a path from the project's folder. */
  rulesFile: string;
  /** A former export to begin with; may not exist yet. */
  importDir?: string | undefined;
  /** Where the data goes when the emulators stop. */
  exportDir?: string | undefined;
  /** Java compiles the emulator once and fast: less processor time where little is asked of it. */
  brief?: boolean | undefined;
  /** Gigabytes of memory that the database takes when it starts; by default it grows to 2. */
  memory?: number | undefined;
}

export interface Emulators {
  ports: EmulatorPorts;
  /** Writes the data to a folder while the emulators go on. */
  exportTo(folder: string): Promise<void>;
  /** Resolves when the emulators have ended, asked or not. */
  ended: Promise<void>;
  /** Exports (if asked for), stops everything, and is done when no process is left. */
  stop(): Promise<void>;
}

/**
 * Java's logging beside its firebase.json, where Java starts. Otherwise each refusal is a page of text that firebase-tools
 * writes down twice: 160 MB for the tests of the rules.
 */
const LOGGING_FILE = "logging.properties";
const LOGGING = [
  "handlers = java.util.logging.ConsoleHandler",
  ".level = SEVERE",
  "java.util.logging.ConsoleHandler.level = SEVERE",
  "",
].join("\n");

/** The collector that keeps to what is used: each project has rules of some hundred megabytes once they are compiled. */
const JAVA = ["-XX:+UseSerialGC", `-Djava.util.logging.config.file=${LOGGING_FILE}`];
/** Without the second compiler, which pays off only after minutes of load. */
const BRIEF_JAVA = [...JAVA, "-XX:TieredStopAtLevel=1"];

/** A heap that grows is collected whole before each step: nine times, 5 seconds each, in the rules' tests. */
const memoryFlags = (gigabytes: number | undefined): readonly string[] =>
  gigabytes === undefined ? ["-Xmx2g"] : [`-Xms${gigabytes}g`, `-Xmx${gigabytes}g`];

interface Tools {
  java: Java;
  firestore: FirestoreEmulator;
}

/**
 * Finds what the emulators need, or fetches it.
 * @param say where a line about a download goes
 * @throws EmulatorsUnavailable
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
 * Starts the Auth and Firestore emulators (and Hosting, when given) and waits until they answer.
 * @param say where one line about the chosen programs goes
 * @throws EmulatorsUnavailable when this machine can't run them
 * @throws PortTakenError when a port asked for by number is taken
 */
export async function startEmulators(
  options: EmulatorOptions,
  say: (line: string) => void = () => {},
): Promise<Emulators> {
  if (!options.projectId.startsWith("demo-")) {
    throw new Error(`"${options.projectId}" must begin with "demo-" to run on emulators.`);
  }
  // Without its rules file the emulator would let everybody do everything.
  const rules = path.resolve(ROOT, options.rulesFile);
  if (!existsSync(rules)) throw new Error(`There is no rules file ${options.rulesFile}.`);
  const tools = await findTools(say);
  say(`Emulators: Java ${tools.java.major}, Firestore from ${tools.firestore.from}.`);
  try {
    return await startOnce(options, tools);
  } catch (error) {
    // A port that was free a moment ago went to somebody else.
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
    // firebase-tools makes the folder itself, but not its parents.
    mkdirSync(path.dirname(path.resolve(exportDir)), { recursive: true });
    args.push("--export-on-exit", path.resolve(exportDir));
  }
  return args;
}

/** Whether a folder holds a finished export. */
function hasExport(folder: string): boolean {
  try {
    readFileSync(path.join(folder, "firebase-export-metadata.json"));
    return true;
  } catch {
    return false;
  }
}
