import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "vite";
import { gzipSize, sourcePath } from "../scripts/build/siteGraph";
import { singleOutput } from "../scripts/build/single";
import { ROOT } from "../scripts/projectFiles";
import { reportsFolder } from "../scripts/test/reports";

/*
 * Prints the costs of each room (a folder of `src`, or a folder at the top) as a table for docs/architecture.md: lines,
 * seconds of its tests in the last `npm test` of this checkout, bytes of its code in the built site.
 * `npx tsx tools/rooms.ts [FOLDER OF REPORTS]`
 */

interface Room {
  code: number;
  css: number;
  tests: number;
  seconds: number;
  bytes: number;
}

const rooms = new Map<string, Room>();

/** Returns the room of a file: the folder in `src`, else the folder at the top; undefined if it belongs to no room. */
function roomOf(file: string): Room | undefined {
  const [top = "", folder = ""] = file.split("/");
  const name = top === "src" ? folder : top;
  if (!["src", "scripts", "tools", "tests"].includes(top) || name.includes(".")) return undefined;
  const room = rooms.get(name) ?? { code: 0, css: 0, tests: 0, seconds: 0, bytes: 0 };
  rooms.set(name, room);
  return room;
}

for (const file of execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).split("\n")) {
  if (!/\.(?:tsx?|css|rules)$/.test(file)) continue;
  const room = roomOf(file);
  if (!room) continue;
  const lines = readFileSync(path.join(ROOT, file), "utf8").split("\n").length - 1;
  const isTest = file.startsWith("tests/") || /\.test\.tsx?$/.test(file);
  room[isTest ? "tests" : file.endsWith(".css") ? "css" : "code"] += lines;
}

interface Report {
  readonly testResults: readonly { name: string; startTime: number; endTime: number }[];
}

/**
 * Returns the path of a test inside the checkout, from its absolute path in the checkout of the report. A folder above
 * that checkout may be named as one of its folders, so the path must exist here.
 */
function fileOf(name: string): string {
  const starts = [...name.matchAll(/(?<=\/)(?:src|scripts|tools|tests)\//g)];
  const paths = starts.map(({ index }) => name.slice(index));
  return paths.find((file) => existsSync(path.join(ROOT, file))) ?? "";
}

const reports = process.argv[2] ?? reportsFolder("short");
for (const suite of ["unit", "dom", "product", "tools", "emulator"]) {
  const file = path.join(reports, `${suite}.json`);
  if (!existsSync(file)) {
    console.error(`No report of ${suite} in ${reports}: its seconds are missing.`);
    continue;
  }
  const { testResults } = JSON.parse(readFileSync(file, "utf8")) as Report;
  for (const { name, startTime, endTime } of testResults) {
    const room = roomOf(fileOf(name));
    if (room) room.seconds += (endTime - startTime) / 1000;
  }
}

const journeys = path.join(reports, "e2e.json");
const end = roomOf("tests/e2e");
if (end && existsSync(journeys)) {
  const { stats } = JSON.parse(readFileSync(journeys, "utf8")) as { stats: { duration: number } };
  end.seconds += stats.duration / 1000;
}

const { output } = singleOutput(
  await build({
    root: ROOT,
    configFile: path.join(ROOT, "vite.config.ts"),
    logLevel: "error",
    build: { write: false, chunkSizeWarningLimit: 1000 },
  }),
);
let packages = 0;
for (const chunk of output) {
  if (chunk.type !== "chunk") continue;
  // The gzip size of a file is divided among its modules in proportion to their code before minification.
  const modules = Object.entries(chunk.modules);
  const whole = modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0);
  const sent = gzipSize(chunk.code);
  for (const [id, { renderedLength }] of modules) {
    const bytes = whole === 0 ? 0 : (sent * renderedLength) / whole;
    const room = roomOf(sourcePath(id, ROOT));
    if (room) room.bytes += bytes;
    else packages += bytes;
  }
}

const rounded = (value: number) => Math.round(value).toLocaleString("en");
console.log("| room | code | CSS | tests | seconds | kB |\n| --- | --- | --- | --- | --- | --- |");
for (const [name, { code, css, tests, seconds, bytes }] of [...rooms].toSorted(
  ([, a], [, b]) => b.code - a.code,
)) {
  const cells = [code, css, tests, seconds, bytes / 1000].map(rounded);
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}
console.log(`| packages | | | | | ${rounded(packages / 1000)} |`);
