import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { example } from "./examples";
import { dearest, dearestOnTheDay, unlikeInFields, type DearCommit } from "./largest";
import { dearestOfOthers } from "./largestOfOthers";
import { collectionNamed, CUP } from "./registry";
import { restCommit, tokenFor } from "./rest";
import { makeSave, publishedDocument, storedRecord, writesOf, type Write } from "./save";
import { report } from "./tally";
import { RULES } from "./realRules";
import { chief, makeRulesEmulator, type Identity, type RulesEmulator } from "./rulesEmulator";

/**
 * Goal A6: rules evaluate at most 1,000 expressions for a document. What the largest legal document needs is
 * found by having the real rules evaluate more and more beside it until it is refused, compared with how much a rule
 * that does nothing else can evaluate.
 */

const MOST = 720;
let world: RulesEmulator;
let barePadding = 0;

/** How deep one padding function goes, and how many follow one another: call depth may be 20. */
const [LEVELS, FUNCTIONS] = [10, 15];

/** One function that evaluates about `6 * n` expressions and is true: each level is entered only if n reaches it. */
function paddingFunction(at: number): string {
  const last = at + 1 < FUNCTIONS ? `pad${at + 1}(n)` : "false";
  const levels = Array.from({ length: LEVELS }, (_, level) => at * LEVELS + level + 1);
  const body = levels.reduceRight((rest, level) => `n < ${level} || true && (${rest})`, last);
  return `function pad${at}(n) { return ${body}; }`;
}

/** The real rules, whose write rules do as much more as the claim named after their match block says. */
function paddedRules(): string {
  const functions = Array.from({ length: FUNCTIONS }, (_, at) => paddingFunction(at)).join("\n");
  const bare = "match /bare/{id} { allow write: if pad0(request.auth.token.get('bare', 0)); }";
  const blocks = RULES.replaceAll(
    /match (?:\/\w+\/\{\w+\})?\/\{?(\w+)\}?\/\{\w+\} \{[^]*?\n\}/g,
    (block, name: string) =>
      block.replaceAll(
        /allow ((?:create|update|delete)[^:]*): if ([^;]+);/g,
        (_, operations: string, condition: string) =>
          `allow ${operations}: if (${condition}) && pad0(request.auth.token.get('${name}', 0));`,
      ),
  );
  return blocks.replace("function leagueOf", `${functions}\n${bare}\nfunction leagueOf`);
}

/** The largest n that still passes. */
async function mostPadding(passes: (n: number) => Promise<boolean>): Promise<number> {
  let [low, high] = [0, LEVELS * FUNCTIONS];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (await passes(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

async function commits(
  writes: readonly Write[],
  block: string,
  padding: number,
  { uid = "", claims }: Identity = chief,
): Promise<boolean> {
  const token = tokenFor(world.projectId, uid, { ...claims, [block]: padding });
  return (await restCommit(world.projectId, writes, token)).status === 200;
}

/** How many of the 1,000 expressions the rules of a match block use for a commit; Infinity: they refuse it. */
async function used(block: string, { who, prepare, writes }: DearCommit) {
  const passes = async (padding: number) => {
    const passed = await commits(writes, block, padding, who);
    if (passed) await prepare();
    return passed;
  };
  await prepare();
  if (!(await passes(0))) return Number.POSITIVE_INFINITY;
  return Math.round(1000 * (1 - (await mostPadding(passes)) / barePadding));
}

async function mostUsed(what: string, commit: DearCommit): Promise<number> {
  const figures: Record<string, number> = {};
  for (const block of commit.blocks) figures[block] = await used(block, commit);
  report(`A6 expressions, ${what}`, JSON.stringify(figures));
  return Math.max(...Object.values(figures));
}

beforeAll(async () => {
  world = await makeRulesEmulator("budget", paddedRules());
  const write: Write = { op: "set", path: "bare/one", fields: {} };
  barePadding = await mostPadding((padding) => commits([write], "bare", padding));
  // A busy machine takes long to compile the padded rules.
}, 240_000);
afterAll(() => world.close());

describe.each(unlikeInFields)("the largest record of $name", (collection) => {
  it(`needs at most ${MOST} of 1,000 expressions, and so does all that is written with it`, async () => {
    expect(await mostUsed(collection.name, dearest(world, collection))).toBeLessThanOrEqual(MOST);
  });
});

it(`on the day of a match ${MOST} of 1,000 expressions are enough, whoever saves`, async () => {
  // Football's results are the largest, and rules look for this league last.
  const onTheDay = dearestOnTheDay(world, collectionNamed("swfResults"));
  for (const [what, commit] of Object.entries(onTheDay)) {
    expect(await mostUsed(what, commit), what).toBeLessThanOrEqual(MOST);
  }
}, 240_000);

it("so are they in a league that was opened in the app", async () => {
  const results = collectionNamed(`football~${CUP}~results`);
  for (const [what, commit] of Object.entries(dearestOnTheDay(world, results))) {
    expect(await mostUsed(`opened: ${what}`, commit), what).toBeLessThanOrEqual(MOST);
  }
}, 240_000);

it("so are they to captains, and to who gives rights and opens leagues", async () => {
  const tooDear: string[] = [];
  for (const [what, commit] of Object.entries(dearestOfOthers(world))) {
    const most = await mostUsed(what, commit);
    if (most > MOST) tooDear.push(`${what}: ${most}`);
  }
  expect(tooDear).toEqual([]);
}, 600_000);

it("publishing needs no more expressions among 2,000 records than among few", async () => {
  const players = collectionNamed("mlsPlayers");
  // Of 2,000 players hardly one is suspended, and the document must stay below the limit of its size.
  const { suspension: _, ...usual } = example(players);
  const row = storedRecord(usual);
  const fill = (count: number) => {
    const records = Array.from({ length: count }, (_, at) => [`player-${at}`, row] as const);
    const document = publishedDocument(Object.fromEntries(records));
    return world.seed({ "published/mlsPlayers": document });
  };
  let turn = 0;
  const passes = (padding: number) => {
    turn += 1;
    const id = `new-${turn}`;
    const fields = example(players);
    const save = makeSave({ collection: "mlsPlayers", id, fields, by: "chief", published: true });
    return commits(writesOf(save), "published", padding);
  };
  await fill(2);
  const most = await mostPadding(passes);
  const figure = Math.round(1000 * (1 - most / barePadding));
  report("A6 expressions, published", String(figure));
  expect(figure).toBeLessThanOrEqual(MOST);
  await fill(2000);
  expect([await passes(most), await passes(most + 1)]).toEqual([true, false]);
});
