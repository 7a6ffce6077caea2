/**
 * `npm run -s rank -- FILE.json [FILE…]`: computes tables from files in the vectors' format (tests/golden/README.md)
 * and prints one line of JSON for each. For a file that is no vector it prints one plain sentence, with exit code 2.
 * `--help` prints the format. Paths are relative to the folder in which the command was typed.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { resolveTypedPath } from "../scripts/placeOf";
import { runVector } from "./rank/vector";

function readJson(file: string, otherwise: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
  } catch {
    throw new Error(otherwise);
  }
}

function lineOf(file: string): string {
  if (!existsSync(file)) throw new Error("There is no such file");
  const beside = path.join(path.dirname(file), "packs.json");
  const packs = () =>
    existsSync(beside) ? readJson(beside, "The packs.json beside it is no JSON") : undefined;
  return JSON.stringify(runVector(readJson(file, "This is no JSON"), packs));
}

/** Returns the text of `--help`: the description of the format from the folder of the vectors. */
const help = () =>
  `npm run -s rank -- FILE.json [FILE…]\n\n${readFileSync(new URL("../tests/golden/README.md", import.meta.url), "utf8")}`;

const files = process.argv.slice(2);
if (files.includes("--help")) {
  console.log(help().trimEnd());
} else if (files.length === 0) {
  console.error("Name at least one vector file: npm run -s rank -- FILE.json.");
  process.exitCode = 2;
}
for (const file of files.includes("--help") ? [] : files) {
  try {
    console.log(lineOf(resolveTypedPath(file)));
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    console.error(`${file}: ${sentence.replace(/\.$/, "")}.`);
    process.exitCode = 2;
  }
}
