import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkEntity, toDocument } from "@/records/document";
import type { EntityKind } from "@/records/record";
import { shapeOf } from "@/records/shape";
import { isShort, randomRuns } from "../harness/forms";
import { inParallel } from "../reliability/world/inParallel";
import { unlike } from "./alike";
import type { Collection } from "./registry";
import { restCommit } from "./rest";
import { anyEntity } from "./generate";
import { makeSave, storedRecord, writesOf, type Fields } from "./save";
import { report, Tally } from "./tally";
import { chief, makeRulesEmulator, type RulesEmulator } from "./rulesEmulator";

/** Goal A5, the other half: nothing that the site may save is refused. */

const PER_COLLECTION = randomRuns(10, 60);
const LEAST = isShort ? 150 : 500;
const SEED = 20260314;
const AT_ONCE = 8;
const tally = new Tally();
let world: RulesEmulator;

beforeAll(async () => {
  world = await makeRulesEmulator();
});
afterAll(() => world.close());

/** The stored forms of generated entities, each of which passes the site's own check. */
function documentsOf<K extends EntityKind>(kind: K, { league }: Collection): Fields[] {
  const shape = shapeOf(league);
  return fc.sample(anyEntity(kind), { numRuns: PER_COLLECTION, seed: SEED }).map((entity) => {
    expect(checkEntity(kind, entity, shape)).toEqual({});
    return toDocument(kind, entity, shape);
  });
}

it.each(unlike)("takes every generated record of $name", async (collection) => {
  const { name, kind, editOnly } = collection;
  const documents = documentsOf(kind, collection);
  const stored = editOnly ? documents.map((fields) => storedRecord(fields)) : [];
  await world.seed(
    Object.fromEntries(stored.map((fields, at) => [`${name}/generated-${at}`, fields])),
  );
  await inParallel(documents, AT_ONCE, (fields, at) => {
    const save = makeSave({
      collection: name,
      id: `generated-${at}`,
      fields,
      stored: stored[at] ?? null,
      by: "chief",
    });
    const answer = restCommit(world.projectId, writesOf(save), world.tokenOf(chief));
    return tally.allowRest(JSON.stringify(fields), answer);
  });
  expect(tally.refused).toEqual([]);
});

it(`covers at least ${LEAST} documents`, () => {
  report("A5 generated valid documents", `${tally.allowed} tried, ${tally.refused.length} refused`);
  expect(tally.allowed).toBeGreaterThanOrEqual(LEAST);
});
