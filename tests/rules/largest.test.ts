import { afterAll, beforeAll, expect, it } from "vitest";
import { dearest, dearestOnTheDay, unlikeInFields, type DearCommit } from "./largest";
import { collectionNamed, CUP } from "./registry";
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

/** What the database answers to a commit: "200" where it takes it. */
async function answerTo({ who, prepare, writes }: DearCommit): Promise<string> {
  await prepare();
  const { status, body } = await restCommit(world.projectId, writes, world.tokenOf(who));
  return status === 200 ? "200" : body;
}

it.each(unlikeInFields)("the largest record of $name is saved", async (collection) => {
  expect(await answerTo(dearest(world, collection))).toBe("200");
});

it("so is what a match needs on its day, by each role", async () => {
  // Football's results are the largest, and rules look for this league last.
  for (const name of ["swfResults", `football~${CUP}~results`])
    for (const [what, commit] of Object.entries(dearestOnTheDay(world, collectionNamed(name))))
      expect(await answerTo(commit), `${name}, ${what}`).toBe("200");
});
