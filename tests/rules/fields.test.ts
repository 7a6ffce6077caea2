import { isDeepStrictEqual } from "node:util";
import { Bytes, doc, GeoPoint, type Firestore } from "firebase/firestore";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkEntity, toDocument } from "@/records/document";
import { parseRecord, type EntityKind } from "@/records/record";
import { shapeOf } from "@/records/shape";
import { isShort } from "../harness/forms";
import { inParallel } from "../reliability/world/inParallel";
import { unlike } from "./alike";
import { example } from "./examples";
import type { Collection } from "./registry";
import { restCommit, type RestAnswer } from "./rest";
import { makeSave, storedRecord, writesOf, type Fields, type Save } from "./save";
import { report, Tally } from "./tally";
import { chief, makeRulesEmulator, type RulesEmulator } from "./rulesEmulator";

/**
 * Goal A5: each field of each kind of record with every wrong value, missing, and beside one too many.
 * What is right is not written down here: a document is legal when reading and writing it with the
 * domain's own functions leaves it as it is, and the domain's check has nothing against it.
 */

let world: RulesEmulator;
let database: Firestore;

beforeAll(async () => {
  world = await makeRulesEmulator();
  database = world.as(chief);
});
afterAll(() => world.close());

/** The SDK would send one save after the other. */
const AT_ONCE = 8;
const commit = (save: Save): Promise<RestAnswer> =>
  restCommit(world.projectId, writesOf(save), world.tokenOf(chief));

const long = (length: number) => "x".repeat(length);

/** Values that every field is tried with. */
const values = (): readonly unknown[] => [
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  -0,
  0,
  1.5,
  true,
  "3",
  "",
  " ",
  " padded ",
  "<script>alert(1)</script>",
  "bidi \u202E override",
  "zero\u200Bwidth",
  "nul\u0000byte",
  "\uFE0F",
  "\u034F\u180B",
  "\u0301\u0301\u0301",
  "line\u2028separator",
  "می‌خواهم",
  "Team 👨‍👩‍👧",
  "two\nlines",
  "no-break space at the end\u00A0",
  [],
  [" "],
  ["one", "two", "three"],
  {},
  { evil: "x" },
  [{ evil: "x" }],
  new Date("1970-01-21T00:00:00Z"),
  new Date("2026-03-14T15:00:00Z"),
  new GeoPoint(6.5, 3.4),
  Bytes.fromUint8Array(new Uint8Array([1, 2])),
  doc(database, "mlsTeams/one"),
  Number.MAX_SAFE_INTEGER,
  long(81),
  long(501),
  long(100_000),
];

const addresses = [
  `pictures/${"0a".repeat(32)}`,
  `crests/mls/${"0a".repeat(32)}`,
  `pictures/${"0A".repeat(32)}`,
  `pictures/${"0a".repeat(33)}`,
  `crests/${"0a".repeat(32)}`,
  `crests/MLS/${"0a".repeat(32)}`,
  `crests/../mls/${"0a".repeat(32)}`,
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//images.arena.example/x.png",
  "http://images.arena.example/x.png",
  "https://user:password@images.arena.example/x.png",
  "https://images.arena.example:8080/x.png",
  "https://localhost/x.png",
  "https://images.arena.example/x.png\n",
  'https://images.arena.example/"onerror="alert(1)',
  `https://images.arena.example/${long(300 - 29)}`,
  `https://images.arena.example/${long(301 - 29)}`,
];

/** To rules, -0 is a fraction like another and no whole number; where fractions are kept it is as good as 0. */
const valuesFor = (key: string) =>
  values().filter((value) => !(Object.is(value, -0) && ["rating", "ppg"].includes(key)));

