import { buildSite } from "./build/buildSite";
import { parseBuildOptions } from "./build/options";
import { ROOT } from "./emulators/firebaseTools";
import { writeInPageHashes } from "./hosting/inPage";

const report = await buildSite(parseBuildOptions(process.argv.slice(2), ROOT));
if (await writeInPageHashes(report.inPage)) {
  console.error("firebase.json did not allow what stands in the pages. It does now: commit it.");
  if (process.env["CI"]) process.exitCode = 1;
}
console.log(`${report.pages.length} pages in ${report.outDir}`);
