import { afterAll, beforeAll, expect, it } from "vitest";
import { unlikeInWays } from "./alike";
import { dearest, dearestOnTheDay, type DearCommit } from "./largest";
import { blockOf, dearestOfOthers } from "./largestOfOthers";
import { collectionNamed, CUP, openedCollections } from "./registry";
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
/** What the project has until rules are measured. */
const NONE = "service cloud.firestore { match /none/{id} { allow read: if false; } }";
let world: RulesEmulator;

beforeAll(async () => {
  world = await makeRulesEmulator("accesses", NONE);
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

/** The collections of leagues that were opened in the app, each with a match block of its own that lets everything pass. */
const openedBlocks = openedCollections
  .map(({ name }) => `match /${name}/{id} { allow write: if true; }`)
  .join("\n");

/**
 * The real rules for one match block; in all others everything may be written. What it does not call is left out: compiling
 * the whole, for each block, took most of this test's time.
 */
function onlyFor(name: string): string {
  const opened = RULES.replaceAll(
    /match (?:\/\w+\/\{\w+\})?\/(\{?)(\w+)\}?\/\{\w+\} \{[^]*?\n\}/g,
    (block, isAny: string, other: string) => {
      if (other === name) return block;
      // The block of all opened leagues matches every collection: beside another, the emulator evaluates that twice.
      if (isAny !== "") return openedBlocks;
      return `${block.slice(0, block.indexOf(" {"))} { allow write: if true; }`;
    },
  );
  const called = calledIn(opened.replaceAll(functionText, ""));
  return opened.replaceAll(functionText, (text, one: string) => (called.has(one) ? text : ""));
}

/** How many commits are read from a report. */
const ONE_REPORT = 8;

/** How often the rules that are loaded looked at documents since they were loaded. */
async function looksSoFar(rules: string): Promise<number> {
  const { body } = await request("GET", `/emulator/v1/projects/${world.projectId}:ruleCoverage`);
  const { report: expressions } = JSON.parse(body) as { report: readonly Expression[] };
  return expressions.reduce((all, one) => all + looksIn(rules, one), 0);
}

type Looks = Readonly<Record<string, number>>;

/** How many documents the rules of each block look at for each commit. */
async function looksOf(
  commits: Readonly<Record<string, DearCommit>>,
): Promise<Readonly<Record<string, Looks>>> {
  const looks: Record<string, Record<string, number>> = {};
  const everyBlock = new Set(Object.values(commits).flatMap(({ blocks }) => blocks));
  for (const block of everyBlock) {
    const rules = onlyFor(block);
    let before = 0;
    const judged = Object.entries(commits).filter(([, { blocks }]) => blocks.includes(block));
    for (const [at, [what, { who, prepare, writes }]] of judged.entries()) {
      // Loading rules takes long, and begins a new report. It holds every document that was judged, and grows with each.
      if (at % ONE_REPORT === 0) {
        await world.useRules(rules);
        before = 0;
      }
      await prepare();
      const answer = await restCommit(world.projectId, writes, world.tokenOf(who));
      if (answer.status !== 200) throw new Error(`${what}, ${block}: ${answer.body}`);
      const after = await looksSoFar(rules);
      if (after === before) throw new Error(`${what}: no look in ${block} was counted.`);
      looks[what] = { ...looks[what], [block]: after - before };
      before = after;
    }
  }
  return looks;
}

it("the dearest commits look at few documents", async () => {
  const named = (where: string, commits: Readonly<Record<string, DearCommit>>) =>
    Object.fromEntries(
      Object.entries(commits).map(([what, commit]) => [`${where}: ${what}`, commit]),
    );
  const commits = {
    ...Object.fromEntries(unlikeInWays.map((one) => [one.name, dearest(world, one)])),
    ...named("on the day", dearestOnTheDay(world, collectionNamed("mlsResults"))),
    ...named("opened", dearestOnTheDay(world, collectionNamed(`football~${CUP}~results`))),
    ...dearestOfOthers(world),
  };
  const tooMany: string[] = [];
  for (const [what, looks] of Object.entries(await looksOf(commits))) {
    const written = (block: string) =>
      commits[what]?.writes.filter(({ path }) => blockOf(path) === block).length ?? 0;
    const forOne = Math.max(...Object.entries(looks).map(([block, sum]) => sum / written(block)));
    const inAll = Object.values(looks).reduce((sum, one) => sum + one, 0);
    report(`A6 documents looked at, ${what}`, `${JSON.stringify(looks)}, ${inAll} in all`);
    if (forOne > MOST_FOR_ONE || inAll > MOST_FOR_ALL)
      tooMany.push(`${what}: ${forOne} for one, ${inAll} in all`);
  }
  expect(tooMany).toEqual([]);
});
