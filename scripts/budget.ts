import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { builtReport } from "./build/builtSite";
import { budget } from "./budget/limits";
import { gzipSize } from "./build/siteGraph";
import { phonePictures, weigh } from "./budget/verdict";

/*
 * Checks every page of the built site against its budget of bytes and reads, and that firebase.json allows the styles
 * and scripts in the pages. It measures the build that all suites share. The emulators' addresses in that build make it
 * a few bytes larger than a deployed site, never smaller.
 */

const report = await builtReport();
const { outDir } = report;
const weights = report.pages
  .filter(({ kind }) => kind === "page")
  .map((page) => weigh(page, report));
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);

console.log("JavaScript before a page shows its data and can be used (kB gzip), first reads");
for (const { path: place, script, reads } of weights) {
  console.log(`${kilobytes(script)}  ${reads}  ${place}`);
}

const landing = await readFile(path.join(outDir, "index.html"), "utf8");
const pictures = phonePictures(landing);
const sizes = await Promise.all(
  pictures.map(async (file) => (await stat(path.join(outDir, file))).size),
);
console.log(`First picture of the landing page on a phone: ${sizes.map(kilobytes).join(",")} kB`);

const first = await Promise.all(
  report.shell.first.map(async (file) => gzipSize(await readFile(path.join(outDir, file)))),
);
const shell = first.reduce((sum, size) => sum + size, 0);
console.log(`What the service worker keeps at once: ${kilobytes(shell)} kB`);

const faults = weights.flatMap((weight) => weight.faults.map((fault) => `${weight.path} ${fault}`));
if (sizes.length === 0) faults.push("/ names no first picture for phones");
if (Math.max(0, ...sizes) > budget.picture)
  faults.push(`/ has a first picture over ${budget.picture}`);
if (shell > budget.shell)
  faults.push(`The service worker keeps ${shell} bytes at once, ${budget.shell} allowed`);
if (report.isPolicyRenewed)
  faults.push(
    "The content security policy in firebase.json was out of date and has been updated. Commit firebase.json.",
  );
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
