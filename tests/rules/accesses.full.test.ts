import { afterAll, beforeAll, expect, it } from "vitest";
import { unlikeInWays } from "./alike";
import { dearest, dearestOnTheDay, type DearCommit } from "./largest";
import { blockOf, dearestOfOthers } from "./largestOfOthers";
import { collectionNamed, CUP } from "./registry";
import { request, restCommit } from "./rest";
import { report } from "./tally";
import { RULES } from "./realRules";
import { makeRulesEmulator, type RulesEmulator } from "./rulesEmulator";

/**
 * Goal A6, the other limit: rules may look at 10 other documents for one that is written and at 20 for a commit
 * (https://firebase.google.com/docs/firestore/security/rules-conditions), of which six are kept free for rules to come. Each
 * look is counted, also a second one at the same document, which Firestore may remember. Of collections that are saved in the
 * same way one is measured: functions that judge a record look at no document (hygiene.test.ts).
 */

const [MOST_FOR_ONE, MOST_FOR_ALL] = [10, 14];
let world: RulesEmulator;

beforeAll(async () => {
  world = await makeRulesEmulator("accesses", onlyFor("history"));
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

const functionText = /^function (\w+)\([^]*?\n\}\n/gm;
const functions = new Map(
  [...RULES.matchAll(functionText)].map(([text, name = ""]) => [name, text]),
);

/** The functions that a text calls, and those that these call. */
function calledIn(text: string, found = new Set<string>()): ReadonlySet<string> {
  for (const [, name = ""] of text.matchAll(/(\w+)\(/g)) {
    const body = functions.get(name);
    if (body === undefined || found.has(name)) continue;
    found.add(name);
    calledIn(body, found);
  }
  return found;
}

/**
 * The real rules for one match block; in all others everything may be written. What it does not call is left out: compiling
 * the whole, for each block of each commit, took most of this test's time.
 */
function onlyFor(name: string): string {
  const opened = RULES.replaceAll(
    /match (?:\/\w+\/\{\w+\})?\/(\{?)(\w+)\}?\/\{\w+\} \{[^]*?\n\}/g,
    (block, isAny: string, other: string) => {
      if (other === name) return block;
      // That of leagues which were opened in the app would let everything pass, also what is measured.
      if (isAny !== "") return "";
      return `${block.slice(0, block.indexOf(" {"))} { allow write: if true; }`;
    },
  );
  const called = calledIn(opened.replaceAll(functionText, ""));
  return opened.replaceAll(functionText, (text, one: string) => (called.has(one) ? text : ""));
}

/** How many documents the rules look at for a commit: in all, and for one that is written at most. */
async function looksOf(what: string, { who, blocks, prepare, writes }: DearCommit) {
  const looks: Record<string, number> = {};
  let forOne = 0;
  for (const block of blocks) {
    const rules = onlyFor(block);
    // Loading rules begins a new report.
    await world.useRules(rules);
    await prepare();
    const answer = await restCommit(world.projectId, writes, world.tokenOf(who));
    if (answer.status !== 200) throw new Error(`${what}: ${answer.body}`);
    const { body } = await request("GET", `/emulator/v1/projects/${world.projectId}:ruleCoverage`);
    const { report: expressions } = JSON.parse(body) as { report: readonly Expression[] };
    const sum = expressions.reduce((all, one) => all + looksIn(rules, one), 0);
    if (sum === 0) throw new Error(`${what}: no look in ${block} was counted.`);
    const written = writes.filter(({ path }) => blockOf(path) === block).length;
    looks[block] = sum;
    forOne = Math.max(forOne, sum / written);
  }
  const inAll = Object.values(looks).reduce((sum, one) => sum + one, 0);
  report(`A6 documents looked at, ${what}`, `${JSON.stringify(looks)}, ${inAll} in all`);
  return { forOne, inAll };
}

it.each(unlikeInWays)("the largest commit in $name looks at few documents", async (collection) => {
  const { forOne, inAll } = await looksOf(collection.name, dearest(world, collection));
  expect(forOne).toBeLessThanOrEqual(MOST_FOR_ONE);
  expect(inAll).toBeLessThanOrEqual(MOST_FOR_ALL);
});

/** Which of these commits look at more documents than they may. */
async function tooMany(
  commits: Readonly<Record<string, DearCommit>>,
  where = "",
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [what, commit] of Object.entries(commits)) {
    const { forOne, inAll } = await looksOf(`${where}${what}`, commit);
    if (forOne > MOST_FOR_ONE || inAll > MOST_FOR_ALL)
      found.push(`${what}: ${forOne} for one, ${inAll} in all`);
  }
  return found;
}

// A busy machine takes long to compile the rules, which it does for each block of each commit.
it("so do the commits on the day of a match, whoever saves", async () => {
  expect(await tooMany(dearestOnTheDay(world, collectionNamed("mlsResults")))).toEqual([]);
}, 600_000);

it("so do they in a league that was opened in the app", async () => {
  const results = collectionNamed(`football~${CUP}~results`);
  expect(await tooMany(dearestOnTheDay(world, results), "opened: ")).toEqual([]);
}, 600_000);

it("so do those of captains, and of who gives rights and opens leagues", async () => {
  expect(await tooMany(dearestOfOthers(world))).toEqual([]);
}, 600_000);
