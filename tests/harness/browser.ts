import { execFile, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { LOCAL_FOLDER, ROOT } from "../../scripts/emulators/firebaseTools";

/** A Chromium to test with. */
export interface TestBrowser {
  executablePath: string;
  /** Where it comes from, for a message. */
  from: string;
  /** Environment variables that it needs in addition. */
  env: Record<string, string>;
}

/** The places to search for a browser. Tests use other ones. */
export interface BrowserSources {
  env: Record<string, string | undefined>;
  platform: NodeJS.Platform;
  exists(file: string): boolean;
  /** Returns the path at which Playwright's own browser would be if it were downloaded. */
  playwrights(): string;
  /** Returns the browser from an npm package; undefined if it cannot run. */
  packaged(): Promise<TestBrowser | undefined>;
}

const LINUX_NAMES = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
const MAC_APPS = ["Google Chrome", "Chromium", "Microsoft Edge"];

/** Returns the paths at which this system may have an installed Chrome or Chromium. */
function installed({ env, platform }: BrowserSources): string[] {
  if (platform === "win32") {
    const roots = [env["ProgramFiles"], env["ProgramFiles(x86)"], env["LOCALAPPDATA"]];
    return roots.flatMap((root) =>
      root ? `${root}\\Google\\Chrome\\Application\\chrome.exe` : [],
    );
  }
  if (platform === "darwin") {
    return MAC_APPS.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  }
  const folders = (env["PATH"] ?? "").split(":").filter(Boolean);
  return LINUX_NAMES.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
}

/** The values of ARENA_BROWSER. If it is not set, all are tried in this order. */
const kinds = {
  installed: (sources) => at("this machine", installed(sources).find(sources.exists)),
  playwright: (sources) => at("Playwright", [sources.playwrights()].find(sources.exists)),
  package: (sources) => sources.packaged(),
} satisfies Record<string, (sources: BrowserSources) => MaybeBrowser | Promise<MaybeBrowser>>;

type MaybeBrowser = TestBrowser | undefined;

const at = (from: string, executablePath: string | undefined): MaybeBrowser =>
  executablePath === undefined ? undefined : { executablePath, from, env: {} };

/** Returns the kinds to search for: the one that ARENA_BROWSER names, else all. @throws Error for an unknown name */
function wantedKinds(name: string | undefined) {
  if (!name) return Object.values(kinds);
  const named = Object.entries(kinds).find(([kind]) => kind === name);
  if (named) return [named[1]];
  const known = Object.keys(kinds).join(", ");
  throw new Error(`ARENA_BROWSER must be one of ${known}, not "${name}".`);
}

/**
 * Finds a Chromium: the file that CHROME_PATH names, an installed Chrome or Chromium, Playwright's own
 * download, then the npm package @sparticuz/chromium, which needs only the npm registry and no other network.
 * ARENA_BROWSER=installed, playwright or package allows only that kind.
 * @throws Error, in one plain sentence, if there is none
 */
export async function findBrowser(sources: BrowserSources = thisMachine): Promise<TestBrowser> {
  const file = sources.env["CHROME_PATH"];
  if (file) {
    if (!sources.exists(file)) throw new Error(`CHROME_PATH names no file: ${file}`);
    return { executablePath: file, from: "CHROME_PATH", env: {} };
  }
  const wanted = sources.env["ARENA_BROWSER"];
  for (const find of wantedKinds(wanted)) {
    const found = await find(sources);
    if (found) return found;
  }
  if (wanted) throw new Error(`ARENA_BROWSER=${wanted}: there is no such Chromium here.`);
  throw new Error(
    "No Chromium was found for the browser tests: install Chrome, name one in CHROME_PATH, or run npx playwright install chromium.",
  );
}

/** Returns Chromium's arguments for tests: only the page itself may use the network. */
export function browserArgs(asRoot: boolean = process.getuid?.() === 0): string[] {
  return [
    // Chromium's sandbox does not work for the user root.
    ...(asRoot ? ["--no-sandbox"] : []),
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
}

/** Whether a Chromium starts; it does not if a library is missing. */
function starts(file: string, env: Record<string, string>): boolean {
  return (
    spawnSync(file, ["--version"], { env: { ...process.env, ...env }, timeout: 20_000 }).status ===
    0
  );
}

/** Unpacks @sparticuz/chromium once, with the libraries that a minimal Linux lacks. */
async function packagedChromium(): Promise<TestBrowser | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const manifest = path.join(ROOT, "node_modules/@sparticuz/chromium/package.json");
  if (!existsSync(manifest)) return undefined;
  const { version }: { version?: string } = JSON.parse(readFileSync(manifest, "utf8"));
  const folder = path.join(LOCAL_FOLDER, `chromium-${version ?? "unknown"}`);
  if (!existsSync(folder)) {
    // Several suites start at the same time. Each unpacks into a separate folder; the first one that is ready renames
    // it.
    const own = `${folder}-${process.pid}`;
    mkdirSync(own, { recursive: true });
    // In a separate process, because the package reads these environment variables and changes others.
    await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "-e", UNPACK],
      // With such a name of a runtime the package unpacks its libraries too.
      { cwd: ROOT, env: { ...process.env, TMPDIR: own, AWS_EXECUTION_ENV: "nodejs20.x" } },
    );
    try {
      renameSync(own, folder);
    } catch {
      rmSync(own, { recursive: true, force: true });
    }
  }
  const executablePath = path.join(folder, "chromium");
  const fonts: Record<string, string> = existsSync("/etc/fonts")
    ? {}
    : { FONTCONFIG_PATH: path.join(folder, "fonts") };
  const libraries = { LD_LIBRARY_PATH: path.join(folder, "al2023", "lib") };
  const env = [fonts, { ...fonts, ...libraries }].find((each) => starts(executablePath, each));
  return env && { executablePath, from: "@sparticuz/chromium", env };
}

const UNPACK = `
import chromium from "@sparticuz/chromium";
await chromium.executablePath();
`;

const thisMachine: BrowserSources = {
  env: process.env,
  platform: process.platform,
  exists: existsSync,
  playwrights: () => chromium.executablePath(),
  packaged: packagedChromium,
};
