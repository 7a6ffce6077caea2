/**
 * `npm run -s read-file -- --league SLUG|FILE.json --list fixtures|results|players|clubs [--event NAME] [--data demo] [--now MOMENT] FILE`: reads
 * a file as the page "Paste from a spreadsheet" does and prints what it would do as one JSON object. Exit code 0
 * whatever the rows; `--help` prints the leagues and lists; 2 with one sentence for what is no such file, league or list.
 */
import { existsSync, readFileSync } from "node:fs";
import { placeOf } from "./placeOf";
import { readFileOf, readOptions, usage } from "./read-file/readFileOf";

try {
  const args = process.argv.slice(2);
  if (args.includes("--help")) console.log(usage());
  else {
    const options = readOptions(args);
    const place = placeOf(options.file);
    if (!existsSync(place)) throw new Error(`There is no file ${options.file}.`);
    const bytes = new Uint8Array(readFileSync(place));
    console.log(JSON.stringify(await readFileOf(bytes, options)));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