/** Wrong and right variants of the composed fields, element by element. */
const goal = { player: "Ayo Bello", assist: "", minute: "12" };
const composed: Readonly<Record<string, readonly unknown[]>> = {
  logo: addresses,
  picture: addresses,
  teamLogo: addresses,
  teamALogo: addresses,
  teamBLogo: addresses,
  goalsA: goalLists(),
  goalsB: goalLists(),
  manOfTheMatch: [
    { player: "", clubLogo: "", rating: 0 },
    { player: "Ayo", clubLogo: "", rating: 6 },
    { player: "Ayo", clubLogo: "", rating: -1 },
    { player: "Ayo", clubLogo: "", rating: 4.5 },
    { player: "Ayo", clubLogo: "", rating: "4" },
    { player: "Ayo", clubLogo: "http://a.example/", rating: 4 },
    { player: long(81), clubLogo: "", rating: 4 },
    { player: "Ayo", clubLogo: "" },
    { player: "Ayo", clubLogo: "", rating: 4, evil: 1 },
  ],
  cards: ["0.0.0.0/0.0.0.0", "1.0.0/0.0.0.0", "100.0.0.0/0.0.0.0", "-1.0.0.0/0.0.0.0"],
  bookings: listsOf(30, 120),
  teamAStartingXI: listsOf(25, 80),
  teamBStartingXI: listsOf(25, 80),
  teamAStartingV: listsOf(25, 80),
  teamBStartingV: listsOf(25, 80),
  colours: [["#12345"], ["#12345G"], ["123456"], ["#123456", "#abcdef"], ["#123456\n#123456"]],
  format: [
    "groups=A,B,C;rounds=1;through=1;cup=4;third=no;legs=2;contests=6",
    "groups=;rounds=1;through=4;cup=4;third=no;legs=2a",
    "groups=;rounds=1;through=4;cup=4;third=no;legs=1a",
    "groups=A;rounds=1;through=1;cup=2;third=no;legs=1",
    "groups=A,B;rounds=3;through=1;cup=2;third=no;legs=1",
    "groups=A,<b>;rounds=1;through=1;cup=2;third=no;legs=1",
    "groups=;rounds=1;through=33;cup=64;third=no;legs=1",
    "groups=;rounds=1;through=4;cup=4;third=no;legs=1;evil=1",
    "groups=;rounds=1;through=4;cup=4;third=no;legs=1;contests=21",
    "groups=;rounds=1;through=4;cup=4;third=no;legs=1;contests=10;play=all;by=match;between=count;bye=half",
    "groups=;rounds=1;through=4;cup=4;third=no;legs=1;boards=12;by=total",
    "groups=;rounds=1;through=4;cup=4;third=no;legs=1;by=match;play=all",
    "groups=;rounds=1;through=4;cup=4;third=no;legs=1;play=some",
    "groups=;rounds=1;through=4;cup=4;third=no;legs=1;boards=13",
    ...[
      "points=3-1-0",
      "points=10-0-0-10-0",
      "points=3-0-0-2-1;split=33:6/6",
      "split=9:2/2/2/2/2/2/2/2",
      "points=3-1",
      "points=3-1-0-2",
      "points=11-1-0",
      "points=-1-1-0",
      "points=3-1-0-2-1-0",
      "points=",
      "split=33:12",
      "split=0:6/6",
      "split=33:6/0",
      "split=100:6/6",
      "split=33:6/6;points=3-1-0",
      "split=9:1/1/1/1/1/1/1/1/1",
    ].map((part) => `groups=;rounds=3;through=0;cup=0;third=no;legs=1;${part}`),
    "groups=;rounds=4;through=0;cup=0;third=no;legs=1",
    "groups=;rounds=5;through=0;cup=0;third=no;legs=1",
  ],
  split: [
    [],
    ["one=1"],
    [`${long(64)}=99`],
    [`${long(65)}=1`],
    ["one=0"],
    ["one=100"],
    ["one=A"],
    ["one"],
    ["=1"],
    ["one=1=2"],
    ["a b=1"],
    ["one=1\ntwo=2"],
    ["one=1", 7],
    "one=1",
    { one: 1 },
    Array.from({ length: 60 }, (_, at) => `club${at}=1`),
    Array.from({ length: 61 }, (_, at) => `club${at}=1`),
  ],
  sports: [
    [],
    ["football"],
    ["football", "chess", "volleyball"],
    ["quidditch"],
    ["Football"],
    ["football", 7],
    ["football\nchess"],
    "football",
    { football: true },
    Array.from({ length: 7 }, () => "chess"),
    Array.from({ length: 8 }, () => "chess"),
  ],
  closed: [
    ["2026-12-24"],
    ["2026-02-31"],
    ["2026-02-29"],
    ["2028-02-29"],
    ["2026-13-01"],
    // Not a last day before the first: the form asks for the order, the rules do not (grounds.test.ts).
    ["2026-12-24/2027-01-02", "2026-11-01"],
    ["2026-12-24/2027-01-02/2027-01-03"],
    ["2026-12-24\n2026-12-25"],
    ["2026-12-24", 20261225],
    "2026-12-24",
    Array.from({ length: 40 }, () => "2026-12-24/2027-01-02"),
    Array.from({ length: 41 }, () => "2026-12-24"),
  ],
  hours: ["08:00-22:00", "22:00-02:00", "8:00-22:00", "08:00-24:00", "08:00", "08:00-22:00 ", ""],
  courts: [1, 40, 41, 0, 1.5, "2"],
  agreed: [true, false, "yes", 1],
  scoring: [
    "scale=teams;team=all;others=keep",
    "scale=10-8-6-5-4-3-2-1;team=3;others=give;relay=5-0",
    "scale=8-7;team=0;others=give",
    "scale=8-7;team=2;others=take",
    "scale=;team=2;others=give",
    "scale=100;team=2;others=give",
  ],
  bans: [
    "yellows=3;length=2;second=1;red=3",
    "yellows=3;length=2;second=1;red=3;wiped=R16",
    "yellows=3;length=2;second=1;red=3;wiped=GROUPS",
    "yellows=3;length=2;second=1",
    "yellows=100;length=2;second=1;red=3",
    "yellows=3;length=2;second=1;red=3;wiped=",
  ],
  cups: [
    [],
    ["cup|Cup|8|2a|played|A, B, C"],
    ["cup|Cup|8|1|no|"],
    ["Cup|Cup|8|1|no|"],
    ["cup||8|1|no|"],
    ["cup|Cup|3|1|no|"],
    ["cup|Cup|8|3|no|"],
    ["cup|Cup|8|1|maybe|"],
    ["cup|Cup|8|1|no|A|B"],
    ["cup|Cup|8|1|no|A\nB"],
    ["cup|Cup|8|1|no|A\u202EB"],
    ["cup|Cup|8|1|no|", 7],
    "cup|Cup|8|1|no|",
    [`cup|Cup|8|1|no|${long(485)}`],
    Array.from({ length: 4 }, () => "cup|Cup|8|1|no|A"),
    Array.from({ length: 5 }, () => "cup|Cup|8|1|no|A"),
  ],
  slug: ["UPPER", "with space", "fine-slug", long(64), long(65)],
  founded: [1799, 1800, 2100, 2101, 1950.5],
  jersey: [999, 1000],
  gameWeek: [999, 1000, "Game Week 10", long(40), long(41)],
  possessionA: [0, 100, 101],
  possessionB: [45, 46],
  scoreA: [300, 301],
  scoreB: [300, 301],
  rating: [100, 100.1, 0.1],
  ppg: [300, 300.5],
  gd: [-100_000, -100_001, 100_000, 100_001],
  points: [-100_000, -100_001, 100_000, 100_001],
  played: [100_000, 100_001],
  position: ["goalkeeper", "Forward", "GOALKEEPER"],
  teamB: ["Kingsway Rovers"],
  house: [long(40), long(41)],
  formerNames: listsOf(12, 80),
  suspension: [
    "none from 2026-11-20",
    "1 match from 2026-11-20",
    "0 matches from 2026-11-20",
    "2 matches, 3 yellows from 2026-11-20",
    "1 yellow from 2026-11-20",
    "1 match, 0 yellows from 2026-11-20",
    "1 match, 10 yellows from 2026-11-20",
    "none",
  ],
  formerClubs: [
    [],
    ["2026-02-01 Lagoon City"],
    ["Lagoon City"],
    ["2026-02-01"],
    ["2026-02-01  Lagoon City"],
    ["2026-02-01 Lagoon City "],
    ["2026-2-1 Lagoon City"],
    ["2026-02-01 Lagoon\nCity"],
    ["2026-02-01 Lagoon\u202ECity"],
    ["2026-02-01 Lagoon\u2066City"],
    ["2026-02-01 \u3164"],
    ["2026-02-01 Lagoon City", 7],
    "2026-02-01 Lagoon City",
    [`2026-02-01 ${long(80)}`],
    [`2026-02-01 ${long(81)}`],
    Array.from({ length: 12 }, () => "2026-02-01 Lagoon City"),
    Array.from({ length: 13 }, () => "2026-02-01 Lagoon City"),
  ],
  movedFrom: [new Date("1989-12-31T23:59:59Z"), new Date("2100-12-31T00:00:00Z")],
  reason: [long(160), long(161)],
  ending: (
    "aet,pens 4-2,ret A,awarded B,awarded A walkover,doubleForfeit,doubleForfeit default,abandoned,abandoned 63," +
    "abandoned 63 stands,void,bye,AET,pens 4-,pens 4–2,pens 100-2,ret C,awarded,awarded B because,abandoned 1000," +
    "void ,void aet,aet\n,played"
  ).split(","),
  detail: (
    "22-18 15-20 / 10-8,11-8 9-11; wo A,6-4 7-6(5); 3-6 [10-7]; 1-0 ret B,1=0+,1½,6–4,a|b,6-4\n7-5," +
    `${long(500)},${long(501)}`
  ).split(","),
  stage: [
    "SF1",
    "F",
    "SF1/2",
    "Round 1",
    "R16-1",
    "cup:SF1/2",
    "PO",
    " SF1",
    "SF1;",
    "Finał",
    long(20),
    long(21),
  ],
  day: [
    "2027-02-20",
    "2027-2-20",
    "2027-13-01",
    "2027-02-32",
    "20270220",
    "1899-01-01",
    "2027-02-20 ",
  ],
  playersA: listsOf(25, 80),
  playersB: listsOf(25, 80),
  adjust: [
    ["-3 Late"],
    ["+99"],
    Array.from({ length: 6 }, () => "2026-11-17 -10 Late accounts"),
    Array.from({ length: 7 }, () => "1"),
    -3,
    ...["0", "100", "-100", "2026-11-17", "2026-13-17 -3", "-3 ", "-3  Late", "3.5", ""].map(
      (line) => [line],
    ),
    ["1", 7],
    [`-3 ${long(500)}`],
  ],
  out: ["keep", "void", "lose", "Keep", "kept"],
  lot: [1, 99, 100],
  label: [long(40), long(41)],
  table: ["kept", "computed", "Kept"],
  players: ["kept", "computed", "Kept"],
  open: listsOf(25, 80),
  places: listsOf(25, 80),
};

