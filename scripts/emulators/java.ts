import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { LOCAL_FOLDER } from "./firebaseTools";

/** Where a runtime goes that this project fetches for itself. */
export const JAVA_FOLDER = path.join(LOCAL_FOLDER, "java");

/** The oldest Java that firebase-tools 15 accepts (its `MIN_SUPPORTED_JAVA_MAJOR_VERSION`). */
const MIN_JAVA = 21;

/** A Java program: `command` is what to run, `major` its version (8, 17, 25 …). */
export interface Java {
  command: string;
  major: number;
}

export type JavaSearch = { ok: true; java: Java } | { ok: false; reason: string };

/** What the search needs of the machine, so that tests can hand in another one. */
export interface JavaMachine {
  env: Record<string, string | undefined>;
  platform: NodeJS.Platform;
  /** The folder of the Javas that this project fetched for itself. */
  own?: string;
  /** Names in a folder; empty when the folder does not exist. */
  list(folder: string): string[];
  /** What `command -version` printed; undefined when it can't be run. */
  version(command: string): string | undefined;
}

/** Reads the major version out of `java -version`; "1.8.0" means 8. */
export function parseJavaVersion(output: string): number | undefined {
  const found = /version "(\d+)(?:\.(\d+))?/.exec(output);
  if (!found) return undefined;
  const first = Number(found[1]);
  return first === 1 && found[2] !== undefined ? Number(found[2]) : first;
}

/** Folders in which installers put one folder per Java. */
function javaFolders(machine: JavaMachine): string[] {
  const home = machine.env["HOME"] ?? homedir();
  if (machine.platform === "win32") {
    const programs = machine.env["ProgramFiles"] ?? "C:\\Program Files";
    return ["Java", "Eclipse Adoptium", "Microsoft", "Zulu", "Amazon Corretto"].map((name) =>
      path.win32.join(programs, name),
    );
  }
  const mac = ["/Library/Java/JavaVirtualMachines", `${home}/Library/Java/JavaVirtualMachines`];
  const all = ["/usr/lib/jvm", "/usr/java", "/opt/java", `${home}/.sdkman/candidates/java`];
  return machine.platform === "darwin" ? [...mac, ...all] : all;
}

function candidates(machine: JavaMachine): string[] {
  const windows = machine.platform === "win32";
  const join = windows ? path.win32.join : path.posix.join;
  const program = windows ? "java.exe" : "java";
  const javaHome = machine.env["JAVA_HOME"];
  const folders = [...javaFolders(machine), ...(machine.own ? [machine.own] : [])];
  const installed = folders.flatMap((folder) =>
    machine
      .list(folder)
      .toSorted()
      .flatMap((name) => [
        join(folder, name, "bin", program),
        ...(machine.platform === "darwin"
          ? [join(folder, name, "Contents", "Home", "bin", program)]
          : []),
      ]),
  );
  return ["java", ...(javaHome ? [join(javaHome, "bin", program)] : []), ...installed];
}

const thisMachine: JavaMachine = {
  own: JAVA_FOLDER,
  env: process.env,
  platform: process.platform,
  list(folder) {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  },
  version(command) {
    const run = spawnSync(command, ["-version"], { encoding: "utf8", timeout: 15_000 });
    return run.status === 0 ? `${run.stdout}${run.stderr}` : undefined;
  },
};

/**
 * Finds a Java new enough for the Firestore emulator: on the PATH, in JAVA_HOME, then in the
 * folders where the system keeps its Javas. The reason names what was found instead.
 */
export function findJava(machine: JavaMachine = thisMachine): JavaSearch {
  const tooOld: Java[] = [];
  for (const command of candidates(machine)) {
    const output = machine.version(command);
    const major = output === undefined ? undefined : parseJavaVersion(output);
    if (major === undefined) continue;
    if (major >= MIN_JAVA) return { ok: true, java: { command, major } };
    tooOld.push({ command, major });
  }
  const newest = tooOld.toSorted((a, b) => b.major - a.major)[0];
  const instead = newest ? `only Java ${newest.major} was found` : "no Java was found";
  return {
    ok: false,
    reason: `The Firestore emulator needs Java ${MIN_JAVA} or newer, and ${instead}.`,
  };
}
