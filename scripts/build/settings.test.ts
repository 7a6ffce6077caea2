import { expect, it } from "vitest";
import { refusal } from "./settings";

const set = { VITE_FIREBASE_PROJECT_ID: "lakeside", VITE_FIREBASE_API_KEY: "key" };

it.each([
  ["no settings", {}, false],
  ["empty ones, as .env.example has them", { ...set, VITE_FIREBASE_PROJECT_ID: "" }, false],
  ["no key", { VITE_FIREBASE_PROJECT_ID: "lakeside", VITE_STORE: "firestore" }, false],
])("refuses, in two sentences, %s", (_, settings, isDemo) => {
  const said = refusal(settings, isDemo) ?? "";
  expect(said).toContain("-- --demo");
  expect(said.replace(/\.env(\.example)?/g, "").match(/\.(?= |$)/g)).toHaveLength(2);
});

it.each([
  ["a project", set, false],
  ["the demo that was asked for", {}, true],
  ["a store in the browser that was asked for", { VITE_STORE: "embedded" }, false],
])("builds %s", (_, settings, isDemo) => expect(refusal(settings, isDemo)).toBeNull());