/** Lists with one wrong element first, in the middle or last, and too long ones. */
function listsOf(most: number, longest: number): readonly unknown[] {
  const full: readonly unknown[] = Array.from({ length: most }, (_, at) => `Name ${at}`);
  const wrong = ["", long(longest + 1), 7, null, {}, false, "a\nb", "a\u202Eb", " a"];
  return [
    full,
    [...full, "one more"],
    [long(longest)],
    ...wrong.flatMap((element) => [0, most - 1].map((at) => full.with(at, element))),
  ];
}

function goalLists(): readonly unknown[] {
  const one = (change: Fields): Fields => ({ ...goal, ...change });
  const wrong = [
    one({ player: long(81) }),
    one({ minute: 12 }),
    one({ assist: null }),
    one({ assist: "a\nb" }),
    one({ minute: "\u202E12" }),
    one({ player: ["x"] }),
    one({ player: { evil: "x" } }),
    one({ evil: "x" }),
    { player: "Ayo", assist: "" },
    { player: "Ayo", assist: "", evil: "12" },
    {},
    "Ayo",
    null,
    7,
  ];
  const full = Array.from({ length: 20 }, () => goal);
  return [
    [goal],
    [one({ assist: "Chidi", minute: "" })],
    ...wrong.flatMap((element) => [[element], [goal, element], [...full.slice(1), element]]),
    [...full, goal],
  ];
}

