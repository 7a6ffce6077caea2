import { describe, expect, it } from "vitest";
import type { EntityKind } from "@/records/record";
import { example } from "./examples";
import { storedLeague } from "./leagueScene";
import { poloLeague, POLO, type Collection } from "./registry";
import { people, roleBench } from "./roleBench";
import { adminOf, chief, owner, type Identity } from "./rulesEmulator";
import { makeSave, sheetDocument, storedRecord, writesOf, type Fields } from "./save";

/** Records of a league whose owner names the sport: the same fields whatever its settings show. */

const bench = roleBench("A18 sports that owners name");
const ofPolo: Identity = { name: "administrator of polo", uid: "polo-admin" };
/** Some without rights, and the administrators of other leagues. */
const others = [
  ...people.slice(0, 2),
  ...people.filter((who) => [adminOf["mls"], adminOf["mbl"]].some((one) => one === who)),
];

const settings: readonly (readonly [what: string, score: string, settings: string])[] = [
  ["goals with scorers and cards", "base=goals;parts=quarters", "called=Water polo"],
  ["points and nothing of players", "base=points;draws=no", "scorers=no;cards=no;called=Netball"],
  ["sets", "base=sets;sets=2;setPoints=21", "called=Beach volleyball;scorers=no"],
];

const there = (score: string, said: string, state = "open") =>
  bench.world.seed({
    [`admins/${ofPolo.uid}`]: { leagues: [POLO] },
    [`leagues/${POLO}`]: { ...storedLeague, sport: "other", score, settings: said, state },
    [`published/${POLO}`]: sheetDocument(),
  });

const saving = (collection: Collection, id: string, fields: Fields, who: Identity) =>
  bench.commit(
    who,
    writesOf(
      makeSave({
        collection: collection.name,
        id,
        fields,
        by: who.uid ?? "nobody",
        sheet: true,
      }),
    ),
  );

const collectionOf = (collections: readonly Collection[], wanted: EntityKind) => {
  const found = collections.find(({ kind }) => kind === wanted);
  if (!found) throw new Error(`It keeps no ${wanted}.`);
  return found;
};

describe.each(settings)("a league of %s", (what, score, said) => {
  it("takes the records of its sport from owners and its administrators alone", async () => {
    const collections = await poloLeague({ score, settings: said });
    await there(score, said);
    for (const collection of collections) {
      const { kind } = collection;
      const fields = example(collection);
      for (const who of others)
        await bench.tally.forbid(`${kind} by ${who.name}`, saving(collection, "no", fields, who));
      for (const who of [ofPolo, chief, owner])
        await bench.tally.allow(
          `${kind} by ${who.name}`,
          // The same name is another record for each of the settings.
          saving(collection, `${what.split(" ")[0]}-by-${who.uid}`, fields, who),
        );
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it("takes no record of another sport, and none under another sport's name", async () => {
    const collections = await poloLeague({ score, settings: said });
    await there(score, said);
    const results = collectionOf(collections, "results");
    const fixtures = collectionOf(collections, "fixtures");
    const players = collectionOf(collections, "players");
    const wrong: [string, Collection, Fields][] = [
      ["possession", results, { ...example(results), possessionA: 50, possessionB: 50 }],
      ["an eleven", fixtures, { ...example(fixtures), teamAStartingXI: [] }],
      ["clean sheets", players, { ...example(players), cleanSheets: 1 }],
      ["no scorers", results, withoutKey(example(results), "goalsA")],
      ["no goals of a player", players, withoutKey(example(players), "goals")],
    ];
    for (const [why, collection, fields] of wrong)
      await bench.tally.forbid(why, saving(collection, "wrong", fields, owner));
    await bench.world.seed({
      [`leagues/${POLO}`]: { ...storedLeague, sport: "football" },
    });
    await bench.tally.forbid(
      "a league of another sport",
      saving(results, "late", example(results), owner),
    );
    expect(bench.wrongly()).toEqual([]);
  });
});

it("takes no fixture once it is closed, and corrections of what is there", async () => {
  const [[, score = "", said = ""] = []] = settings;
  const collections = await poloLeague({ score, settings: said });
  const fixtures = collectionOf(collections, "fixtures");
  const fields = example(fixtures);
  await there(score, said, "closed");
  const stored = storedRecord(fields);
  await bench.world.seed({ [`${fixtures.name}/old`]: stored });
  await bench.tally.forbid("a fixture", saving(fixtures, "new", fields, ofPolo));
  const corrected = makeSave({
    collection: fixtures.name,
    id: "old",
    fields,
    stored,
    by: ofPolo.uid ?? "",
    sheet: true,
  });
  await bench.tally.allow("a correction", bench.commit(ofPolo, writesOf(corrected)));
  await bench.tally.forbid(
    "a correction by another league's",
    bench.commit(adminOf["mbl"] ?? chief, writesOf(corrected)),
  );
  expect(bench.wrongly()).toEqual([]);
});

const withoutKey = (fields: Fields, key: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
