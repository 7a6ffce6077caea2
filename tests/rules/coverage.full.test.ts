import { afterAll, beforeAll, expect, it } from "vitest";
import { leagues } from "@arena/leagues";
import type { League } from "@/domain/league/league";
import { picture, pictureDigest } from "../factories/pictures";
import { inParallel } from "../reliability/world/inParallel";
import { edited, example } from "./examples";
import { collections, type Collection } from "./registry";
import { OWNER, request, restCommit, rootOf } from "./rest";
import { useBatches } from "./batchScene";
import { useCaptains } from "./captainCoverage";
import { useFaults } from "./faultScene";
import { useGrounds } from "./groundScene";
import { useOpened } from "./openedCoverage";
import { useOfficials } from "./officialScene";
import { useOwners } from "./ownerCoverage";
import { countingWrites, countWrite, dropWrites } from "./pictureScene";
import { useRoles } from "./roleScene";
import {
  makeSave,
  NOW,
  publishedDocument,
  rebuildOf,
  seedOf,
  storedRecord,
  unpublishOf,
  writesOf,
  type Write,
} from "./save";
import { report } from "./tally";
import { RULES } from "./realRules";
import { ruleCoverage } from "./ruleCoverage";
import {
  adminOf,
  chief,
  makeRulesEmulator,
  owner,
  type Identity,
  type RulesEmulator,
} from "./rulesEmulator";

/** Goal A9: the emulator's own report says that every rule has said yes and no, and every function was called. */

interface Seen {
  readonly line: number;
  readonly values: readonly (boolean | undefined)[];
}

let world: RulesEmulator;
beforeAll(async () => {
  world = await makeRulesEmulator("coverage");
});
afterAll(() => world.close());

/** A past season's published copy, taken away by an owner and by somebody who is none. */
async function removeCopies(): Promise<void> {
  const name = "mlsPlayers@1999";
  await world.seed({ [`published/${name}`]: publishedDocument({}) });
  // The first document refused ends a commit, so that of somebody who is none is sent alone.
  const [alone] = unpublishOf(name, chief.uid ?? "");
  await restCommit(world.projectId, [alone], world.tokenOf(chief));
  await restCommit(world.projectId, unpublishOf(name, owner.uid ?? ""), world.tokenOf(owner));
}

/** Crests and other pictures, kept, listed and taken away by owners, and not by an administrator of another league. */
async function usePictures(): Promise<void> {
  const text = picture();
  const id = pictureDigest("mls", text);
  const path = `pictures/${id}`;
  const crests = (stored: Record<string, string>): Write => ({
    op: "set",
    path: "crests/mls",
    fields: { crests: stored, lastId: id },
  });
  for (const who of [owner, adminOf["mbl"] ?? chief]) {
    const by = who.uid ?? "";
    const none: Write[] = [path, "pictureCounts/mls"].map((one) => ({ op: "delete", path: one }));
    await restCommit(world.projectId, none, OWNER);
    const kept: Write = { op: "set", path, fields: { league: "mls", picture: text, at: NOW, by } };
    const token = world.tokenOf(who);
    for (const write of [crests({ [id]: text }), crests({}), kept])
      await restCommit(world.projectId, [write], token);
    await world.seed({ [path]: { league: "mls", picture: text, at: new Date(0) } });
    await restCommit(world.projectId, dropWrites("mls", text, who), token);
    const counting = countingWrites("mls", who);
    // Of both together the emulator asks for the entry first, and a refusal ends the commit.
    for (const writes of [counting.slice(0, 1), counting])
      await restCommit(world.projectId, writes, token);
    await world.seed({ "pictureCounts/mls": { bytes: 300, count: 3, lastId: "" } });
    const other = picture("other");
    const digest = pictureDigest("mls", other);
    const fields = { league: "mls", picture: other, at: NOW, by };
    await restCommit(
      world.projectId,
      [
        { op: "set", path: `pictures/${digest}`, fields },
        countWrite("mls", { bytes: 300 + other.length, count: 4, lastId: digest }),
      ],
      token,
    );
    await world.seed({ [path]: { league: "mls", picture: text, at: new Date(0) } });
    const counted = countWrite("mls", { bytes: 300, count: 3, lastId: `-${id}` });
    await restCommit(world.projectId, [...dropWrites("mls", text, who), counted], token);
    await world.seed({ [path]: { league: "mls", picture: text, at: new Date(0) } });
    const root = rootOf(world.projectId);
    for (const asked of ["crests", "pictures", "pictureCounts"]
      .map((name) => `${name}?pageSize=10`)
      .concat("pictureCounts/mls"))
      await request("GET", `/v1/${root}/${asked}`, { token });
    // Of a league that is not this administrator's.
    const field = { fieldPath: "league" };
    const where = { fieldFilter: { field, op: "EQUAL", value: { stringValue: "mls" } } };
    const structuredQuery = { from: [{ collectionId: "pictures" }], where, limit: 10 };
    await request("POST", `/v1/${root}:runQuery`, { token, body: { structuredQuery } });
  }
}

