import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fields, makeBench, newId, type Bench } from "./bench";
import { collectionNamed, collections, example } from "./examples";
import { makeSave, NOW, publishedDocument, storedRecord, writesOf, type Fields } from "./save";
import { report } from "./tally";
import { PAST, without, withPublished } from "./tamper";
import { adminOf, chief, sdkCommit } from "./world";

let bench: Bench;

beforeAll(async () => {
  bench = await makeBench("rebuilding");
});
afterAll(() => bench.world.close());

describe("rebuilding what is published", () => {
  const rebuild = (by: string): Fields => ({
    records: { one: storedRecord(fields) },
    lastId: "",
    lastChange: "",
    updatedAt: NOW,
    rebuiltBy: by,
    rebuiltAt: NOW,
  });
  const mlsAdmin = adminOf["mls"] ?? chief;
  const put = (path: string, data: Fields) => () =>
    sdkCommit(bench.world.as(mlsAdmin), [{ op: "set", path, fields: data }]);

  it("is done by an administrator of the league, over nothing or over anything", async () => {
    const whole = rebuild("mls-admin");
    for (const { name, league } of collections) {
      const mine = league.slug === "mls";
      for (const path of [
        `published/${name}`,
        `published/${name}@2024`,
        `published/${name}@2024`,
      ]) {
        await (mine
          ? bench.tally.allow(path, put(path, whole))
          : bench.tally.forbid(path, put(path, whole)));
      }
    }
    const path = "published/mlsPlayers";
    for (const key of Object.keys(whole))
      await bench.tally.forbid(`without ${key}`, put(path, without(whole, key)));
    for (const [key, wrong] of Object.entries({
      records: [],
      lastId: "one",
      lastChange: "one",
      updatedAt: PAST,
      rebuiltBy: "chief",
      rebuiltAt: PAST,
      note: "x",
    })) {
      await bench.tally.forbid(`wrong ${key}`, put(path, { ...whole, [key]: wrong }));
    }
    for (const name of [
      "mlsPlayers@",
      "mlsPlayers@a b",
      `mlsPlayers@${"a".repeat(21)}`,
      "mlsPlayers@1@2",
      "mlsOther",
    ]) {
      await bench.tally.forbid(name, put(`published/${name}`, whole));
    }
    await bench.tally.forbid("deleted", () =>
      sdkCommit(bench.world.as(mlsAdmin), [{ op: "delete", path }]),
    );
    expect(bench.wrong()).toEqual([]);
  });

  it("leaves its mark through later saves", async () => {
    await bench.world.seed({
      "published/mlsFixtures": { ...publishedDocument({}), rebuiltBy: "chief", rebuiltAt: PAST },
    });
    const save = makeSave({
      collection: "mlsFixtures",
      id: newId(),
      fields: example(collectionNamed("mlsFixtures")),
      by: "chief",
      published: true,
    });
    await bench.tally.forbid(
      "mark removed",
      bench.attempt(writesOf(withPublished(save, [["rebuiltBy"], undefined]))),
    );
    await bench.tally.allow("mark left", bench.attempt(writesOf(save)));
    expect(bench.wrong()).toEqual([]);
  });
});

it("lets nothing of this through", () => {
  report(
    "A1 rebuilds",
    `${bench.tally.forbidden} forbidden tried, ${bench.tally.leaks.length} passed; ${bench.tally.allowed} allowed, ${bench.tally.refused.length} refused`,
  );
  expect(bench.wrong()).toEqual([]);
});
