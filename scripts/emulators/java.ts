import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import * as v from "valibot";
import { LOCAL_FOLDER } from "./firebaseTools";

/**
 * The oldest Java that firebase-tools 15 accepts. It is also the one that is downloaded, because it has long support.
 */
const RELEASE = 21;

/** An installed Java: the command to run it, and its major version (8, 17, 25 …). */
export interface Java {
  readonly command: string;
  readonly major: number;
}

export type JavaSearch = { ok: true; java: Java } | { ok: false; reason: string };

/** The places to search for Java and to download it from. Tests use other ones. */
export interface JavaPlaces {
  readonly env: NodeJS.ProcessEnv;
  /** Folders with one folder for each Java. The first is the project's own, for the download. */
  readonly folders: readonly [own: string, ...others: string[]];
  readonly api: string;
}

const thisMachine: JavaPlaces = {
  env: process.env,
  folders: [
    path.join(LOCAL_FOLDER, "java"),
    "/usr/lib/jvm",
    "/Library/Java/JavaVirtualMachines",
    path.join(homedir(), ".sdkman", "candidates", "java"),
    "C:\\Program Files\\Eclipse Adoptium",
    "C:\\Program Files\\Java",
  ],
  api: "https://api.adoptium.net",
};

/** Reads the major version from the output of `java -version`; "1.8.0" means 8. 0 if there is none. */
function majorIn(output: string): number {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  return Number((first === "1" ? second : first) ?? 0);
}

function inside(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

/**
 * Finds a Java new enough for the emulators: on the PATH, in JAVA_HOME, the project's own, then in the system's
 * folders.
 */
function findJava({ env, folders }: JavaPlaces): JavaSearch {
  const homes = folders.flatMap((folder) => inside(folder).map((name) => path.join(folder, name)));
  if (env["JAVA_HOME"]) homes.unshift(env["JAVA_HOME"]);
  const commands = ["bin", "Contents/Home/bin"].flatMap((bin) =>
    homes.map((home) => path.join(home, bin, "java")),
  );
  let newest = 0;
  for (const command of ["java", ...commands]) {
    const run = spawnSync(command, ["-version"], { env, encoding: "utf8", timeout: 15_000 });
    const major = run.status === 0 ? majorIn(`${run.stdout}${run.stderr}`) : 0;
    if (major >= RELEASE) return { ok: true, java: { command, major } };
    newest = Math.max(newest, major);
  }
  const instead = newest > 0 ? `only Java ${newest} was found` : "no Java was found";
  return { ok: false, reason: `The emulators need Java ${RELEASE} or newer, and ${instead}.` };
}

/** The part of Adoptium's answer that is used here (https://api.adoptium.net/q/swagger-ui, "assets/latest"). */
const assetsSchema = v.tuple([
  v.object({
    binary: v.object({
      package: v.object({
        name: v.string(),
        link: v.string(),
        checksum: v.string(),
        size: v.number(),
      }),
    }),
  }),
]);

const systems: Partial<Record<NodeJS.Platform, string>> = { darwin: "mac", win32: "windows" };
const processors: Partial<Record<NodeJS.Architecture, string>> = { arm64: "aarch64" };

/**
 * Downloads a Java runtime and moves it into the project's folder once it is complete.
 * @throws Error whose message is the end of a sentence ("there is no network")
 */
async function fetchJava({ folders: [own], api }: JavaPlaces, say: (line: string) => void) {
  const query = new URLSearchParams({
    os: systems[process.platform] ?? process.platform,
    architecture: processors[process.arch] ?? process.arch,
    image_type: "jre",
    vendor: "eclipse",
  });
  const ask = async (url: string, ms: number) => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(ms) }).catch(() => undefined);
    if (!answer) throw new Error("there is no network");
    if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`);
    return answer;
  };
  const listed = await ask(`${api}/v3/assets/latest/${RELEASE}/hotspot?${query}`, 8_000);
  const assets = v.safeParse(assetsSchema, await listed.json().catch(() => undefined));
  if (!assets.success) throw new Error("there is none for this kind of computer");
  const { name, link, checksum, size } = assets.output[0].binary.package;

  const megabytes = Math.ceil(size / 1_000_000);
  say(`Downloading a Java ${RELEASE} runtime (Eclipse Temurin, ${megabytes} MB) into .arena/java.`);
  const answer = await ask(link, 15 * 60_000);
  const content = Buffer.from(await answer.arrayBuffer().catch(() => new ArrayBuffer()));
  if (createHash("sha256").update(content).digest("hex") !== checksum.toLowerCase())
    throw new Error("the checksum of the download is wrong");

  mkdirSync(own, { recursive: true });
  const work = mkdtempSync(path.join(own, ".unpacking-"));
  try {
    const archive = path.basename(name);
    writeFileSync(path.join(work, archive), content);
    mkdirSync(path.join(work, "files"));
    // `tar` works for the zip file too, because on Windows it reads zip files.
    const run = spawnSync("tar", ["-xf", archive, "-C", "files"], { cwd: work, timeout: 120_000 });
    const [root] = run.status === 0 ? inside(path.join(work, "files")) : [];
    if (root === undefined) throw new Error("it could not be unpacked");
    rmSync(path.join(own, root), { recursive: true, force: true });
    renameSync(path.join(work, "files", root), path.join(own, root));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/**
 * Finds a Java on this machine. If none is new enough, downloads Eclipse Temurin once into the project's folder;
 * nothing is installed elsewhere. If neither works, the reason says what to do.
 */
export async function findOrFetchJava(
  say: (line: string) => void,
  places: JavaPlaces = thisMachine,
): Promise<JavaSearch> {
  const found = findJava(places);
  if (found.ok) return found;
  const advice = "Install one: adoptium.net, or Debian's openjdk-21-jre-headless.";
  try {
    await fetchJava(places, say);
    const fetched = findJava(places);
    return fetched.ok ? fetched : { ok: false, reason: `${fetched.reason} ${advice}` };
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    return { ok: false, reason: `${found.reason} None could be downloaded: ${why}. ${advice}` };
  }
}
