import { writeFile } from "node:fs/promises";
import { loadEnv } from "vite";
import { buildSite } from "./build/buildSite";
import { buildKeepingPreviousFiles } from "./build/keepPreviousFiles";
import { parseBuildOptions } from "./build/options";
import { refusal } from "./build/settings";
import { ROOT } from "./emulators/firebaseTools";
import { writeInPageHashes } from "./hosting/inPage";

const options = parseBuildOptions(process.argv.slice(2), ROOT);
const refused = refusal(loadEnv("production", ROOT, "VITE_"), options.isDemo);
if (refused) {
  console.error(refused);
  process.exit(2);
}
if (options.isDemo) process.env["VITE_STORE"] = "embedded";
const report = await buildKeepingPreviousFiles(options.outDir, () => buildSite(options));
const isPolicyRenewed = await writeInPageHashes(report.inPage);
if (options.report) await writeFile(options.report, JSON.stringify({ ...report, isPolicyRenewed }));
if (isPolicyRenewed) {
  console.error(
    "The content security policy in firebase.json was out of date and has been updated. Commit firebase.json.",
  );
  if (process.env["CI"]) process.exitCode = 1;
}
const what = options.isDemo ? "pages of the demonstration" : "pages";
console.log(`${report.pages.length} ${what} in ${report.outDir}`);
