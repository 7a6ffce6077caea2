import { readFileSync, writeFileSync } from "node:fs";
import { generateEntries } from "./rules/entries";
import { generateRules } from "./rules/generate";
import { generateIndexes } from "./rules/indexes";
import { withRedirects } from "./rules/redirects";

const file = (name: string) => new URL(`../${name}`, import.meta.url);

writeFileSync(file("firestore.rules"), generateRules());
writeFileSync(file("firestore.indexes.json"), generateIndexes());
writeFileSync(file("src/arena/leagues/entries.ts"), generateEntries());
writeFileSync(file("firebase.json"), withRedirects(readFileSync(file("firebase.json"), "utf8")));
console.log(
  "Wrote firestore.rules, firestore.indexes.json, src/arena/leagues/entries.ts, and redirects and rewrites of firebase.json.",
);
