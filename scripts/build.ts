import { buildSite } from "./build/buildSite";
import { parseBuildOptions } from "./build/options";
import { ROOT } from "./emulators/firebaseTools";

const report = await buildSite(parseBuildOptions(process.argv.slice(2), ROOT));
const filled = report.pages.filter(({ withData }) => withData).length;
const carrying = filled > 0 ? `, ${filled} of them with the day's data` : "";
console.log(`${report.pages.length} pages in ${report.outDir}${carrying}`);
