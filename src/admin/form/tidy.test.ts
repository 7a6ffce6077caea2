// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { clearAccountData, noteStay } from "@/session/leftBehind";
import { keepLastMove, readLastMove } from "../seasons/lastMove";
import { dropOldDrafts, draftKey, readDraft, writeDraft } from "./drafts";

const DAY = 86_400_000;
const draft = (at = Date.now()) => ({ values: { name: "Ayo" }, base: {}, id: "a", version: 1, at });
const moved = { season: "2025", records: [{ kind: "players", id: "Ayo Bello" }] } as const;
const own = draftKey("ada", "mls", "players", "a");
const others = draftKey("ben", "mls", "players", "a");

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  noteStay(false);
});

it("leaves nothing of whoever signs out, and what others typed", () => {
  for (const key of [own, others]) writeDraft(key, draft());
  localStorage.setItem("arena-pitch-match/mls/one", JSON.stringify({ by: "ada", at: Date.now() }));
  localStorage.setItem("arena-pitch-of/ada/mls/one", "[1]");
  keepLastMove("mls", moved);
  clearAccountData("ada");
  // Entries that the database does not have yet stay, for their account.
  expect(Object.keys(localStorage).toSorted()).toEqual([others, "arena-pitch-of/ada/mls/one"]);
});

it("keeps what is typed on a shared computer in its tab", () => {
  noteStay(true);
  writeDraft(own, draft());
  keepLastMove("mls", moved);
  expect(readDraft(own)?.id).toBe("a");
  expect(readLastMove("mls")).toEqual(moved);
  expect(localStorage).toHaveLength(0);
});

it("drops what is past its time without its form, from a shared computer too", () => {
  writeDraft(own, draft(Date.now() - 8 * DAY));
  writeDraft(others, draft());
  noteStay(true);
  dropOldDrafts();
  expect(Object.keys(localStorage)).toEqual([others]);
});

it("keeps in its tab what is open there when another tab signs out, until it signs out itself", () => {
  writeDraft(own, draft());
  localStorage.removeItem(own);
  const told = { key: own, newValue: null, storageArea: localStorage };
  window.dispatchEvent(new StorageEvent("storage", told));
  expect(localStorage).toHaveLength(0);
  expect(readDraft(own)?.id).toBe("a");
  clearAccountData("ada");
  expect(readDraft(own)).toBeNull();
});
