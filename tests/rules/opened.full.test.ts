import { describe, expect, it } from "vitest";
import { attemptsOn } from "./attempts";
import { edited, example } from "./examples";
import { storedLeague } from "./leagueScene";
import { collectionNamed, CUP, openedCollections, type Collection } from "./registry";
import { roleBench, uidOf } from "./roleBench";
import { fixtureOf, liveWrites, scored } from "./roleScene";
import { adminOf, chief, commitSave, outsiders, owner, type Identity } from "./rulesEmulator";
import {
  makeSave,
  publishedDocument,
  rebuildOf,
  seedOf,
  sheetDocument,
  storedRecord,
  unpublishOf,
  writesOf,
  type Fields,
} from "./save";
import { tamperings, wrongDeletions, wrongSheets } from "./wrongSaves";
import { wrongStates } from "./wrongStates";

/*
 * The attacks on leagues of the arena's files, tried on one that an owner opened in the app: who may do anything at all
 * there, rightsInOpened.ts says.
 */

const bench = roleBench("A1 forbidden operations in an opened league");
const nameOf = (kind: string) => `football~${CUP}~${kind}`;
const results = collectionNamed(nameOf("results"));
const fields = example(results);

const ofCup: Identity = { name: "its administrator", uid: "cup-admin", admin: { leagues: [CUP] } };
const scoring: Identity = {
  name: "its scorer",
  uid: "cup-scorer",
  admin: { leagues: [CUP], role: "scorer" },
};
/** Those whose rights are nearly some in this league. */
const near: readonly Identity[] = [
  { name: "a league in a map", uid: "near-map", admin: { leagues: { [CUP]: true, "*": true } } },
  {
    name: "almost its address",
    uid: "near-name",
    admin: { leagues: [`${CUP} `, "freshers", nameOf("fixtures"), `${CUP}-2`, `${CUP}*`] },
  },
  {
    name: "a captain in it, where captains may not save",
    uid: "near-captain",
    admin: { leagues: [], role: "captain", captainOf: { [CUP]: "club" } },
  },
];
const strangers = [
  ...outsiders,
  ...[adminOf["mls"], adminOf["mbl"]].flatMap((one) => one ?? []),
  ...near,
  scoring,
];
/** The same rules judge all collections. Everybody tries results and players, which are published in other ways; the nearest try the rest. */
const strangersTo = (kind: string) =>
  kind === "results" || kind === "players" ? strangers : strangers.slice(outsiders.length);

const there = (more: Readonly<Record<string, Fields>> = {}) =>
  bench.world.seed({
    [`leagues/${CUP}`]: storedLeague,
    ...Object.fromEntries(
      [ofCup, scoring, ...near].map(({ uid, admin = {} }) => [`admins/${uid}`, admin]),
    ),
    ...more,
  });

let ids = 0;
const newId = () => `of-cup-${(ids += 1)}`;

/** Puts a result into the league, and another one, with the published documents of both and of another league. */
async function place(stored: Fields): Promise<string> {
  const id = newId();
  const club = storedRecord(example(collectionNamed(nameOf("teams"))));
  await there({
    ...seedOf({
      [results.name]: { [id]: stored, other: storedRecord(fields) },
      [nameOf("teams")]: { club },
    }),
    "published/mls": sheetDocument(),
    [`published/${CUP}@2025`]: sheetDocument(),
  });
  return id;
}

const saveOf = (options: { id: string; fields: Fields | null; stored: Fields | null }) =>
  makeSave({ collection: results.name, by: uidOf(ofCup), published: true, ...options });

