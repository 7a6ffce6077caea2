import { expect, it } from "vitest";
import { loadRules } from "./realRules";

/** The real rules without a warning (hygiene.test.ts) prove something only where the compiler gives some. */
it("rules with a function that nobody calls compile with a warning", async () => {
  const wrong = `rules_version = '2';
  service cloud.firestore {
    match /databases/{database}/documents {
      function unused() { return true; }
      match /some/{id} { allow read: if false; }
    }
  }`;
  expect(await loadRules("demo-rules-hygiene", wrong)).toEqual([
    expect.stringContaining("Unused function: unused"),
  ]);
});
