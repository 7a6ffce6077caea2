import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseArgs } from "node:util";
import { arena } from "@arena/arena";
import { entries } from "@arena/leagues/entries";
import { ROOT } from "../scripts/emulators/firebaseTools";
import { checkLive, type IndexNeeded } from "./live/checks";

/*
 * The command `npm run check:live -- PROJECT`: checks a real project against docs/deployment.md. It only reads. The API
 * key and the site's address come from .env. With `--as EMAIL` it signs in as an owner, to check data that only owners
 * can read.
 */

const file = path.join(ROOT, ".env");
if (existsSync(file)) process.loadEnvFile(file);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { as: { type: "string" } },
});
const [project = process.env["VITE_FIREBASE_PROJECT_ID"]] = positionals;
const apiKey = process.env["VITE_FIREBASE_API_KEY"];
if (!project || !apiKey) {
  console.error("Name the project (npm run check:live -- PROJECT) and put its API key into .env.");
  process.exit(2);
}

/** Asks for a password without showing it; it can also come from a pipe. */
async function askPassword(email: string): Promise<string> {
  process.stdout.write(`Password of ${email}: `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await lines.question("");
  lines.close();
  process.stdout.write("\n");
  return password;
}

const gcloud = spawnSync("gcloud", ["auth", "print-access-token"], {
  encoding: "utf8",
  shell: process.platform === "win32", // gcloud is a .cmd file there
});
const findings = await checkLive({
  project,
  apiKey,
  database: process.env["VITE_FIREBASE_DATABASE_ID"] || "(default)",
  site: (process.env["VITE_SITE_URL"] || `https://${project}.web.app`).replace(/\/$/, ""),
  firestore: "https://firestore.googleapis.com",
  auth: "https://identitytoolkit.googleapis.com",
  rulesService: "https://firebaserules.googleapis.com",
  signUp: arena.signUp === true,
  rules: readFileSync(path.join(ROOT, "firestore.rules"), "utf8"),
  sessions: "https://securetoken.googleapis.com",
  leagues: entries.map(({ slug }) => slug),
  // The type is safe: `npm run rules` writes this file.
  indexes: (
    JSON.parse(readFileSync(path.join(ROOT, "firestore.indexes.json"), "utf8")) as {
      indexes: IndexNeeded[];
    }
  ).indexes,
  as: values.as ? { email: values.as, password: await askPassword(values.as) } : null,
  token: gcloud.status === 0 ? gcloud.stdout.trim() : null,
});
const marks = { ok: "✓", wrong: "✗", unknown: "?" } as const;
for (const { what, state, why } of findings) {
  const said = { ok: why && `: ${why}`, wrong: `: ${why}`, unknown: `: not checked (${why})` }[
    state
  ];
  console.log(`${marks[state]} ${what}${said}`);
}
process.exitCode = findings.some(({ state }) => state === "wrong") ? 1 : 0;
