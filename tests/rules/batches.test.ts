import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  where,
} from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { batchLimits } from "@/data/batches/batches";
import { batchWrite, storedBatch } from "./batchScene";
import { people, roleBench, uidOf } from "./roleBench";
import { adminOf, chief, owner, type Identity } from "./rulesEmulator";
import type { Fields, Write } from "./save";

/** Batches: begun, seen and ended by administrators of the league, those of the whole arena by owners. */

const bench = roleBench("A18 batches");

const football = people.filter((who) => [adminOf["mls"], chief, owner].some((one) => one === who));
const PATH = "batches/one";
const remove = () => bench.remove(PATH);
const ended: Write = { op: "delete", path: PATH };

describe("a batch", () => {
  it("is begun by administrators of its league, as their own", async () => {
    expect(football).toHaveLength(3);
    await bench.tryAll("begun", football, (who) => [batchWrite(uidOf(who))], remove);
    await bench.tryAll(
      "of the arena",
      [owner],
      (who) => [batchWrite(uidOf(who), { league: "*" })],
      remove,
    );
    expect(bench.wrongly()).toEqual([]);
  });

  it.each<[string, Fields]>([
    ["no work that is known", { what: "nothing" }],
    ["a number as its work", { what: 1 }],
    ["too long a plan", { how: "x".repeat(batchLimits.how + 1) }],
    ["a list as its plan", { how: ["x"] }],
    ["another's name", { by: "x" }],
    ["a time of its own", { at: new Date(0) }],
    ["a league that there is not", { league: "nowhere" }],
    ["few saves", { total: batchLimits.fewest }],
    ["a fraction of saves", { total: 4.5 }],
    ["too many saves", { total: batchLimits.total + 1 }],
    ["too many ids", { ids: Array.from({ length: batchLimits.ids + 1 }, (_, at) => `id-${at}`) }],
    ["an id that is none", { ids: ["a/b"] }],
    ["two ids in one", { ids: ["a\nb"] }],
    ["a number as an id", { ids: [1] }],
    ["a text as its ids", { ids: "one" }],
    ["a key more", { secret: "x" }],
  ])("is refused with %s", async (name, change) => {
    await remove();
    await bench.tally.forbid(name, bench.commit(chief, [batchWrite("chief", change)]));
    await bench.tally.allow("the right one", bench.commit(chief, [batchWrite("chief")]));
    expect(bench.wrongly()).toEqual([]);
  });

  it("is refused with a key less", async () => {
    await remove();
    const whole = batchWrite("chief");
    const { how: _, ...fields } = whole.op === "set" ? whole.fields : {};
    await bench.tally.forbid("less", bench.commit(chief, [{ op: "set", path: PATH, fields }]));
    expect(bench.wrongly()).toEqual([]);
  });

  it("is taken with as many ids as it may have", async () => {
    await remove();
    const ids = Array.from({ length: batchLimits.ids }, (_, at) => `record-of-many-${at}`);
    const how = "é".repeat(batchLimits.how);
    await bench.tally.allow("full", bench.commit(chief, [batchWrite("chief", { ids, how })]));
    expect(bench.wrongly()).toEqual([]);
  });

  it("is never changed", async () => {
    await bench.world.seed({ [PATH]: storedBatch("chief", new Date(0)) });
    for (const who of people)
      await bench.tally.forbid(
        `changed by ${who.name}`,
        bench.commit(who, [{ op: "change", path: PATH, changes: [[["total"], 5]] }]),
      );
    expect(bench.wrongly()).toEqual([]);
  });

  it("is ended by who began it, by owners, and by others after ten minutes", async () => {
    const minutes = (count: number) => new Date(Date.now() - count * 60_000);
    const cases: readonly [string, Fields, readonly Identity[]][] = [
      ["own", storedBatch("chief", minutes(0)), [chief, owner]],
      ["of another, nine minutes ago", storedBatch("x", minutes(9)), [owner]],
      ["of another, eleven minutes ago", storedBatch("x", minutes(11)), football],
      ["of the arena", storedBatch("x", minutes(11), { league: "*" }), [owner]],
    ];
    for (const [name, stored, who] of cases)
      await bench.tryAll(
        name,
        who,
        () => [ended],
        () => bench.world.seed({ [PATH]: stored }),
      );
    expect(bench.wrongly()).toEqual([]);
  });

  it("is seen by administrators of its league", async () => {
    await bench.world.seed({
      [PATH]: storedBatch("x", new Date()),
      "batches/whole": storedBatch("x", new Date(), { league: "*" }),
    });
    for (const who of people) {
      const database = bench.world.as(who);
      const list = (league: string, most: number) => () =>
        getDocsFromServer(
          query(collection(database, "batches"), where("league", "==", league), limit(most)),
        );
      const ofLeague = football.includes(who);
      const reads: readonly [string, boolean, () => Promise<unknown>][] = [
        ["one", ofLeague, () => getDocFromServer(doc(database, PATH))],
        ["of the league", ofLeague, list("mls", 200)],
        ["of the arena", who === owner, list("*", 200)],
        ["too many", false, list("mls", 201)],
      ];
      for (const [name, may, read] of reads)
        await bench.tally[may ? "allow" : "forbid"](`${name} by ${who.name}`, read);
    }
    expect(bench.wrongly()).toEqual([]);
  });
});