/** Whether the domain would have written that very document. */
function isLegal<K extends EntityKind>(kind: K, { league }: Collection, fields: Fields): boolean {
  const shape = shapeOf(league);
  const parsed = parseRecord(kind, "fuzzed", fields);
  if (!parsed.ok) return false;
  if (Object.keys(checkEntity(kind, parsed.record, shape)).length > 0) return false;
  return isDeepStrictEqual(toDocument(kind, parsed.record, shape), fields);
}

/**
 * What a field is tried with: everything in the first collection of its kind that has it; in the others, whose rules for
 * it come from the same schema, enough to see that they are there.
 */
function triedOn({ name, kind }: Collection, key: string): readonly unknown[] {
  const first = unlike.find((one) => one.kind === kind && key in example(one));
  const own = composed[key] ?? [];
  return first?.name === name ? [...valuesFor(key), ...own] : [...glance, ...own.slice(0, 6)];
}

/** One wrong value of each type, and what no text may hold. */
const glance: readonly unknown[] = [null, -1, 1.5, true, "", " padded ", [], {}, long(501)];

interface Variant {
  readonly what: string;
  readonly fields: Fields;
}

function variantsOf(collection: Collection): Variant[] {
  const base = example(collection);
  // Enough goals allowed that a long list is judged by its elements.
  const roomy = "scoreA" in base ? { ...base, scoreA: 20, scoreB: 20 } : base;
  const keys = Object.keys(base);
  const missing = keys.map((key) => ({
    what: `without ${key}`,
    fields: Object.fromEntries(Object.entries(base).filter(([name]) => name !== key)),
  }));
  const extra = [
    "evil",
    "points",
    "cleanSheets",
    "gameWeek",
    "goals",
    "name",
    "teamName",
    "__proto",
  ]
    .filter((key) => !keys.includes(key))
    .map((key) => ({ what: `with ${key}`, fields: { ...base, [key]: 1 } }));
  const changed = keys.flatMap((key) =>
    triedOn(collection, key).map((value) => ({
      what: `${key}: ${String(JSON.stringify(value)).slice(0, 80)}`,
      fields: { ...roomy, [key]: value },
    })),
  );
  const all = [...missing, ...extra, ...changed];
  // A few of each collection, others in the next one; all of them in `npm run verify`.
  const from = unlike.indexOf(collection);
  const some = isShort ? all.filter((_, at) => (at + from) % SHORT_STEP === 0) : all;
  return [{ what: "unchanged", fields: base }, ...some];
}

