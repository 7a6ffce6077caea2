import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./emulators/firebaseTools";
import { checkLive } from "./live/checks";

/*
 * Holds a real project against docs/deployment.md: `npm run check:live -- PROJECT`. Reads only; the key and the site's
 * address are those of .env.
 */

const file = path.join(ROOT, ".env");
if (existsSync(file)) process.loadEnvFile(file);
const [project = process.env["VITE_FIREBASE_PROJECT_ID"]] = process.argv.slice(2);
const apiKey = process.env["VITE_FIREBASE_API_KEY"];
if (!project || !apiKey) {
  console.error("Say which project, npm run check:live -- PROJECT, and put its key into .env.");
  process.exit(2);
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
  rules: readFileSync(path.join(ROOT, "firestore.rules"), "utf8"),
  token: gcloud.status === 0 ? gcloud.stdout.trim() : null,
});
const marks = { ok: "✓", wrong: "✗", unknown: "?" } as const;
for (const { what, state, why } of findings) {
  console.log(`${marks[state]} ${what}${state === "ok" ? "" : `: ${why}`}`);
}
process.exitCode = findings.some(({ state }) => state === "wrong") ? 1 : 0;
