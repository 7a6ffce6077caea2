import { afterAll, beforeAll, expect, it } from "vitest";
import { dearest, dearestOnTheDay, unlikeInFields, type DearCommit } from "./largest";
import { collectionNamed } from "./registry";
import { restCommit } from "./rest";
import { makeRulesEmulator, type RulesEmulator } from "./rulesEmulator";

/**
 * Goal A6: rules evaluate at most 1,000 expressions for a document, and refuse what needs more. How much room is left,
 * budget.full.test.ts measures.
 */

let world: RulesEmulator;
beforeAll(async () => {
  world = await makeRulesEmulator();
});
afterAll(() => world.close());

async function expectTaken({ who, prepare, writes }: DearCommit, what: string): Promise<void> {
  await prepare();
  const { status, body } = await restCommit(world.projectId, writes, world.tokenOf(who));
  expect(status, `${what}: ${body.slice(0, 300)}`).toBe(200);
}

it.each(unlikeInFields)("the largest record of $name is saved", async (collection) => {
  await expectTaken(dearest(world, collection), collection.name);
});

it("so is what a match needs on its day, whoever saves", async () => {
  // Football's results are the largest, and rules look for this league last.
  const onTheDay = dearestOnTheDay(world, collectionNamed("swfResults"));
  for (const [what, commit] of Object.entries(onTheDay)) await expectTaken(commit, what);
});
