import { writeFileSync } from "node:fs";
import { generateRules } from "./rules/generate";
import { generateIndexes } from "./rules/indexes";

writeFileSync(new URL("../firestore.rules", import.meta.url), generateRules());
writeFileSync(new URL("../firestore.indexes.json", import.meta.url), generateIndexes());
console.log("Wrote firestore.rules and firestore.indexes.json.");
