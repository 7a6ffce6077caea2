import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../scripts/emulators/firebaseTools";
import { goal, measured } from "./goal";
import { site } from "./world/site";

interface Locked {
  readonly packages?: Readonly<
    Record<string, { readonly integrity?: string; readonly link?: boolean }>
  >;
}

/** Packages of the lock file, and those of them whose content it does not fix. */
function lockFile(): { packages: number; loose: string[] } {
  // npm's own file, in its documented form.
  const { packages = {} } = JSON.parse(
    readFileSync(path.join(ROOT, "package-lock.json"), "utf8"),
  ) as Locked;
  const all = Object.entries(packages).filter(([place]) => place.includes("node_modules/"));
  // A package that another one carries within its own archive is fixed by that one's checksum.
  const loose = all.filter(
    ([, one]) => !one.integrity && !one.link && !Reflect.get(one, "inBundle"),
  );
  return { packages: all.length, loose: loose.map(([place]) => place) };
}

const SCRIPT =
  /<script\b[^>]*\bsrc="([^"]+)"|<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g;

/** Scripts of other origins in the built pages, and imports of other origins in the built code. */
function foreignScripts(outDir: string): { files: number; foreign: string[] } {
  const files = readdirSync(outDir, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(?:html|js)$/.test(file),
  );
  const foreign = files.flatMap((file) => {
    const text = readFileSync(path.join(outDir, file), "utf8");
    const found = file.endsWith(".html")
      ? [...text.matchAll(SCRIPT)].map(([, script, preload]) => script ?? preload ?? "")
      : [...text.matchAll(/(?:\bimport\(|\bfrom\s*|\bimport\s*)["'`](https?:[^"'`]+)/g)].map(
          ([, from = ""]) => from,
        );
    return found
      .filter((source) => /^(?:[a-z]+:)?\/\//i.test(source))
      .map((source) => `${file}: ${source}`);
  });
  return { files: files.length, foreign };
}

interface Audit {
  readonly high: number;
  readonly critical: number;
}

/** What the registry knows against the packages visitors and administrators get; null when it does not answer. */
function audit(): Promise<Audit | null> {
  return new Promise((resolve) => {
    const child = spawn("npm", ["audit", "--omit=dev", "--json"], {
      cwd: ROOT,
      stdio: ["ignore", "pipe", "ignore"],
      timeout: 60_000,
      shell: process.platform === "win32",
    });
    let output = "";
    child.stdout.on("data", (text: Buffer) => (output += text.toString()));
    child.once("error", () => resolve(null));
    child.once("close", () => resolve(readAudit(output)));
  });
}

/** @param output of `npm audit --json`; an error of the network is JSON too */
function readAudit(output: string): Audit | null {
  try {
    const answer: unknown = JSON.parse(output);
    const counts: unknown = Reflect.get(
      Object(Reflect.get(Object(answer), "metadata")),
      "vulnerabilities",
    );
    const [high, critical] = ["high", "critical"].map((name) => Reflect.get(Object(counts), name));
    return typeof high === "number" && typeof critical === "number" ? { high, critical } : null;
  } catch {
    return null;
  }
}

goal(
  {
    id: "A10",
    what: "Supply chain: lock file, known faults, scripts of others",
    target: "every package fixed by checksum, 0 high or critical, 0 foreign script origins",
    isSlow: true,
  },
  async () => {
    const { packages, loose } = lockFile();
    const { outDir } = await site();
    const { files, foreign } = foreignScripts(outDir);
    const known = await audit();
    const wrong = [...loose.map((place) => `${place} has no checksum`), ...foreign];
    if (known && known.high + known.critical > 0) {
      wrong.push(`npm audit: ${known.high} high, ${known.critical} critical`);
    }
    const audited = known
      ? `npm audit: ${known.high} high, ${known.critical} critical`
      : "npm audit not run: the registry does not answer it";
    return measured(
      `${packages} packages, ${loose.length} without checksum; ${files} built files, ${foreign.length} foreign scripts; ${audited}`,
      wrong,
      { enough: packages > 0 && files > 0 },
    );
  },
);
