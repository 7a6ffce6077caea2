import { describe, expect, it } from "vitest";
import type { RawDocument } from "../documents";
import { MAX_PUBLISHED_BYTES } from "../documentSize";
import type { PublishedPlace } from "./recordChange";
import { roomIn } from "./room";

const place = (id: string, ...path: [string, string]): PublishedPlace => ({
  id,
  path,
  season: undefined,
  entryOf: (after) => after,
});
const text = (bytes: number) => ({ text: "x".repeat(bytes) });

function roomWith(published: Record<string, RawDocument>) {
  const reads: string[] = [];
  const keepRoom = roomIn({
    get: async (_collection, id) => {
      reads.push(id);
      return published[id] ?? null;
    },
  });
  return { keepRoom, reads };
}

describe("room in a published document", () => {
  it("refuses what no longer fits, with the kind's way out", async () => {
    const full = { records: { old: text(MAX_PUBLISHED_BYTES - 500) }, results: {} };
    const { keepRoom } = roomWith({ mlsResults: full, mls: full });
    const results = place("mlsResults", "records", "new");
    await expect(keepRoom("results", results, text(1_000))).rejects.toMatchObject({
      kind: "tooLarge",
      message: expect.stringContaining("Move finished matches to a past season"),
    });
    const players = keepRoom("players", place("mlsResults", "records", "new"), text(1_000));
    await expect(players).rejects.toThrow("Delete what is not needed any more");
    const sheet = keepRoom("players", place("mls", "players", "new"), text(1_000));
    await expect(sheet).rejects.toThrow("Move finished matches to a past season");
  });

  it("takes what makes a document smaller, though it is full", async () => {
    const full = { records: { old: text(MAX_PUBLISHED_BYTES + 5_000), one: text(2_000) } };
    const { keepRoom } = roomWith({ mlsResults: full });
    const one = place("mlsResults", "records", "one");
    await expect(keepRoom("results", one, text(1_000))).resolves.toBeUndefined();
    await expect(keepRoom("results", one, text(3_000))).rejects.toMatchObject({ kind: "tooLarge" });
  });

  it("measures a document once, until what was saved since comes near", async () => {
    const { keepRoom, reads } = roomWith({ mlsResults: { records: { old: text(800_000) } } });
    for (const id of ["a", "b", "c", "d"]) {
      await keepRoom("results", place("mlsResults", "records", id), text(20_000));
    }
    expect(reads).toEqual(["mlsResults"]);
    await keepRoom("results", place("mlsResults", "records", "e"), text(30_000));
    expect(reads).toEqual(["mlsResults", "mlsResults"]);
  });
});
