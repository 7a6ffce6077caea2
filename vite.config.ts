import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { chunkGroups } from "./scripts/build/chunkGroups.ts";
import { leanRouter } from "./scripts/build/leanRouter.ts";

export default defineConfig({
  plugins: [react(), leanRouter()],
  resolve: { alias: { "@": fileURLToPath(new URL("./src", import.meta.url)) } },
  build: {
    target: "es2022",
    sourcemap: false,
    // Browsers without it (Safari before 17) fetch what they need when they need it.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
