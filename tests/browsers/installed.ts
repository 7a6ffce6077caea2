import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Installed } from "./otherBrowser";

/** What is looked at, so that a test can put another machine in. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  exists(file: string): boolean;
  /** The names in a folder, none where there is no such folder. */
  list(folder: string): readonly string[];
}

const thisMachine: Machine = {
  env: process.env,
  exists: existsSync,
  list: (folder) => (existsSync(folder) ? readdirSync(folder) : []),
};

function inPath({ env, exists }: Machine, ...names: string[]): string | undefined {
  const folders = (env["PATH"] ?? "").split(":").filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.posix.join(folder, name)))
    .find(exists);
}

/** A Firefox that was installed; undefined if there is none. */
export function findFirefox(machine = thisMachine): Installed | undefined {
  const browser = inPath(machine, "firefox-esr", "firefox");
  return browser === undefined ? undefined : { browser };
}

/** Where Debian keeps the small browser of WebKitGTK: beside its library, by processor and version. */
const LIBRARIES = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"];
const OF_WEBKIT = /^webkit2?gtk-\d/;

/** WebKitGTK's browser with its driver and a screen to draw on; undefined where one of them is missing. */
export function findWebKit(machine = thisMachine): Installed | undefined {
  const driver = inPath(machine, "WebKitWebDriver");
  const screen = machine.env["DISPLAY"] ?? inPath(machine, "Xvfb");
  const browser = LIBRARIES.flatMap((folder) =>
    machine
      .list(folder)
      .filter((name) => OF_WEBKIT.test(name))
      .map((name) => path.posix.join(folder, name, "MiniBrowser")),
  ).find(machine.exists);
  return driver && screen && browser ? { browser, driver } : undefined;
}