/** One of each operation on these leagues' records by somebody who may and by somebody who may not. */
async function useRulesOf(some: readonly League[]): Promise<void> {
  const root = rootOf(world.projectId);
  const commit = async (who: Identity, writes: readonly Write[]) => {
    // The first document refused ends a commit, so a stranger's are sent one by one.
    const parts = who === chief ? [writes] : writes.map((write) => [write]);
    for (const part of parts) await restCommit(world.projectId, part, world.tokenOf(who));
  };
  const query = (who: Identity, structuredQuery: unknown) =>
    request("POST", `/v1/${root}:runQuery`, {
      token: world.tokenOf(who),
      body: { structuredQuery },
    });
  const equals = (fieldPath: string, stringValue: string) => ({
    fieldFilter: { field: { fieldPath }, op: "EQUAL", value: { stringValue } },
  });

  const tryRulesOf = async (collection: Collection) => {
    const { name, league } = collection;
    const other = Object.values(adminOf).find((one) => one !== adminOf[league.slug]) ?? chief;
    const stored = storedRecord(example(collection));
    await world.seed(seedOf({ [name]: { one: stored, two: stored } }));
    // A season of which only the database knows.
    await world.seed({ [`${league.collections.seasons}/2020`]: { label: "Season 2020" } });
    await world.seed({ [`${name}/odd`]: { ...stored, phone: "0800" } });
    await request("GET", `/v1/${root}/${name}/one`);
    await request("GET", `/v1/${root}/${name}/odd`, { token: world.tokenOf(other) });
    for (const who of [other, chief]) {
      const by = who.uid ?? "";
      const save = { collection: name, by, published: true };
      await query(who, { from: [{ collectionId: name }], limit: who === chief ? 10 : 500 });
      const season = collection.editOnly ? { season: "2019" } : {};
      const fields = { ...example(collection), ...season };
      await commit(
        who,
        writesOf(makeSave({ ...save, id: "new", fields, published: !collection.editOnly })),
      );
      await commit(
        who,
        writesOf(makeSave({ ...save, id: "one", fields: edited(collection), stored })),
      );
      await commit(who, writesOf(makeSave({ ...save, id: "two", fields: null, stored })));
      if (collection.editOnly) {
        const copy = { ...stored, season: "2019" };
        await world.seed({ [`${name}/copy`]: copy });
        await commit(
          who,
          writesOf(makeSave({ collection: name, by, id: "copy", fields: null, stored: copy })),
        );
      }
      await query(who, {
        from: [{ collectionId: "history" }],
        where: equals("collection", name),
        limit: 5,
      });
      for (const target of [`${name}@2020`, `${league.slug}@2020`]) {
        // One that is wrong, one that makes it, one over what is there.
        const [published, entry] = rebuildOf(target, by);
        const wrong: Write = { ...published, fields: { ...published.fields, lastId: "one" } };
        await commit(who, [wrong, entry]);
        await commit(who, [published, entry]);
        await commit(who, [wrong, entry]);
        await commit(who, rebuildOf(target, by));
      }
      await request("GET", `/v1/${root}/admins/chief`, { token: world.tokenOf(who) });
    }
    const last = makeSave({
      collection: name,
      id: "one",
      fields: example(collection),
      stored,
      by: "chief",
    });
    await world.seed({ [`${name}/one`]: stored, [`history/known-${name}`]: last.entry });
    await world.seed({ [`${name}/old`]: { ...stored, old: { phone: '"0803"' } } });
    const named: Write = {
      op: "set",
      path: `deletions/${name} two`,
      fields: { change: "x", y: 1 },
    };
    await commit(chief, [named]);
    for (const who of [other, chief]) {
      for (const path of [`deletions/${name}%20two`, `${name}/old`]) {
        await request("GET", `/v1/${root}/${path}`, { token: world.tokenOf(who) });
      }
      await request("GET", `/v1/${root}/history/known-${name}`, { token: world.tokenOf(who) });
      await request("GET", `/v1/${root}/published/${name}`, { token: world.tokenOf(who) });
    }
    await request("GET", `/v1/${root}/history/missing`, { token: world.tokenOf(chief) });
  };
  // Collections of one league share its sheet.
  await inParallel(some, 4, async (league) => {
    for (const one of collections.filter((each) => each.league === league)) await tryRulesOf(one);
  });
}

/** Who tries the rules, in parts that have a report each. */
const parts: readonly (readonly ((world: RulesEmulator) => Promise<void>)[])[] = [
  [() => useRulesOf(leagues.slice(0, 4))],
  [() => useRulesOf(leagues.slice(4)), useRoles, useOwners, useOfficials, useBatches],
  [useCaptains, useFaults, useGrounds, useOpened, removeCopies, usePictures],
];

/** What came out of each condition and each function, by where it begins. */
async function everythingSeen(): Promise<ReadonlyMap<number, Seen>> {
  const seen = new Map<number, Seen>();
  for (const [at, part] of parts.entries()) {
    // A report holds every document that was judged: one of all parts would be longer than the emulator can write. Loading
    // the rules begins the next one.
    if (at > 0) await world.useRules(RULES);
    for (const tryRules of part) await tryRules(world);
    for (const { sourcePosition, values = [] } of await ruleCoverage(world.projectId)) {
      const { line, currentOffset } = sourcePosition;
      const known = seen.get(currentOffset)?.values ?? [];
      seen.set(currentOffset, {
        line,
        values: [...known, ...values.map(({ value }) => value.boolValue)],
      });
    }
  }
  return seen;
}

it("has seen every rule say yes and no", async () => {
  const seen = await everythingSeen();
  const missing: string[] = [];
  const rules = [...RULES.matchAll(/allow ([a-z, ]+): if ([^;]+);/g)];
  for (const { 0: whole, 1: operations, 2: condition = "", index } of rules) {
    if (condition === "true") continue;
    const { values = [] } = seen.get(index + whole.length - 1 - condition.length) ?? {};
    for (const truth of [true, false]) {
      if (!values.includes(truth))
        missing.push(`${operations}: if ${condition} was never ${truth}`);
    }
  }
  for (const { line, values } of seen.values()) {
    if (values.length === 0) missing.push(`line ${line} was never evaluated`);
  }
  report("A9 rules seen true and false", `${rules.length} rules, ${missing.length} missing`);
  expect(missing).toEqual([]);
  expect(rules.length).toBeGreaterThan(30);
  // A busy machine takes long to judge so much and to write the report.
}, 1_800_000);
