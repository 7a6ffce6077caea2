/**
 * `npm run -s rank -- FILE.json [FILE…]`: runs files in the vectors' format (tests/golden/README.md)
 * through the engine and prints one line of JSON for each. A file that is no vector gets one plain
 * sentence and exit code 2.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { runVector } from "./rank/vector";

function readJson(file: string): unknown {
  if (!existsSync(file)) throw new Error("There is no such file");
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new Error("This is no JSON");
  }
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error("Name at least one vector file: npm run -s rank -- FILE.json.");
  process.exitCode = 2;
}
for (const file of files) {
  try {
    const beside = path.join(path.dirname(file), "packs.json");
    const packs = existsSync(beside) ? readJson(beside) : undefined;
    console.log(JSON.stringify(runVector(readJson(file), packs)));
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}.`);
    process.exitCode = 2;
  }
}
