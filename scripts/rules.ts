import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { alias, TEST_ARENA } from "../alias";
import { ROOT } from "./emulators/firebaseTools";
import { generateEntries, groupTroubles, misnamed } from "./rules/entries";

/*
 * The command `npm run rules`: writes the files that are made from leagues, sports and schemas. For the tests' arena it
 * writes only the entries of its leagues.
 */

const place = (file: string) => path.join(ROOT, file);

const folder = path.join(alias["@arena"], "leagues");
const wrong = misnamed((file) => existsSync(path.join(folder, file)));
if (wrong.length > 0) {
  console.error(`Nothing was written.\n${wrong.join("\n")}`);
  process.exit(1);
}
for (const trouble of groupTroubles()) console.warn(trouble);
writeFileSync(path.join(folder, "entries.ts"), generateEntries());
if (process.env["TSX_TSCONFIG_PATH"] !== TEST_ARENA) {
  // These modules read addresses from the entries when they are loaded, so they are loaded after the entries are
  // written.
  const { generateRules } = await import("./rules/generate");
  const { generateIndexes } = await import("./rules/indexes");
  const { withConnections } = await import("./rules/connections");
  const { withRedirects } = await import("./rules/redirects");
  writeFileSync(place("firestore.rules"), generateRules());
  writeFileSync(place("firestore.indexes.json"), generateIndexes());
  writeFileSync(
    place("firebase.json"),
    withConnections(withRedirects(readFileSync(place("firebase.json"), "utf8"))),
  );
  const tests = spawnSync(
    process.execPath,
    [path.join(ROOT, "node_modules/tsx/dist/cli.mjs"), "scripts/rules.ts"],
    {
      cwd: ROOT,
      env: { ...process.env, TSX_TSCONFIG_PATH: TEST_ARENA },
      stdio: "inherit",
    },
  );
  if (tests.status !== 0) throw new Error("The entries of the tests' arena could not be written.");
  console.log(
    "Wrote firestore.rules, firestore.indexes.json, leagues/entries.ts of src/arena and tests/arena, and redirects, rewrites and connections of firebase.json.",
  );
}
