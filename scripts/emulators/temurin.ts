import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findJava, JAVA_FOLDER, type JavaSearch } from "./java";

/** A Java release with long support that firebase-tools accepts. */
const RELEASE = 21;

const ADOPTIUM = "https://api.adoptium.net";
const ASK_TIMEOUT = 8_000;
const DOWNLOAD_TIMEOUT = 15 * 60_000;

/** What Adoptium says of a build (https://api.adoptium.net/q/swagger-ui, "assets/latest"). */
interface Package {
  readonly name: string;
  readonly link: string;
  /** SHA-256 in hexadecimal digits. */
  readonly checksum: string;
  /** In bytes. */
  readonly size: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

function packageIn(answer: unknown): Package | undefined {
  const first: unknown = Array.isArray(answer) ? answer[0] : undefined;
  const binary = isRecord(first) ? first["binary"] : undefined;
  const found = isRecord(binary) ? binary["package"] : undefined;
  if (!isRecord(found)) return undefined;
  const { name, link, checksum, size } = found;
  return typeof name === "string" &&
    typeof link === "string" &&
    typeof checksum === "string" &&
    typeof size === "number"
    ? { name: path.basename(name), link, checksum, size }
    : undefined;
}

const systems: Partial<Record<NodeJS.Platform, string>> = {
  linux: "linux",
  darwin: "mac",
  win32: "windows",
};
const processors: Partial<Record<NodeJS.Architecture, string>> = { x64: "x64", arm64: "aarch64" };

/** Linux systems without glibc (Alpine) need a build of their own. */
function hasGlibc(): boolean {
  const report: unknown = process.report.getReport();
  const header = isRecord(report) ? report["header"] : undefined;
  return isRecord(header) && "glibcVersionRuntime" in header;
}

function systemName(): string | undefined {
  return process.platform === "linux" && !hasGlibc() ? "alpine-linux" : systems[process.platform];
}

async function ask(api: string): Promise<Package> {
  const [os, architecture] = [systemName(), processors[process.arch]];
  if (!os || !architecture) throw new Error("there is none for this kind of computer");
  const query = new URLSearchParams({ os, architecture, image_type: "jre", vendor: "eclipse" });
  const answer = await fetch(`${api}/v3/assets/latest/${RELEASE}/hotspot?${query}`, {
    signal: AbortSignal.timeout(ASK_TIMEOUT),
  }).catch(() => undefined);
  if (!answer) throw new Error("there is no network");
  const found = answer.ok ? packageIn(await answer.json().catch(() => undefined)) : undefined;
  if (!found) throw new Error(`${new URL(api).host} named none (${answer.status})`);
  return found;
}

/** The file, when it is what was promised. @throws Error with half a sentence */
async function download({ link, checksum, size }: Package): Promise<Buffer> {
  const signal = AbortSignal.timeout(DOWNLOAD_TIMEOUT);
  const content = await fetch(link, { signal })
    .then(async (answer) => (answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined))
    .catch(() => undefined);
  if (content?.length !== size) throw new Error("the download was cut short");
  const found = createHash("sha256").update(content).digest("hex");
  if (found !== checksum.toLowerCase()) throw new Error("its checksum is wrong");
  return content;
}

/** Unpacks the archive into the folder, whole or not at all. */
function unpack(name: string, content: Buffer, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(path.join(folder, ".unpacking-"));
  try {
    writeFileSync(path.join(work, name), content);
    const inside = path.join(work, "files");
    mkdirSync(inside);
    // The tar of Windows reads zip files too.
    const run = spawnSync("tar", ["-xf", path.join("..", name)], { cwd: inside, timeout: 120_000 });
    const [root] = run.status === 0 ? readdirSync(inside) : [];
    if (root === undefined) throw new Error("it could not be unpacked");
    rmSync(path.join(folder, root), { recursive: true, force: true });
    renameSync(path.join(inside, root), path.join(folder, root));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Where a runtime is asked for and put, so that tests can hand in others. */
export interface JavaSource {
  readonly api: string;
  readonly folder: string;
  find(): JavaSearch;
}

const adoptium: JavaSource = { api: ADOPTIUM, folder: JAVA_FOLDER, find: findJava };

/**
 * The Java of this machine; where there is none new enough, Eclipse Temurin's, which is fetched once into the project's
 * own folder. Nothing is installed elsewhere. The reason, where neither works, says what to do.
 */
export async function findOrFetchJava(
  say: (line: string) => void,
  { api, folder, find }: JavaSource = adoptium,
): Promise<JavaSearch> {
  const own = find();
  if (own.ok) return own;
  try {
    const found = await ask(api);
    const size = Math.ceil(found.size / 1_000_000);
    say(
      `Downloading a Java ${RELEASE} runtime (Eclipse Temurin, ${size} MB, once) into .arena/java.`,
    );
    unpack(found.name, await download(found), folder);
    const fetched = find();
    return fetched.ok ? fetched : { ok: false, reason: `${own.reason} Install one: adoptium.net.` };
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    const reason = `${own.reason} None could be downloaded: ${why}. Install one from adoptium.net.`;
    return { ok: false, reason };
  }
}
