import { buildSite } from "./build/buildSite";
import { parseBuildOptions } from "./build/options";
import { ROOT } from "./emulators/firebaseTools";

const report = await buildSite(parseBuildOptions(process.argv.slice(2), ROOT));
console.log(`${report.pages.length} pages in ${report.outDir}`);
