import { batchWrite, storedBatch } from "../rules/batchScene";
import { example } from "../rules/examples";
import { fault, ownPlace, places, telling } from "../rules/faultScene";
import { countingWrites, countWrite, dropWrites } from "../rules/pictureScene";
import type { Collection } from "../rules/registry";
import type { Identity } from "../rules/rulesEmulator";
import { makeSave, NOW, storedRecord, writesOf, type Fields, type Write } from "../rules/save";
import { picture, pictureDigest } from "../factories/pictures";
import { archiveRows, redactionRows } from "./attacksOnHistory";
import { ENDED, remove, set, theOwner, uidOf, type Row } from "./rightsScene";

/** A league whose history, pictures and batches are attacked. */
export interface Place {
  readonly slug: string;
  readonly collections: readonly Collection[];
  /** Who administers it, an owner among them. */
  readonly may: readonly Identity[];
  /** Whoever has rights of some league, and so may tell of a fault. */
  readonly tellers: readonly Identity[];
}

/** Pictures of the league, and what they take (S5). */
function pictureRows({ slug, may }: Place): readonly Row[] {
  const text = picture();
  const digest = pictureDigest(slug, text);
  const path = `pictures/${digest}`;
  const kept = (who: Identity, change: Fields = {}, at = path): Write =>
    set(at, { league: slug, picture: text, at: NOW, by: uidOf(who), ...change });
  const stored = { [path]: { league: slug, picture: text, at: new Date(0) } };
  const counted = { [`pictureCounts/${slug}`]: { bytes: 100, count: 1, lastId: "counted" } };
  const count = (bytes: number, many: number, lastId: string) =>
    countWrite(slug, { bytes, count: many, lastId });
  const crests = { [`crests/${slug}`]: { crests: { [digest]: text }, lastId: digest } };
  const large = picture("", 81_924);
  return [
    ["a picture: keep", may, (who) => [kept(who)]],
    ["a picture: keep again", [], (who) => [kept(who)], stored],
    ["a picture: keep as somebody else", [], (who) => [kept(who, { by: "x" })]],
    [
      "a picture: keep under another name",
      [],
      (who) => [kept(who, {}, `pictures/${"0".repeat(64)}`)],
    ],
    [
      "a picture: keep markup",
      [],
      (who) => {
        const markup = "<svg onload=alert(1)>";
        return [kept(who, { picture: markup }, `pictures/${pictureDigest(slug, markup)}`)];
      },
    ],
    [
      "a picture: keep one too large",
      [],
      (who) => [kept(who, { picture: large }, `pictures/${pictureDigest(slug, large)}`)],
    ],
    ["a picture: take away", [theOwner], (who) => dropWrites(slug, text, who), stored],
    ["a picture: take away silently", [], () => [remove(path)], stored],
    [
      "a picture: take away as somebody else",
      [],
      (who) => dropWrites(slug, text, who, { by: "x" }),
      stored,
    ],
    ["the pictures: count", [theOwner], (who) => countingWrites(slug, who)],
    ["the pictures: count without a word", [], (who) => countingWrites(slug, who).slice(0, 1)],
    [
      "a picture, counted: keep",
      may,
      (who) => [kept(who), count(100 + text.length, 2, digest)],
      counted,
    ],
    ["a picture, counted: keep uncounted", [], (who) => [kept(who)], counted],
    ["a picture, counted: count fewer", [], (who) => [kept(who), count(100, 2, digest)], counted],
    [
      "a picture, counted: take away uncounted",
      [],
      (who) => dropWrites(slug, text, who),
      { ...stored, ...counted },
    ],
    ["the pictures: count nothing", [], () => [count(0, 0, digest)], counted],
    ["the pictures: forget the count", [], () => [remove(`pictureCounts/${slug}`)], counted],
    [
      "a crest: keep",
      may,
      () => [set(`crests/${slug}`, { crests: { [digest]: text }, lastId: digest })],
    ],
    [
      "a crest: take away",
      may,
      () => [set(`crests/${slug}`, { crests: {}, lastId: digest })],
      crests,
    ],
    [
      "a crest: keep another under its name",
      [],
      () => [set(`crests/${slug}`, { crests: { [digest]: picture("two2") }, lastId: digest })],
      crests,
    ],
    ["all crests: delete", [], () => [remove(`crests/${slug}`)], crests],
  ];
}

