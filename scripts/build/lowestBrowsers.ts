import { readFileSync } from "node:fs";
import path from "node:path";

/** What Vite calls the browsers that `browserslist` in package.json names by their lowest version. */
const names: Readonly<Record<string, string>> = {
  Chrome: "chrome",
  Edge: "edge",
  Safari: "safari",
  iOS: "ios",
  Firefox: "firefox",
};

/**
 * The lowest browsers of visitors, as a build target: "chrome109". The list is in package.json, where other tools look too.
 * @throws Error for a line that is not "Name >= version" of a browser known here
 */
export function lowestBrowsers(): string[] {
  const file = path.join(import.meta.dirname, "../../package.json");
  // This repository's own file, which has the list.
  const { browserslist } = JSON.parse(readFileSync(file, "utf8")) as { browserslist: string[] };
  return browserslist.map((line) => {
    const [, name = "", version = ""] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const known = names[name];
    if (!known) throw new Error(`package.json, browserslist: "${line}" is not understood.`);
    return known + version;
  });
}
