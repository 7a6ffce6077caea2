import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { limits } from "@/domain/records/limits";
import { collectionNamed, collections, example, type Collection } from "./examples";
import { OWNER, restCommit, tokenFor } from "./rest";
import {
  makeSave,
  NOW,
  publishedDocument,
  storedRecord,
  writesOf,
  type Fields,
  type Write,
} from "./save";
import { report } from "./tally";
import { makeWorld, RULES, type World } from "./world";

/**
 * Goal A6: rules evaluate at most 1,000 expressions for a document. What the largest legal document needs is
 * found by having the real rules evaluate more and more beside it until it is refused, compared with how much a rule
 * that does nothing else can evaluate.
 */

const MOST = 850;
let world: World;
let barePadding = 0;

const wide = (length: number) => "Ж".repeat(length);
const URL = `https://images.arena.example/${"x".repeat(limits.url - 29)}`;
const people = (length: number, longest: number) =>
  Array.from({ length }, (_, at) => wide(longest - 2) + String(at).padStart(2, "0"));
const goals = people(limits.goals, limits.name).map((player) => ({
  player,
  assist: wide(limits.name),
  minute: wide(limits.name),
}));

/** The largest legal value of each field. */
const largest: Fields = {
  name: wide(limits.name),
  teamName: wide(limits.name),
  club: wide(limits.name),
  teamA: wide(limits.name),
  teamB: wide(limits.name - 1) + "B",
  stadium: wide(limits.name),
  nickname: wide(limits.name),
  ground: wide(limits.name),
  status: wide(limits.shortText),
  group: wide(limits.shortText),
  gameWeek: wide(limits.shortText),
  streak: wide(limits.shortText),
  slug: "s".repeat(64),
  ...Object.fromEntries(
    ["logo", "picture", "teamLogo", "teamALogo", "teamBLogo"].map((key) => [key, URL]),
  ),
  scoreA: limits.score,
  scoreB: limits.score,
  goalsA: goals,
  goalsB: goals,
  bookings: people(limits.bookings, limits.booking),
  substitutionsA: wide(limits.note),
  substitutionsB: wide(limits.note),
  manOfTheMatch: { player: wide(limits.name), clubLogo: URL, rating: limits.stars },
  ...Object.fromEntries(
    ["teamAStartingXI", "teamBStartingXI", "teamAStartingV", "teamBStartingV"].map((key) => [
      key,
      people(limits.lineUp, limits.name),
    ]),
  ),
  rating: 99.9,
  ppg: 299.9,
  house: wide(limits.shortText),
  reason: wide(limits.reason),
  ending: "doubleForfeit disqualified",
  detail: "6".repeat(limits.detail),
  stage: "S".repeat(limits.stage),
  playersA: people(limits.lineUp, limits.name),
  playersB: people(limits.lineUp, limits.name),
  label: wide(limits.shortText),
  format: wide(limits.note),
  open: people(limits.lineUp, limits.name),
  places: people(limits.lineUp, limits.name),
  champion: wide(limits.name),
};

function largestOf(collection: Collection): Fields {
  const fields = example(collection);
  const grown = Object.fromEntries(
    Object.keys(fields).map((key) => [key, largest[key] ?? fields[key]]),
  );
  return { ...grown, ...("scoreA" in fields ? { corrected: "300–300", unconfirmed: true } : {}) };
}

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
    /match \/(\w+)\/\{\w+\} \{[^]*?\n {4}\}/g,
    (block, name: string) =>
      block.replaceAll(
        /allow ((?:create|update|delete)[^:]*): if ([^;]+);/g,
        (_, operations: string, condition: string) =>
          `allow ${operations}: if (${condition}) && pad0(request.auth.token.get('${name}', 0));`,
      ),
  );
  return blocks.replace("    function leagueOf", `${functions}\n${bare}\n    function leagueOf`);
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

async function commits(writes: readonly Write[], block: string, padding: number): Promise<boolean> {
  const token = tokenFor(world.projectId, "chief", { [block]: padding });
  return (await restCommit(world.projectId, writes, token)).status === 200;
}

/** How many of the 1,000 expressions the rules of a match block use for these writes; Infinity: they refuse them. */
async function used(block: string, prepare: () => Promise<void>, writes: readonly Write[]) {
  const passes = async (padding: number) => {
    const passed = await commits(writes, block, padding);
    if (passed) await prepare();
    return passed;
  };
  await prepare();
  if (!(await passes(0))) return Number.POSITIVE_INFINITY;
  return Math.round(1000 * (1 - (await mostPadding(passes)) / barePadding));
}

beforeAll(async () => {
  world = await makeWorld("budget");
  await world.useRules(paddedRules());
  const write: Write = { op: "set", path: "bare/one", fields: {} };
  barePadding = await mostPadding((padding) => commits([write], "bare", padding));
});
afterAll(() => world.close());

/** A save that costs the most: an update that moves the record to another season, both published. */
function dearest(collection: Collection) {
  const { name } = collection;
  // Records of the league belong to no season.
  const moves = collection.kind !== "teams" && collection.kind !== "seasons";
  const stored = storedRecord({ ...largestOf(collection), ...(moves && { season: "2024" }) });
  const fields = { ...largestOf(collection), ...(moves && { season: "2025-26" }) };
  const save = makeSave({
    collection: name,
    id: "one",
    fields,
    stored,
    by: "chief",
    published: true,
  });
  const leaving: Write = {
    op: "change",
    path: `published/${name}@2024`,
    changes: [
      [["records", "one"], undefined],
      [["lastId"], "one"],
      [["lastChange"], save.change],
      [["updatedAt"], NOW],
    ],
  };
  const prepare = async () => {
    const clear = await restCommit(
      world.projectId,
      [{ op: "delete", path: `history/${save.change}` }],
      OWNER,
    );
    expect(clear.status).toBe(200);
    await world.seed({
      [`${name}/one`]: stored,
      [`published/${name}`]: publishedDocument({ one: stored }),
      [`published/${name}@2024`]: publishedDocument({ one: stored }),
      [`published/${name}@2025-26`]: publishedDocument({}),
    });
  };
  return { prepare, writes: [...writesOf(save), ...(moves ? [leaving] : [])] };
}

const kinds = new Map(collections.map((one) => [JSON.stringify(Object.keys(example(one))), one]));

describe.each([...kinds.values()])("the largest record of $name", (collection) => {
  it(`needs at most ${MOST} of 1,000 expressions, and so does its history entry`, async () => {
    const { prepare, writes } = dearest(collection);
    const figures = {
      record: await used(collection.name, prepare, writes),
      history: await used("history", prepare, writes),
    };
    report(`A6 expressions, ${collection.name}`, JSON.stringify(figures));
    expect(Math.max(...Object.values(figures))).toBeLessThanOrEqual(MOST);
  }, 60_000);
});

it("publishing needs no more expressions among 2,000 records than among few", async () => {
  const players = collectionNamed("mlsPlayers");
  const row = storedRecord(example(players));
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
}, 60_000);
