import { readFileSync } from "node:fs";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { alias } from "./alias.ts";
import { chunkGroups } from "./scripts/build/chunkGroups.ts";
import { className } from "./scripts/build/classNames.ts";
import { leanRouter } from "./scripts/build/leanRouter.ts";
import { lowestBrowsers } from "./scripts/build/lowestBrowsers.ts";
import { olderColours } from "./scripts/build/olderColours.ts";

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as {
  version: string;
};

export default defineConfig({
  define: { "import.meta.env.VITE_VERSION": JSON.stringify(version) },
  plugins: [react(), leanRouter()],
  resolve: { alias },
  css: { postcss: { plugins: [olderColours] }, modules: { generateScopedName: className } },
  build: {
    target: lowestBrowsers(),
    sourcemap: false,
    // No polyfill: browsers without modulepreload (Safari before 17) fetch files when they need them. Lazily loaded
    // code lists only its styles to preload. The scripts that it imports are named by the page's HTML or by the code
    // itself; lists of them for all pages would be 2 kB of each first view.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === "js" ? needed.filter((file) => file.endsWith(".css")) : needed,
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
