import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, it } from "vitest";
import { aliasBy } from "../../alias";

/** What a visitor's page needs to rank a table and to say who is through; the words of "Why?" load when they are opened. */
const ENGINE = ["rank.ts", "outlook.ts", "playOffs.ts"].map((file) =>
  path.resolve("src/domain/table", file),
);

it("the league engine takes at most 6 kB with gzip of a visitor's page", async () => {
  const id = "virtual:engine";
  const built = await build({
    configFile: false,
    logLevel: "silent",
    resolve: { alias: aliasBy() },
    plugins: [
      {
        name: "engine",
        resolveId: (source) => (source === id ? id : null),
        load: (source) =>
          source === id ? ENGINE.map((file) => `export * from "${file}";`).join("\n") : null,
      },
    ],
    build: { write: false, rollupOptions: { input: id, preserveEntrySignatures: "strict" } },
  });
  const [first] = [built].flat();
  const chunks = first && "output" in first ? first.output : [];
  const code = chunks.flatMap((chunk) => (chunk.type === "chunk" ? [chunk.code] : [])).join("");
  expect(code).toContain("playOff");
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(6_000);
});