/** Batches that are under way or were cut off. */
function batchRows({ slug, may }: Place): readonly Row[] {
  const league = slug;
  const stored = (at: Date, change: Fields = {}) => ({
    "batches/one": storedBatch("x", at, { league, ...change }),
  });
  return [
    ["a batch: begin", may, (who) => [batchWrite(uidOf(who), { league })]],
    [
      "a batch, a call-off: begin",
      may,
      (who) => [batchWrite(uidOf(who), { league, what: "callOff" })],
    ],
    ["a batch: begin for somebody else", [], () => [batchWrite("x", { league })]],
    ["a batch of no league: begin", [], (who) => [batchWrite(uidOf(who), { league: "no-league" })]],
    ["a batch of the arena: begin", [theOwner], (who) => [batchWrite(uidOf(who), { league: "*" })]],
    [
      "a batch: write again",
      [],
      (who) => [batchWrite(uidOf(who), { league })],
      stored(new Date(0)),
    ],
    ["somebody’s batch of now: end", [theOwner], () => [remove("batches/one")], stored(new Date())],
    ["somebody’s batch of long ago: end", may, () => [remove("batches/one")], stored(new Date(0))],
    [
      "a batch of the arena of long ago: end",
      [theOwner],
      () => [remove("batches/one")],
      stored(new Date(0), { league: "*" }),
    ],
  ];
}

const anotherPlace = (by: string) => {
  const own = Array.from({ length: 5 }, (_, nth) => ownPlace(by, nth));
  return places.find((one) => !own.includes(one)) ?? "";
};

/** Faults of pages: five a day of an account (S6). */
const faultRows = ({ tellers }: Place): readonly Row[] => [
  ["a fault: tell", tellers, (who) => [telling(uidOf(who))]],
  [
    "a fault: tell at the last own place",
    tellers,
    (who) => [telling(uidOf(who), {}, ownPlace(uidOf(who), 4))],
  ],
  [
    "a fault: tell at another’s place",
    [],
    (who) => [telling(uidOf(who), {}, anotherPlace(uidOf(who)))],
  ],
  [
    "a fault: tell of another day",
    [],
    (who) => [telling(uidOf(who), {}, ownPlace(uidOf(who)).replace(/^\d{4}/, "2020"))],
  ],
  [
    "a fault: tell where the day is full",
    [],
    (who) => [telling(uidOf(who))],
    Object.fromEntries(places.map((id) => [`faults/${id}`, { ...fault, by: "x", at: ENDED }])),
  ],
];

/** The notice of a day that is called off (S10). */
function callOffRows({ slug, collections, may }: Place): readonly Row[] {
  const news = collections.find(({ kind }) => kind === "news");
  if (!news) return [];
  const id = `called-off-2026-11-29-${slug}`;
  const soFar = (title: string): Fields => ({ ...example(news), title });
  const stored = storedRecord(soFar("All matches are called off (0 of 10 so far)"));
  const save = (fields: Fields | null, before: Fields | null) => (who: Identity) =>
    writesOf(
      makeSave({ collection: news.name, id, fields, stored: before, by: uidOf(who), sheet: true }),
    );
  const given = { [`${news.name}/${id}`]: stored };
  return [
    [
      "the notice of a call-off: write",
      may,
      save(soFar("All matches are called off (0 of 10 so far)"), null),
    ],
    [
      "the notice of a call-off: count on",
      may,
      save(soFar("All matches are called off (6 of 10 so far)"), stored),
      given,
    ],
    ["the notice of a call-off: delete", may, save(null, stored), given],
  ];
}

/** Operations on a league’s history, pictures, batches and faults, with who may: what nobody may was tried by owners, too. */
export const attackRows = (place: Place): readonly Row[] => [
  ...archiveRows(place),
  ...redactionRows(place),
  ...pictureRows(place),
  ...batchRows(place),
  ...faultRows(place),
  ...callOffRows(place),
];
