import { doc, getDocFromServer } from "firebase/firestore";
import { beforeEach, describe, expect, it } from "vitest";
import { official } from "./officialScene";
import { roleBench, people, uidOf } from "./roleBench";
import { rightsWrites } from "./roleScene";
import { NOW, publication, rebuildOf, storedRecord, type Fields, type Write } from "./save";
import { adminOf, chief, owner } from "./rulesEmulator";

/** What visitors read of the arena's officials: names of those who agreed, which follow from the records. */

const bench = roleBench("A15 names of officials");

const stored = storedRecord(official);
const shown = { name: official["name"], does: official["does"] };
const silent = { ...official, agreed: false };
const keepers = [adminOf["mls"], adminOf["mbl"], chief, owner];
const mayKeep = (who: unknown) => keepers.some((one) => one === who);

beforeEach(async () => {
  await bench.world.seed({
    "officials/one": stored,
    "published/officials": {
      records: { one: shown, other: { name: "Musa Idris", does: "" } },
      lastId: "",
      lastChange: "before",
      updatedAt: new Date("2026-03-01T12:00:00Z"),
    },
  });
});

/** A save of an official with what is published of it. @param entry undefined takes it away */
function saved(fields: Fields | null, entry: unknown, by = "chief"): readonly Write[] {
  const writes = rightsWrites("one", fields, { collection: "officials", by, stored });
  const change = writes.at(-1)?.path.split("/")[1] ?? "";
  const { changes } = publication("officials", { section: "records", id: "one", entry, change });
  return [...writes, { op: "change", path: "published/officials", changes }];
}

describe("the names of officials", () => {
  it("are everybody’s to read, who may read no official", async () => {
    for (const who of people) {
      const read = (path: string) => () => getDocFromServer(doc(bench.world.as(who), path));
      await bench.tally.allow(`names by ${who.name}`, read("published/officials"));
      const may = mayKeep(who);
      await bench.tally[may ? "allow" : "forbid"](`one by ${who.name}`, read("officials/one"));
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it("change with the official, by whoever keeps officials", async () => {
    const there = () => bench.world.seed({ "officials/one": stored });
    const changed = { ...official, does: "Umpire" };
    const some = people.filter(mayKeep);
    expect(some).toHaveLength(4);
    await bench.tryAll(
      "changed",
      some,
      (who) => [...saved(changed, { ...shown, does: "Umpire" }, uidOf(who))],
      there,
    );
    await bench.tryAll("silent", some, (who) => [...saved(silent, undefined, uidOf(who))], there);
    await bench.tryAll("gone", some, (who) => [...saved(null, undefined, uidOf(who))], there);
    expect(bench.wrongly()).toEqual([]);
  });

  it.each<[string, Fields | null, unknown]>([
    ["somebody who has not agreed", silent, shown],
    ["somebody who is deleted", null, shown],
    ["another name", official, { ...shown, name: "Ben Musa" }],
    ["a contact", official, { ...shown, contact: official["contact"] }],
    ["less than is shown", official, { name: official["name"] }],
    ["nobody, where one agreed", official, undefined],
    ["a text", official, "Ada Obi"],
  ])("never tell of %s", async (name, fields, entry) => {
    await bench.tally.forbid(name, bench.commit(chief, [...saved(fields, entry)]));
    expect(bench.wrongly()).toEqual([]);
  });

  it("are not left behind, and nobody else’s are touched", async () => {
    const writes = saved({ ...official, does: "Umpire" }, { ...shown, does: "Umpire" });
    const [record, entry, publish] = writes;
    if (!record || !entry || publish?.op !== "change") throw new Error("Three writes are a save.");
    const also = (path: readonly string[], value: unknown): Write => ({
      ...publish,
      changes: [...publish.changes, [path, value]],
    });
    const gone = saved(null, undefined).filter(({ path }) => path !== "published/officials");
    for (const [what, attempt] of Object.entries({
      "without the names": [record, entry],
      "without the official": [publish],
      "deleted without the names": gone,
      "another one": [record, entry, also(["records", "other"], { name: "x", does: "" })],
      "a key more": [record, entry, also(["note"], "x")],
    }))
      await bench.tally.forbid(what, bench.commit(chief, [...attempt]));
    await bench.tally.allow("all of it", bench.commit(chief, [...writes]));
    expect(bench.wrongly()).toEqual([]);
  });

  it("are of nobody who did not agree, whoever tries and however", async () => {
    const hidden = storedRecord(silent);
    const number = String(official["contact"]);
    const seed = () =>
      bench.world.seed({
        "officials/one": hidden,
        "published/officials": {
          records: { other: { name: "Musa Idris", does: "" } },
          lastId: "",
          lastChange: "before",
          updatedAt: new Date("2026-03-01T12:00:00Z"),
        },
      });
    const anew = (records: Fields, by: string): Write[] => {
      const [document, entry] = rebuildOf("officials", by);
      return [{ ...document, fields: { ...document.fields, records } }, entry];
    };
    const other = { name: "Musa Idris", does: "" };
    for (const [what, records] of [
      ["all of it", { other, one: hidden }],
      ["name and number", { other, one: { ...shown, contact: number } }],
      ["the name", { other, one: shown }],
      ["in another's place", { other: { ...shown, contact: number } }],
    ] as const)
      await bench.tryAll(what, [], (who) => anew(records, uidOf(who)), seed);
    await bench.tryAll(
      "by a save",
      [],
      (who) => {
        const writes = rightsWrites(
          "one",
          { ...silent, does: "Umpire" },
          {
            collection: "officials",
            by: uidOf(who),
            stored: hidden,
          },
        );
        const change = writes.at(-1)?.path.split("/")[1] ?? "";
        const { changes } = publication("officials", {
          section: "records",
          id: "one",
          entry: shown,
          change,
        });
        return [...writes, { op: "change", path: "published/officials", changes }];
      },
      seed,
    );
    const some = people.filter(mayKeep);
    await bench.tryAll("one less", some, (who) => anew({}, uidOf(who)), seed);
    await seed();
    for (const who of people) {
      const found = await getDocFromServer(doc(bench.world.as(who), "published/officials"));
      expect(JSON.stringify(found.data()), who.name).not.toContain(number);
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it("are published by whoever keeps officials, with an entry in the trail", async () => {
    const none = () => bench.remove("published/officials");
    const some = people.filter(mayKeep);
    await bench.tryAll("made", some, (who) => rebuildOf("officials", uidOf(who)), none);
    const [published, entry] = rebuildOf("officials", "chief");
    const wrong = (fields: Fields): Write[] => [
      { ...published, fields: { ...published.fields, ...fields } },
      entry,
    ];
    for (const [what, writes] of Object.entries({
      "no entry": [published],
      "no map": wrong({ records: [] }),
      "an id": wrong({ lastId: "one" }),
      "another time": wrong({ updatedAt: new Date("2026-03-01T12:00:00Z") }),
      "a key more": wrong({ note: NOW }),
      "a season’s": rebuildOf("officials@2025", "chief"),
    }))
      await bench.tally.forbid(what, bench.commit(chief, [...writes]));
    expect(bench.wrongly()).toEqual([]);
  });
});
