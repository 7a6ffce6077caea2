import { readFileSync } from "node:fs";
import path from "node:path";

/** Vite's names of browsers, by their names under `browserslist` in package.json. */
const names: Readonly<Record<string, string>> = {
  Chrome: "chrome",
  Edge: "edge",
  Safari: "safari",
  iOS: "ios",
  Firefox: "firefox",
};

/**
 * Returns the lowest browsers of visitors as build targets ("chrome109"). The list is in package.json, because other
 * tools read it there too.
 * @throws Error if a line is not "Name >= version" with a browser of `names`
 */
export function lowestBrowsers(): string[] {
  const file = path.join(import.meta.dirname, "../../package.json");
  // The type is safe: package.json belongs to this repository and has the list.
  const { browserslist } = JSON.parse(readFileSync(file, "utf8")) as { browserslist: string[] };
  return browserslist.map((line) => {
    const [, name = "", version = ""] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const known = names[name];
    if (!known) throw new Error(`package.json, browserslist: "${line}" is not understood.`);
    return known + version;
  });
}
