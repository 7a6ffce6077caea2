import { doc, getDocFromServer } from "firebase/firestore";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isShort } from "../harness/forms";
import { outsidersOf, wholly } from "./alike";
import { attemptsOn } from "./attempts";
import { arenaCollections, collections, type Collection } from "./registry";
import { isOfArena } from "@/records/kinds";
import { report, Tally } from "./tally";
import {
  adminOf,
  chief,
  commitSave,
  makeRulesEmulator,
  type Identity,
  type RulesEmulator,
} from "./rulesEmulator";

/** Goal A1: who may change what, by the SDK. The rightful administrator's try is the twin of everybody else's. */

const tally = new Tally();
let world: RulesEmulator;

/**
 * Those of the leagues, and of the arena; in `npm test` one for each way of saving and reading. That its league saves what
 * another function judges, valid.test.ts shows.
 */
const rows = isShort ? wholly : [...collections, ...arenaCollections];

/**
 * The rules of a kind are made once and named per league: its first collection stands for all of them where every
 * way is tried; the others show that they have those rules.
 */
const standsForKind = ({ kind, name }: Collection) =>
  rows.find((one) => one.kind === kind)?.name === name;

const administratorsOf = (collection: Collection) =>
  [adminOf[collection.league.slug], chief].filter((one) => one !== undefined);

/** What is the arena's is kept by administrators of any league. */
const strangersTo = (collection: Collection): Identity[] => [
  ...outsidersOf(collection),
  // Rules ask a writer for one league by name: two administrators of others stand for all of them.
  ...Object.entries(adminOf)
    .flatMap(([slug, admin]) =>
      slug === collection.league.slug || isOfArena(collection.kind) ? [] : [admin],
    )
    .slice(0, wholly.includes(collection) ? 2 : 1),
];

const { seed, rightful, never, saveOf } = attemptsOn(() => world, rows);

beforeAll(async () => {
  world = await makeRulesEmulator();
  await seed();
});
afterAll(() => world.close());

describe.each(rows)("$name", (collection) => {
  it("is changed by its league's administrators only", async () => {
    const admins = administratorsOf(collection);
    const tried = standsForKind(collection) ? admins : admins.slice(0, 1);
    for (const [turn, admin] of tried.entries()) {
      // The second of them differs from the first, not what strangers try.
      const strangers = isShort && turn > 0 ? [] : strangersTo(collection);
      for (const { name, run, allowed } of rightful(collection, turn)) {
        await Promise.all(
          strangers.map((who) => tally.forbid(`${name} by ${who.name}`, () => run(who))),
        );
        const what = `${name} by ${admin.name}`;
        await (allowed
          ? tally.allow(what, () => run(admin))
          : tally.forbid(what, () => run(admin)));
      }
    }
    expect(tally.takeWrong()).toEqual([]);
  });

  it("is changed by nobody in another way", async () => {
    const everybody = [...strangersTo(collection).slice(-3), ...administratorsOf(collection)];
    const ways = never(collection);
    for (const { name, run } of standsForKind(collection) ? ways : ways.slice(0, 2)) {
      await Promise.all(
        everybody.map((who) => tally.forbid(`${name} by ${who.name}`, () => run(who))),
      );
    }
    await tally.allow(`the save they all differ from in ${collection.name}`, () =>
      commitSave(world.as(chief), saveOf(collection, "kept", chief)),
    );
    expect(tally.takeWrong()).toEqual([]);
  });
});

it("covers at least 600 forbidden operations", async () => {
  report(
    "A1 forbidden operations by the SDK",
    `${tally.forbidden} tried, ${tally.leaks.length} passed; ${tally.allowed} allowed twins, ${tally.refused.length} refused`,
  );
  expect(tally.forbidden).toBeGreaterThanOrEqual(600);
  const kept = await getDocFromServer(doc(world.as({ name: "anonymous" }), "mlsResults/kept"));
  expect(kept.get("version")).toBe(4);
});
