import { expect, it } from "vitest";
import { notices } from "./notices";

const chunk = (modules: readonly string[]) => ({
  file: "assets/a.js",
  imports: [],
  dynamicImports: [],
  modules,
  styles: [],
  gzip: 0,
});

it("names each package in the site once, with its licence's text, and the font", () => {
  const text = notices({
    chunks: [
      chunk(["src/main.tsx", "node_modules/react/index.js", "node_modules/react/jsx-runtime.js"]),
      chunk(["node_modules/@firebase/firestore/dist/index.js"]),
    ],
  });
  expect(text.match(/^react [\d.]+ \(MIT\)$/gm)).toHaveLength(1);
  expect(text).toMatch(/^@firebase\/firestore [\d.]+ \(Apache-2\.0\)$/m);
  expect(text).toContain("Permission is hereby granted");
  expect(text).toContain("SIL OPEN FONT LICENSE");
  expect(text.startsWith("Arena (MIT)")).toBe(true);
  expect(text).not.toContain("vite ");
});
