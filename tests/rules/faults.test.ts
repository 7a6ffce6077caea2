import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
} from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { faultTexts } from "@/domain/fault";
import { fault, ownPlace, placeOf, places, telling } from "./faultScene";
import { everyScorer, roleBench, people, uidOf } from "./roleBench";
import { otherScorer, scorer } from "./roleScene";
import { adminOf, chief, owner, type Identity } from "./rulesEmulator";
import { NOW, type Fields, type Write } from "./save";

/** Faults of administrators' pages: told by whoever has rights, of themselves and today; read and deleted by owners. */

const bench = roleBench("A17 faults");

/** Whoever has rights, of any league. */
const tellers = people.filter((who) =>
  [adminOf["mls"], adminOf["mbl"], chief, owner, scorer, otherScorer, ...everyScorer].some(
    (one) => one === who,
  ),
);

const stored = (by: string): Fields => ({ ...fault, by, at: new Date() });
const remove = async () => {
  for (const who of people) await bench.remove(`faults/${ownPlace(uidOf(who))}`);
};

describe("a fault", () => {
  it("is stored by whoever has rights, as their own", async () => {
    expect(tellers.length).toBeGreaterThanOrEqual(6);
    await bench.tryAll("stored", tellers, (who) => [telling(uidOf(who))], remove);
    for (const who of people) {
      await remove();
      const by = who === chief ? "owner" : "chief";
      await bench.tally.forbid(`another's by ${who.name}`, bench.commit(who, [telling(by)]));
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it("is never changed, not even by who stored it", async () => {
    await bench.world.seed(
      Object.fromEntries(
        people.map((who) => [`faults/${ownPlace(uidOf(who))}`, stored(uidOf(who))]),
      ),
    );
    const change: Write = {
      op: "change",
      path: `faults/${ownPlace("chief")}`,
      changes: [[["message"], "x"]],
    };
    for (const who of people) {
      await bench.tally.forbid(`changed by ${who.name}`, bench.commit(who, [change]));
      await bench.tally.forbid(`over it by ${who.name}`, bench.commit(who, [telling(uidOf(who))]));
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it("is read by owners, and by who stored it", async () => {
    const path = `faults/${placeOf(0)}`;
    await bench.world.seed({ [path]: stored("chief") });
    for (const who of people) {
      const database = bench.world.as(who);
      const reads: readonly [string, boolean, () => Promise<unknown>][] = [
        ["one", who === owner || who === chief, () => getDocFromServer(doc(database, path))],
        [
          "none",
          tellers.includes(who),
          () => getDocFromServer(doc(database, `faults/${placeOf(7)}`)),
        ],
        [
          "all",
          who === owner,
          () => getDocsFromServer(query(collection(database, "faults"), limit(200))),
        ],
        [
          "too many",
          false,
          () => getDocsFromServer(query(collection(database, "faults"), limit(201))),
        ],
      ];
      for (const [what, may, read] of reads)
        await bench.tally[may ? "allow" : "forbid"](`${what} by ${who.name}`, read);
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it("is deleted by owners, ten at a time", async () => {
    const all = places.slice(0, 10);
    const seed = () =>
      bench.world.seed(Object.fromEntries(all.map((id) => [`faults/${id}`, stored("chief")])));
    const gone = all.map((id): Write => ({ op: "delete", path: `faults/${id}` }));
    await bench.tryAll("deleted", [owner], () => gone, seed);
    expect(bench.wrongly()).toEqual([]);
  });

  it("is stored five times a day by one account, and not once more", async () => {
    for (const id of places) await bench.remove(`faults/${id}`);
    const own = Array.from({ length: 5 }, (_, nth) => ownPlace("chief", nth));
    for (const id of places)
      await bench.tally[own.includes(id) ? "allow" : "forbid"](
        id,
        bench.commit(chief, [telling("chief", {}, id)]),
      );
    await bench.world.seed(Object.fromEntries(places.map((id) => [`faults/${id}`, stored("x")])));
    const day = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const more = [
      ...places,
      placeOf(20),
      placeOf(99),
      ownPlace("chief").replace(day(0), day(1)),
      ownPlace("chief").replace(day(0), day(-1)),
      `${day(0)}-0`,
      `${day(0)}-000`,
      `${day(0)}-00-00`,
      `${day(0)}--1`,
      `${day(0)}-0a`,
      `0${day(0)}-00`,
      day(0),
      "one",
      "-",
    ];
    for (const id of more)
      for (const who of [chief, owner])
        await bench.tally.forbid(
          `${id} by ${who.name}`,
          bench.commit(who, [telling(uidOf(who), {}, id)]),
        );
    expect(bench.wrongly()).toEqual([]);
  });

  const texts = Object.entries(faultTexts);
  it.each<[string, Fields]>([
    ["no message", { message: "" }],
    ...texts.map(([key, max]): [string, Fields] => [
      `a ${key} too long`,
      { [key]: "x".repeat(max + 1) },
    ]),
    ...texts.map(([key]): [string, Fields] => [`a ${key} in two lines`, { [key]: "a\nb" }]),
    ...texts.map(([key]): [string, Fields] => [`a ${key} that is a map`, { [key]: { a: 1 } }]),
    ["another time", { at: new Date("2026-03-01T12:00:00Z") }],
    ["a key more", { name: "Ayo Bello" }],
    ["a key less", { version: undefined }],
  ])("is refused with %s", async (name, change) => {
    await remove();
    const whole: Fields = { ...fault, by: "chief", at: NOW, ...change };
    const fields = Object.fromEntries(
      Object.entries(whole).filter(([, value]) => value !== undefined),
    );
    const wrong: Write = { op: "set", path: `faults/${ownPlace("chief")}`, fields };
    const longest = Object.fromEntries(texts.map(([key, max]) => [key, "x".repeat(max)]));
    await bench.tally.forbid(name, bench.commit(chief, [wrong]));
    await bench.tally.allow("the longest", bench.commit(chief, [telling("chief", longest)]));
    expect(bench.wrongly()).toEqual([]);
  });

  it("is told of in no trail", async () => {
    const entry: Write = {
      op: "set",
      path: "history/told-of-faults",
      fields: {
        collection: "faults",
        id: placeOf(0),
        record: `faults/${placeOf(0)}`,
        version: 1,
        action: "create",
        before: null,
        after: { ...fault, by: "owner" },
        by: "owner",
        at: NOW,
      },
    };
    const tellings = ([chief, owner] as readonly Identity[]).map((who) => [who, entry] as const);
    for (const [who, write] of tellings)
      await bench.tally.forbid(`told by ${who.name}`, bench.commit(who, [write]));
    expect(bench.wrongly()).toEqual([]);
  });
});
