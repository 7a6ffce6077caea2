import { expect, it } from "vitest";
import { mbl } from "../../arena/leagues/mbl";
import { mls } from "../../arena/leagues/mls";
import { BATCHES, type NewBatch } from "@/data/batches/batches";
import { makeTeam } from "../../factories/records";
import { failureOf, type Steps } from "../steps";

const batch: NewBatch = {
  id: "batch-of-many",
  what: "delete",
  how: "",
  league: "mls",
  total: 4,
  ids: ["a", "b", "c", "d"],
};

/** Batches that are under way or were cut off. */
export function batches(steps: Steps): void {
  it("keeps a batch until it ends, with what its saves wrote", async () => {
    const { tested, admin } = steps;
    await admin.batches.begin(batch);
    expect(await admin.batches.open(mls)).toMatchObject([batch]);
    expect(await admin.batches.open(mbl)).toEqual([]);
    const made = await admin.store.create(mls, "teams", {
      id: "a",
      version: 0,
      entity: makeTeam({ name: "Ash" }),
      group: batch.id,
    });
    await admin.store.create(mls, "teams", {
      id: "by-itself",
      version: 0,
      entity: makeTeam({ name: "Birch" }),
    });
    await admin.store.remove(mls, "teams", made, batch.id);
    expect([...(await admin.batches.saved(mls, batch.id))]).toEqual(["mlsTeams/a"]);
    await admin.batches.end(batch.id);
    await admin.batches.end(batch.id);
    expect(await tested.ids(BATCHES)).toEqual([]);
  });

  it.runIf(steps.isWhole)("keeps batches of the whole arena for owners", async () => {
    const { tested, admin } = steps;
    const stranger = await tested.connect({ leagues: ["mbl"] });
    const owner = await tested.connect({ role: "owner" });
    const whole = { ...batch, id: "batch-of-all", league: "*", what: "erase" } as const;
    for (const one of [admin, stranger])
      expect(await failureOf(one.batches.begin(whole))).toMatchObject({ kind: "denied" });
    expect(await failureOf(stranger.batches.begin(batch))).toMatchObject({ kind: "denied" });
    await owner.batches.begin(whole);
    expect(await owner.batches.open(null)).toMatchObject([whole]);
    // It says that it is under way: nobody else gives it up.
    expect(await failureOf(stranger.batches.end(whole.id))).toMatchObject({ kind: "denied" });
    await owner.batches.end(whole.id);
    expect(await tested.ids(BATCHES)).toEqual([]);
  });
}
