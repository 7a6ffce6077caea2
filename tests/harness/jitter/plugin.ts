import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const fileOf = (address: string) => fileURLToPath(new URL(address, import.meta.url));

/** The product's modules with their delayed versions. */
const REPLACED = new Map([
  [fileOf("../../../src/ui/later/lazyPart.ts"), fileOf("./lazyPart.ts")],
  [fileOf("../../../src/ui/later/later.tsx"), fileOf("./later.tsx")],
  [fileOf("../../../src/demo/embedded/embeddedDocuments.ts"), fileOf("./embeddedDocuments.ts")],
]);
const HERE = fileOf("./");

/**
 * Replaces modules of the product by their delayed versions if `ARENA_JITTER` is set (tests/harness/jitter/delay.ts).
 */
export const jitter = (): Plugin => ({
  name: "jitter",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (!process.env["ARENA_JITTER"] || importer?.startsWith(HERE)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return REPLACED.get(found?.id ?? "") ?? null;
  },
});