/** The short form tries one variant of this many. */
const SHORT_STEP = 24;
const LEAST = isShort ? 300 : 2_000;

const totals = { tried: 0, taken: 0, wronglyTaken: 0, wronglyRefused: 0 };

it.each(unlike)("takes just the legal documents of $name", async (collection) => {
  const { name, kind, editOnly } = collection;
  const variants = variantsOf(collection);
  const stored = editOnly ? storedRecord(example(collection)) : null;
  if (stored) {
    await world.seed(Object.fromEntries(variants.map((_, at) => [`${name}/fuzz-${at}`, stored])));
  }
  const tally = new Tally();
  const tryOne = async ({ what, fields }: Variant, at: number): Promise<void> => {
    const save = makeSave({ collection: name, id: `fuzz-${at}`, fields, stored, by: "chief" });
    await (isLegal(kind, collection, fields)
      ? tally.allowRest(what, commit(save))
      : tally.forbidRest(what, commit(save)));
  };
  await inParallel(variants, AT_ONCE, tryOne);
  totals.tried += variants.length;
  totals.taken += tally.allowed;
  totals.wronglyTaken += tally.leaks.length;
  totals.wronglyRefused += tally.refused.length;
  expect(tally.leaks).toEqual([]);
  expect(tally.refused).toEqual([]);
  expect(tally.allowed).toBeGreaterThan(0);
});

/** Values for a key that few records have; in `npm test` every fourth of them. */
const fewValues = () => values().filter((_, at) => !isShort || at % 4 === 0);

it("takes the marks of a result in one form only", async () => {
  const all = unlike.filter(({ kind }) => kind === "results");
  const results = isShort ? all.slice(0, 1) : all;
  const tally = new Tally();
  const marks: readonly (readonly [mark: string, right: readonly unknown[]])[] = [
    ["unconfirmed", [true]],
    ["corrected", ["2–1", "112–98"]],
  ];
  for (const collection of results) {
    for (const [mark, right] of marks) {
      const tried = [...right, ...fewValues(), false, "true", 1, "2-1", "1000–1"];
      await inParallel(tried, AT_ONCE, (value, at) => {
        const fields = { ...example(collection), [mark]: value };
        const id = `mark-${mark}-${at}`;
        const save = makeSave({ collection: collection.name, id, fields, by: "chief" });
        const what = `${mark} ${String(value).slice(0, 40)} in ${collection.name}`;
        return right.includes(value)
          ? tally.allowRest(what, commit(save))
          : tally.forbidRest(what, commit(save));
      });
      totals.tried += tried.length;
    }
  }
  expect([...tally.leaks, ...tally.refused]).toEqual([]);
});

it("takes who confirmed that a table parted as the id of an account", async () => {
  const seasons = unlike.filter(({ kind }) => kind === "seasons");
  const tally = new Tally();
  const right = ["chief", long(64)];
  for (const collection of seasons) {
    await inParallel(
      [...right, ...fewValues(), long(65), ["chief"], { chief: true }],
      AT_ONCE,
      (value, at) => {
        const fields = { ...example(collection), splitBy: value };
        const save = makeSave({ collection: collection.name, id: `by-${at}`, fields, by: "chief" });
        const what = `splitBy ${String(value).slice(0, 40)} in ${collection.name}`;
        // A short text without spaces may be an id.
        const isId = typeof value === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(value);
        return isId ? tally.allowRest(what, commit(save)) : tally.forbidRest(what, commit(save));
      },
    );
  }
  expect([...tally.leaks, ...tally.refused]).toEqual([]);
  expect(tally.allowed).toBeGreaterThanOrEqual(2 * seasons.length);
});

it(`covers at least ${LEAST} documents`, () => {
  report(
    "A5 fuzzed documents",
    `${totals.tried} tried, ${totals.taken} legal; ${totals.wronglyTaken} wrongly accepted, ${totals.wronglyRefused} wrongly refused`,
  );
  expect(totals.tried).toBeGreaterThanOrEqual(LEAST);
});
