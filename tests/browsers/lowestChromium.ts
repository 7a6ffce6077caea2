import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { chromium } from "@playwright/test";
import { LOCAL_FOLDER } from "../../scripts/emulators/firebaseTools";
import { browserArgs } from "../harness/browser";
import type { Installed, OtherBrowser } from "./otherBrowser";

const run = promisify(execFile);
const unpack = promisify(brotliDecompress);

/** The lowest of the list in package.json ("browserslist"), as a package that holds nothing else. */
const PACKAGE = "@sparticuz/chromium@109.0.6";
const FOLDER = path.join(LOCAL_FOLDER, "chromium-109.0.6");
const CHROMIUM = path.join(FOLDER, "chromium");

/** The lowest Chromium of the list, fetched once; undefined where it does not run or cannot be fetched. */
export async function findLowestChromium(): Promise<Installed | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  if (!existsSync(FOLDER)) {
    // Another run may fetch it too: each does beside, and the first that is ready puts its copy there.
    const own = `${FOLDER}-${process.pid}`;
    try {
      await fetchInto(own);
      await rename(own, FOLDER);
    } catch {
      await rm(own, { recursive: true, force: true });
      if (!existsSync(FOLDER)) return undefined;
    }
  }
  const args = ["--headless", "--disable-gpu", ...browserArgs(), "--dump-dom", "about:blank"];
  const starts = spawnSync(CHROMIUM, args, { env: environment(), timeout: 60_000 });
  return starts.status === 0 ? { browser: CHROMIUM } : undefined;
}

async function fetchInto(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const { stdout } = await run("npm", ["pack", PACKAGE, "--silent"], { cwd: folder });
  await run("tar", ["xzf", stdout.trim()], { cwd: folder });
  const packed = (name: string) => readFile(path.join(folder, "package/bin", `${name}.br`));
  await writeFile(path.join(folder, "chromium"), await unpack(await packed("chromium")), {
    mode: 0o755,
  });
  // The libraries that a bare Linux lacks, and a painter that needs no graphics card.
  for (const name of ["aws.tar", "swiftshader.tar"]) {
    await writeFile(path.join(folder, name), await unpack(await packed(name)));
    await run("tar", ["xf", name], { cwd: folder });
  }
  await rm(path.join(folder, "package"), { recursive: true });
}

function environment(): Record<string, string> {
  const known = Object.entries(process.env).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  );
  const fonts: Record<string, string> = existsSync("/etc/fonts") ? {} : { FONTCONFIG_PATH: FOLDER };
  return { ...Object.fromEntries(known), ...fonts, LD_LIBRARY_PATH: path.join(FOLDER, "lib") };
}

/** Starts it without a window, at a phone's width. */
export async function startLowestChromium({ browser }: Installed): Promise<OtherBrowser> {
  const started = await chromium.launch({
    executablePath: browser,
    args: ["--disable-gpu", ...browserArgs()],
    env: environment(),
  });
  const page = await started.newPage({ viewport: { width: 390, height: 844 }, locale: "en-GB" });
  const errors: string[] = [];
  page.on("console", (message) => {
    // An address that leads nowhere is answered so; a missing part of the site shows on its page.
    const isMissing = message.text().includes("status of 404");
    if (message.type() === "error" && !isMissing) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return {
    errors,
    open: async (url) => {
      await page.goto(url, { waitUntil: "domcontentloaded" });
    },
    ask: (expression) => page.evaluate(expression),
    press: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).first().pressSequentially(text),
    key: (name) => page.keyboard.press(name),
    close: () => started.close(),
  };
}
