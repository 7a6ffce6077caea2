import { afterAll, beforeAll, expect, it } from "vitest";
import { unlike } from "./alike";
import { dearest, dearestOnTheDay, type DearCommit } from "./largest";
import { collectionNamed } from "./registry";
import { request, restCommit } from "./rest";
import { report } from "./tally";
import { makeRulesEmulator, RULES, type RulesEmulator } from "./rulesEmulator";

/**
 * Goal A6, the other limit: rules may look at 10 other documents for one that is written and at 20 for a commit
 * (https://firebase.google.com/docs/firestore/security/rules-conditions). Each look is counted, also a second one at the
 * same document, which Firestore may remember. Of collections with the same rules one is measured.
 */

const [MOST_FOR_ONE, MOST_FOR_ALL] = [10, 20];
let world: RulesEmulator;

beforeAll(async () => {
  world = await makeRulesEmulator("accesses");
});
afterAll(() => world.close());

interface Expression {
  readonly sourcePosition: { readonly currentOffset: number; readonly endOffset: number };
  readonly values?: readonly { readonly count: number; readonly value: Fact }[];
  readonly children?: readonly Expression[];
}
/** What came out; empty, also inside `undefined`, where it was not asked. */
interface Fact {
  readonly undefined?: object;
}
const wasAsked = (fact: Fact) => Object.keys(fact.undefined ?? fact).length > 0;

/** How often rules looked at a document, from the emulator's report about them. */
function looksIn(rules: string, expression: Expression): number {
  const { sourcePosition, values = [], children = [] } = expression;
  const { currentOffset, endOffset } = sourcePosition;
  const below = children.reduce((sum, child) => sum + looksIn(rules, child), 0);
  // The report leaves out the closing brackets at an expression's end.
  const isCall = /^(get|getAfter|exists|existsAfter)\((?!.*\)\s*[.!=|&])/s.test(
    rules.slice(currentOffset, endOffset),
  );
  if (!isCall) return below;
  const asked = values.filter(({ value }) => wasAsked(value));
  return below + asked.reduce((sum, { count }) => sum + count, 0);
}

/** The real rules for one match block; in all others everything may be written, which also loads sooner. */
const onlyFor = (name: string) =>
  RULES.replaceAll(/match \/(\w+)\/\{\w+\} \{[^]*?\n {4}\}/g, (block, other: string) =>
    other === name ? block : `match /${other}/{id} { allow write: if true; }`,
  );

async function expectFewLooks(what: string, { who, blocks, prepare, writes }: DearCommit) {
  const looks: Record<string, number> = {};
  for (const block of blocks) {
    const rules = onlyFor(block);
    // Loading rules begins a new report.
    await world.useRules(rules);
    await prepare();
    const answer = await restCommit(world.projectId, writes, world.tokenOf(who));
    expect(answer.status, what).toBe(200);
    const { body } = await request("GET", `/emulator/v1/projects/${world.projectId}:ruleCoverage`);
    const { report: expressions } = JSON.parse(body) as { report: readonly Expression[] };
    const sum = expressions.reduce((all, one) => all + looksIn(rules, one), 0);
    const written = writes.filter(({ path }) => path.startsWith(`${block}/`)).length;
    looks[block] = sum;
    expect(sum).toBeGreaterThan(0);
    expect(sum / written, what).toBeLessThanOrEqual(MOST_FOR_ONE);
  }
  const all = Object.values(looks).reduce((sum, one) => sum + one, 0);
  report(`A6 documents looked at, ${what}`, `${JSON.stringify(looks)}, ${all} in all`);
  expect(all, what).toBeLessThanOrEqual(MOST_FOR_ALL);
}

it.each(unlike)("the largest commit in $name looks at few documents", (collection) =>
  expectFewLooks(collection.name, dearest(world, collection)),
);

it("so do the commits on the day of a match, whoever saves", async () => {
  const commits = dearestOnTheDay(world, collectionNamed("mlsResults"));
  for (const [what, commit] of Object.entries(commits)) await expectFewLooks(what, commit);
}, 60_000);