describe.each(openedCollections)("$name", (collection) => {
  const attempts = attemptsOn(() => bench.world, [collection]);
  const begin = async () => {
    await attempts.seed();
    await there();
  };

  it("is changed by its league's administrators only", async () => {
    await begin();
    for (const [turn, admin] of [ofCup, chief].entries()) {
      for (const { name, run } of attempts.rightful(collection, turn)) {
        await Promise.all(
          (turn === 0 ? strangersTo(collection.kind) : []).map((who) =>
            bench.tally.forbid(`${name} by ${who.name}`, () => run(who)),
          ),
        );
        await bench.tally.allow(`${name} by ${admin.name}`, () => run(admin));
      }
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it("is changed by nobody in another way", async () => {
    await begin();
    const everybody = [scoring, ofCup, chief];
    for (const { name, run } of attempts.never(collection))
      await Promise.all(
        everybody.map((who) => bench.tally.forbid(`${name} by ${who.name}`, () => run(who))),
      );
    await bench.tally.allow("the save they all differ from", () =>
      commitSave(bench.world.as(ofCup), attempts.saveOf(collection, "kept", ofCup)),
    );
    expect(bench.wrongly()).toEqual([]);
  });

  it("takes records of a past season from its administrators alone", async () => {
    const one = { ...example(collection), season: "2025" };
    // These belong to the league, not to a season of it.
    if (["teams", "seasons", "news"].includes(collection.kind)) return;
    await there({
      [`published/${collection.name}@2025`]: publishedDocument({}),
      [`published/${CUP}@2025`]: sheetDocument(),
    });
    const writes = (who: Identity) =>
      writesOf(
        makeSave({
          collection: collection.name,
          id: "past",
          fields: one,
          by: uidOf(who),
          published: true,
        }),
      );
    for (const who of strangersTo(collection.kind))
      await bench.tally.forbid(`by ${who.name}`, bench.commit(who, writes(who)));
    await bench.tally.allow("by its administrator", bench.commit(ofCup, writes(ofCup)));
    expect(bench.wrongly()).toEqual([]);
  });
});

describe("a result with one point wrong", () => {
  it.each([...tamperings(results.name, "mlsResults"), ...wrongSheets(CUP, "mls")])(
    "is refused: %s",
    async (_, wrong) => {
      const stored = storedRecord(fields);
      const id = await place(stored);
      const save = saveOf({ id, fields: edited(results), stored });
      await bench.tally.forbid("wrong", bench.commit(ofCup, writesOf(wrong(save, id))));
      await bench.tally.allow("right", bench.commit(ofCup, writesOf(save)));
      expect(bench.wrongly()).toEqual([]);
    },
  );

  it.each(wrongDeletions)("is not deleted %s", async (_, wrong) => {
    const stored = storedRecord(fields);
    const id = await place(stored);
    const save = saveOf({ id, fields: null, stored });
    await bench.tally.forbid("wrong", bench.commit(ofCup, wrong(save, id)));
    await bench.tally.allow("right", bench.commit(ofCup, writesOf(save)));
    expect(bench.wrongly()).toEqual([]);
  });
});

describe("a scorer's", () => {
  const fixture = storedRecord(fixtureOf(0));
  const empty = { matches: {}, lastId: "", lastChange: "", updatedAt: new Date(0) };
  const reset = async () => {
    // What is not published as a list of its own a save need not change.
    await bench.remove(`published/${results.name}`);
    await bench.remove(`${results.name}/now`);
    await there({
      [`${nameOf("fixtures")}/now`]: fixture,
      [`live/${CUP}`]: empty,
      [`published/${CUP}`]: sheetDocument(),
    });
  };

  it.each(wrongStates)("live state is refused %s", async (name, change) => {
    for (const who of [scoring, ofCup]) {
      await reset();
      const live = { fixture: "now", by: uidOf(who), slug: CUP };
      await bench.tally.forbid(
        `${name} by ${who.name}`,
        bench.commit(who, liveWrites({ ...live, ...change })),
      );
      await bench.tally.allow("right", bench.commit(who, liveWrites(live)));
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it.each<[string, Fields]>([
    ["of another team", { teamA: "Others" }],
    ["of another opponent", { teamB: "Others" }],
    ["of another day", { date: new Date("2026-03-14T15:00:00Z") }],
    ["of another game week", { gameWeek: 77 }],
    ["of a past season", { season: "2025" }],
    ["said to be corrected", { corrected: "9–9" }],
    ["confirmed", { unconfirmed: false }],
  ])("result is refused %s", async (name, change) => {
    await reset();
    const result = { id: "now", by: uidOf(scoring), collection: results.name };
    await bench.tally.forbid(
      name,
      bench.commit(scoring, writesOf(scored(fixture, { ...result, change }))),
    );
    await bench.tally.allow("right", bench.commit(scoring, writesOf(scored(fixture, result))));
    expect(bench.wrongly()).toEqual([]);
  });

  it("result changes one that nobody has confirmed, and no other", async () => {
    await reset();
    const result = { id: "now", by: uidOf(scoring), collection: results.name };
    const { unconfirmed: _, ...confirmed } = storedRecord({ ...scored(fixture, result).record });
    const over = async (stored: Fields) => {
      await bench.world.seed({ [`${results.name}/now`]: stored });
      const change = { scoreA: 3 };
      return bench.commit(scoring, writesOf(scored(fixture, { ...result, stored, change })));
    };
    await bench.tally.forbid("confirmed", await over(confirmed));
    await bench.tally.allow("unconfirmed", await over({ ...confirmed, unconfirmed: true }));
    expect(bench.wrongly()).toEqual([]);
  });
});

describe("what visitors read", () => {
  const published = [CUP, ...openedCollections.map(({ name }: Collection) => name)];

  it.each(published)("as %s is made again by its administrators alone", async (name) => {
    await there();
    for (const who of strangersTo(name.split("~")[2] ?? "results"))
      await bench.tally.forbid(`by ${who.name}`, bench.commit(who, rebuildOf(name, uidOf(who))));
    const [document, entry] = rebuildOf(name, uidOf(ofCup));
    for (const [what, writes] of [
      ["without an entry", [document]],
      ["without the document", [entry]],
      ["a season that it has not", rebuildOf(`${name}@2019`, uidOf(ofCup))],
      ["taken away", unpublishOf(name, uidOf(owner))],
    ] as const)
      await bench.tally.forbid(what, bench.commit(what === "taken away" ? owner : ofCup, writes));
    if (name !== CUP) {
      const ofChess = rebuildOf(name.replace("football", "chess"), uidOf(ofCup));
      await bench.tally.forbid("under another sport", bench.commit(ofCup, ofChess));
    }
    await bench.tally.allow("made again", bench.commit(ofCup, [document, entry]));
    expect(bench.wrongly()).toEqual([]);
  });

  it("is changed by nobody without a record, with an entry that there is or with none", async () => {
    const stored = storedRecord(fields);
    const id = await place(stored);
    const save = saveOf({ id, fields: edited(results), stored });
    await bench.tally.allow("a save", bench.commit(ofCup, writesOf(save)));
    const forged = { ...sheetDocument({ results: { [id]: { x: 20 } } }) };
    for (const who of [...strangers, ofCup, chief, owner]) {
      for (const lastChange of [save.change, "nothing"])
        await bench.tally.forbid(
          `replaced by ${who.name}`,
          bench.commit(who, [
            { op: "set", path: `published/${CUP}`, fields: { ...forged, lastId: id, lastChange } },
          ]),
        );
      await bench.tally.forbid(
        `deleted by ${who.name}`,
        bench.commit(who, [{ op: "delete", path: `published/${CUP}` }]),
      );
    }
    expect(bench.wrongly()).toEqual([]);
  });
});
