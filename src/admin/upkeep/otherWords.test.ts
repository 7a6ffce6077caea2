import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { collectionsOfOwners, actionsOfLeague } from "@/data/maintenance/history";
import type { OtherEntry } from "@/data/maintenance";
import { otherInWords, wordsOfActions, wordsOfRights } from "./otherWords";

const rules = readFileSync("firestore.rules", "utf8");

/** Texts in quotes. */
const quotedIn = (text = "") => [...text.matchAll(/'([^']+)'/g)].flatMap(([, one]) => one ?? []);

/** What the rules let an entry of the history do. */
const actions = new Set(
  [...rules.matchAll(/\b(?:h|told)\.action (?:==|in) (\[[^\]]+\]|'\w+')/g)].flatMap(([, of]) =>
    quotedIn(of),
  ),
);
const ofRecords = ["create", "update", "delete", "restore"];

const entry = (change: Partial<OtherEntry>): OtherEntry => ({
  change: "one",
  collection: "mls",
  action: "drop",
  id: "mls",
  before: {},
  after: {},
  redactions: [],
  by: "uid",
  at: 0,
  ...change,
});

it("has words for every action that the rules let the history tell of", () => {
  expect(actions.size).toBeGreaterThan(10);
  const unsaid = [...actions].filter((one) => !ofRecords.includes(one) && !wordsOfActions[one]);
  expect(unsaid).toEqual([]);
});

it("reads every collection that the rules keep for owners, and has words for what is done there", () => {
  const [, kept] = /function isOfOwners\(collection\) \{[^']*'\^\(([^)]+)\)/.exec(rules) ?? [];
  expect(kept?.split("|").toSorted()).toEqual([...collectionsOfOwners].toSorted());
  for (const collection of ["admins", "requests"])
    expect(Object.keys(wordsOfRights[collection] ?? {})).toEqual(ofRecords);
});

it("reads every action of a league but those of its records and live matches", () => {
  const elsewhere = [...ofRecords, "live", "reopen", "backup", "erase"];
  expect([...actions].filter((one) => !elsewhere.includes(one)).toSorted()).toEqual(
    [...actionsOfLeague].toSorted(),
  );
});

it.each<[string, Partial<OtherEntry>, string]>([
  ["a picture", { before: { at: new Date(0), by: "x" } }, "Picture deleted saved"],
  [
    "a count",
    { action: "count", after: { bytes: 40_000_000, count: 2 } },
    "Pictures counted 2 pictures, 40 of 200 MB",
  ],
  [
    "a goal",
    { action: "live", before: { scoreA: 0, scoreB: 0 }, after: { scoreA: 1, scoreB: 0 } },
    "Match as it is played 0–0 → 1–0",
  ],
  [
    "an archive",
    {
      collection: "archives",
      action: "reopen",
      id: "mls@2025",
      before: { count: 345, until: new Date("2026-03-02T12:00:00Z") },
    },
    "Archive note removed season 2025 of",
  ],
  ["a backup", { collection: "backups", action: "backup", after: { documents: 1 } }, "1 document"],
  [
    "an erasure",
    { collection: "erasures", action: "erase", after: { deleted: 1, changed: 5 } },
    "Person erased 1 record deleted, 5 changed",
  ],
  [
    "rights",
    {
      collection: "admins",
      action: "delete",
      before: { email: "a@arena.example", leagues: ["*"], role: "owner" },
    },
    "Rights taken away a@arena.example: Owner of all leagues",
  ],
])("says in plain words what was done with %s", (_, change, words) => {
  const { what, more } = otherInWords(entry(change));
  expect(`${what} ${more}`).toContain(words);
});
