import { describe, expect, it } from "vitest";
import { runBatch, throwIfEnded } from "./batch";
import { failure } from "../failure";
import { SaveConflict } from "../store";

const items = Array.from({ length: 12 }, (_, at) => at);
const refuseFirst = (most: number) => (item: number) =>
  item < most ? Promise.reject(failure("denied")) : Promise.resolve(item);

describe("runBatch", () => {
  it("does one item after the other and says how far it is", async () => {
    const progress: string[] = [];
    const onProgress = (tried: number, of: number) => progress.push(`${tried}/${of}`);
    const result = await runBatch([1, 2], (item) => Promise.resolve(item * 10), { onProgress });
    expect(result).toEqual({ done: [10, 20], failed: [], left: [], endedBy: null });
    expect(progress).toEqual(["0/2", "1/2", "2/2"]);
  });

  it("skips refused items with their reasons, and ends after five in a row", async () => {
    const few = await runBatch(items, refuseFirst(4));
    expect(few.failed.map(({ item }) => item)).toEqual([0, 1, 2, 3]);
    expect(few.failed.every(({ reason }) => reason !== "")).toBe(true);
    expect(few.done).toEqual(items.slice(4));

    const many = await runBatch(items, refuseFirst(8));
    expect(many).toMatchObject({ done: [], left: items.slice(5), endedBy: { kind: "denied" } });
    expect(many.failed).toHaveLength(5);
  });

  it("goes on behind any number of refusals where refusals are expected", async () => {
    const { done, failed, left } = await runBatch(items, refuseFirst(8), {
      mostRefusals: Infinity,
    });
    expect([done.length, failed.length, left.length]).toEqual([4, 8, 0]);
  });

  it("ends at once where the items that are left would fail as well; that item is left", async () => {
    const lost = (item: number) =>
      item === 3 ? Promise.reject(failure("offline")) : Promise.resolve(item);
    const result = await runBatch(items, lost);
    expect(result).toMatchObject({ done: [0, 1, 2], failed: [], endedBy: { kind: "offline" } });
    expect(result.left).toEqual(items.slice(3));
    expect(() => throwIfEnded(result)).toThrow(result.endedBy?.message);
  });

  it("notes a conflict and never ends because of conflicts", async () => {
    const conflicting = (item: number) =>
      item < 8 ? Promise.reject(new SaveConflict(null)) : Promise.resolve(item);
    const result = await runBatch(items, conflicting, {
      conflict: (item) => `${item} was changed`,
    });
    expect(result).toMatchObject({ done: items.slice(8), left: [], endedBy: null });
    expect(result.failed[7]).toEqual({ item: 7, reason: "7 was changed" });
  });

  it("asks before each item whether it is still to be done", async () => {
    const skip = (item: number) => (item % 2 === 0 ? "no longer needed" : null);
    const result = await runBatch(items, (item) => Promise.resolve(item), { skip });
    expect(result.done).toEqual([1, 3, 5, 7, 9, 11]);
    expect(result.failed).toHaveLength(6);
  });

  it("stops by hand after the item that is under way", async () => {
    const controller = new AbortController();
    const run = (item: number) => {
      if (item === 2) controller.abort();
      return Promise.resolve(item);
    };
    const result = await runBatch(items, run, { signal: controller.signal });
    expect(result).toEqual({ done: [0, 1, 2], failed: [], left: items.slice(3), endedBy: null });
    expect(throwIfEnded(result)).toBe(result);
  });
});
