import { readFileSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import sharp from "sharp";
import { webManifest } from "../../tools/art/icons";
import { siteRedirects, siteRewrites } from "../../scripts/build/sitePages";
import { contentPolicy, contentPolicyAt, hostingConfig } from "../../scripts/hosting/hostingConfig";
import { connections, embedConnections } from "../../scripts/rules/connections";
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
  const allows = (to: readonly string[]) => ` connect-src ${to.join(" ")};`;
  expect(`${contentPolicy(config)};`).toContain(allows(connections()));
  expect(`${contentPolicyAt(config, "/embed/mls/table")};`).toContain(allows(embedConnections()));
});

it("has a web app manifest of the arena's own name and colours, whose pictures exist", async () => {
  const manifest = read("public/manifest.webmanifest");
  expect(manifest).toBe(webManifest());
  interface Listed {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
  }
  const { icons, screenshots }: Record<"icons" | "screenshots", readonly Listed[]> =
    JSON.parse(manifest);
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const { width, height, format } = await sharp(`public${src}`).metadata();
    expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
  }
  const weigh = ({ src }: Listed) => statSync(`public${src}`).size;
  expect(screenshots.reduce((sum, one) => sum + weigh(one), 0)).toBeLessThan(400_000);
});
