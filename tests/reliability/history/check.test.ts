import { describe, expect, it } from "vitest";
import { checkHistory, type Entry } from "./check";
import type { Told } from "./clients";

const stored = (change: string, version: number, stadium = change): Entry => ({
  change,
  version,
  stadium,
});
const entry = (before: Entry | null, after: Entry | null): Entry => ({ id: "one", before, after });
const first = stored("a", 1);
const second = stored("b", 2);
const good = new Map([
  ["a", entry(null, first)],
  ["b", entry(first, second)],
]);
const told: Told = { id: "one", action: "update", mark: "b", version: 2, said: "saved" };
const faults = (
  entries: ReadonlyMap<string, Entry>,
  record: Entry | null = second,
  said: readonly Told[] = [told],
) => checkHistory(entries, new Map(record ? [["one", record]] : []), said).faults;

/* A check that finds nothing must be able to find something. */
describe("checkHistory", () => {
  it("finds nothing wrong with saves that build on each other", () => {
    expect(faults(good)).toEqual([]);
    const deleted = new Map([...good, ["b-deleted", entry(second, null)]]);
    expect(faults(deleted, null, [{ ...told, action: "delete" }])).toEqual([]);
    const again = new Map([...deleted, ["c", entry(null, stored("c", 1))]]);
    expect(faults(again, stored("c", 1))).toEqual([]);
  });

  it.each<[string, ReadonlyMap<string, Entry>, Entry | null, readonly Told[]]>([
    ["a lost update", new Map([...good, ["c", entry(first, stored("c", 2))]]), stored("c", 2), []],
    ["a save out of nowhere", new Map([["b", entry(first, second)]]), second, []],
    ["a skipped version", new Map([["a", entry(null, stored("a", 3))]]), stored("a", 3), []],
    ["a record that no save left", good, stored("x", 3), []],
    ["a last save that is not stored", good, first, []],
    ["an acknowledged save that is lost", good, second, [{ ...told, mark: "z" }]],
    ["an acknowledged version that is another", good, second, [{ ...told, version: 1 }]],
    ["a deletion that is lost", good, second, [{ ...told, action: "delete" }]],
    ["a save called not saved", good, second, [{ ...told, said: "not saved" }]],
  ])("finds %s", (_, entries, record, said) => {
    expect(faults(entries, record, said).length).toBeGreaterThan(0);
  });

  it("takes no side where nobody knows", () => {
    expect(faults(good, second, [{ ...told, said: "not known" }])).toEqual([]);
    expect(faults(good, second, [{ ...told, mark: "z", said: "not known" }])).toEqual([]);
  });
});
