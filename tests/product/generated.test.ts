import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import sharp from "sharp";
import { webManifest } from "../../scripts/art/icons";
import { siteRedirects, siteRewrites } from "../../scripts/build/sitePages";
import { contentPolicy, contentPolicyAt, hostingConfig } from "../../scripts/hosting/hostingConfig";
import { connections } from "../../scripts/rules/connections";
import { generateEntries } from "../../scripts/rules/entries";
import { generateRules } from "../../scripts/rules/generate";
import { generateIndexes } from "../../scripts/rules/indexes";

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");

it.each([
  ["firestore.rules", generateRules],
  ["firestore.indexes.json", generateIndexes],
  ["src/arena/leagues/entries.ts", generateEntries],
])("%s is what `npm run rules` makes", (file, generate) => {
  expect(read(file)).toBe(generate());
});

it("has the host redirect what the leagues' addresses redirect", () => {
  const wanted = siteRedirects().map((one) => ({ ...one, type: 301 }));
  expect(hostingConfig().redirects).toEqual(wanted);
});

it("has the host answer every match, player and further club of a league with one document", () => {
  expect(hostingConfig().rewrites).toEqual(siteRewrites());
});

it("lets pages connect to Google's services, and to who is sent faults", () => {
  const config = hostingConfig();
  const allowed = ` connect-src ${connections().join(" ")};`;
  for (const policy of [contentPolicy(config), contentPolicyAt(config, "/embed/mls/table")])
    expect(`${policy};`).toContain(allowed);
});

it("has a web app manifest of the arena's own name and colours, whose icons exist", async () => {
  const manifest = read("public/manifest.webmanifest");
  expect(manifest).toBe(webManifest());
  const { icons }: { icons: { src: string; sizes: string }[] } = JSON.parse(manifest);
  for (const { src, sizes } of icons) {
    const { width, height } = await sharp(`public${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});
