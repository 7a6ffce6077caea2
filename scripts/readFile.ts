/**
 * `npm run -s read-file -- --league SLUG|FILE.json --list fixtures|results|players|clubs [--event NAME] [--data demo]
 * [--now MOMENT] FILE`: reads a file in the same way as the page "Paste from a spreadsheet" and prints what the page
 * would do as one JSON object. `--help` prints the leagues and lists. Exit code 0 even if rows are refused; 2 with one
 * sentence if there is no such file, league or list.
 */
import { existsSync, readFileSync } from "node:fs";
import { resolveTypedPath } from "./placeOf";
import { readFileOf, readOptions, usage } from "./read-file/readFileOf";

try {
  const args = process.argv.slice(2);
  if (args.includes("--help")) console.log(usage());
  else {
    const options = readOptions(args);
    const place = resolveTypedPath(options.file);
    if (!existsSync(place)) throw new Error(`There is no file ${options.file}.`);
    const bytes = new Uint8Array(readFileSync(place));
    console.log(JSON.stringify(await readFileOf(bytes, options)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
