import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  where,
} from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { picture, pictureDigest } from "../factories/pictures";
import { football, roleBench, people } from "./roleBench";
import { countingWrites, countWrite, dropWrites } from "./pictureScene";
import { NOW, type Fields, type Write } from "./save";
import { chief, owner, type Identity } from "./rulesEmulator";
import { report } from "./tally";

/** Pictures that were made in the app: kept by a league's administrators, each as it is or not at all. */

const bench = roleBench();

const keepers = [football, chief, owner];
const small = picture();

/** A crest put among those of a league that has none. */
const crest = (text: string, { id = pictureDigest("mls", text), slug = "mls" } = {}): Write => ({
  op: "set",
  path: `crests/${slug}`,
  fields: { crests: { [id]: text }, lastId: id },
});

const kept = (text: string, change: Fields = {}, id = pictureDigest("mls", text)): Write => ({
  op: "set",
  path: `pictures/${id}`,
  fields: { league: "mls", picture: text, at: NOW, by: "chief", ...change },
});

/** By whoever keeps it. */
const keptBy =
  (text: string, change: Fields = {}) =>
  (who: Identity): Write[] => [kept(text, { by: who.uid ?? "nobody", ...change })];

/** A JPEG as browsers make it, with these bytes behind its head and before its end. */
const jpeg = (middle: readonly number[] = [], end: readonly number[] = [0xff, 0xd9]): string => {
  const head = Buffer.from("/9j/4AAQSkZJRgABAQAAAQABAAD/", "base64");
  return Buffer.concat([head, Buffer.from([...middle, ...end])]).toString("base64");
};
const exif = [..."Exif"].map((sign) => sign.charCodeAt(0));

describe("a crest", () => {
  const none = () => bench.remove("crests/mls");

  it("is kept by the league's administrators", async () => {
    await bench.tryAll("crest", keepers, () => [crest(small)], none);
    expect(bench.wrongly()).toEqual([]);
  });

  it("is taken away by them", async () => {
    const id = pictureDigest("mls", small);
    const there = () => bench.world.seed({ "crests/mls": { crests: { [id]: small }, lastId: id } });
    const without: Write = {
      op: "set",
      path: "crests/mls",
      fields: { crests: {}, lastId: id },
    };
    await bench.tryAll("crest taken away", keepers, () => [without], there);
    await bench.tryAll(
      "all crests deleted",
      [],
      () => [{ op: "delete", path: "crests/mls" }],
      there,
    );
    expect(bench.wrongly()).toEqual([]);
  });

  it("comes to others one by one, and changes none", async () => {
    const [one, two, three] = [picture("one1"), picture("two2"), picture("three333")];
    const ids = [one, two, three].map((text) => pictureDigest("mls", text));
    const [a = "", b = "", c = ""] = ids;
    await bench.world.seed({ "crests/mls": { crests: { [a]: one }, lastId: a } });
    const set = (crests: Fields, lastId: string): Write[] => [
      { op: "set", path: "crests/mls", fields: { crests, lastId } },
    ];
    const forbid = (what: string, writes: Write[]) =>
      bench.tally.forbid(what, bench.commit(football, writes));
    await forbid("two at once", set({ [a]: one, [b]: two, [c]: three }, b));
    await forbid("one for another", set({ [b]: two }, b));
    await forbid("another under its name", set({ [a]: two }, a));
    await forbid("another lastId", set({ [a]: one, [b]: two }, c));
    await bench.tally.allow("one more", bench.commit(football, set({ [a]: one, [b]: two }, b)));
    expect(bench.wrongly()).toEqual([]);
  });

  it.each<[string, Write]>([
    ["more than 4 kB", crest(picture("", 5468))],
    ["another digest", crest(small, { id: pictureDigest("mbl", small) })],
    ["a name that is none", crest(small, { id: "one" })],
    ["markup", crest("<svg onload=alert(1)>")],
    ["PNG", crest("iVBORw0KGgoAAAANSUhEUg==")],
    ["a list", { op: "set", path: "crests/mls", fields: { crests: { x: [small] }, lastId: "x" } }],
    ["a list of crests", { op: "set", path: "crests/mls", fields: { crests: [], lastId: "x" } }],
    ["no league", crest(small, { slug: "nothing", id: pictureDigest("nothing", small) })],
    [
      "a collection for its league",
      crest(small, { slug: "mlsTeams", id: pictureDigest("mlsTeams", small) }),
    ],
    [
      "a key more",
      {
        ...crest(small),
        fields: { ...(crest(small) as { fields: Fields }).fields, x: 1 },
      } as Write,
    ],
  ])("is refused with %s", async (name, write) => {
    await none();
    await bench.tally.forbid(name, bench.commit(chief, [write]));
    await bench.tally.allow("as large as may be", bench.commit(chief, [crest(picture("", 5464))]));
    expect(bench.wrongly()).toEqual([]);
  });

  it("is refused where 36 are there", async () => {
    const texts = Array.from({ length: 36 }, (_, at) => picture(`n${at}A`));
    const all = Object.fromEntries(texts.map((text) => [pictureDigest("mls", text), text]));
    await bench.world.seed({ "crests/mls": { crests: all, lastId: "" } });
    const id = pictureDigest("mls", small);
    const more: Write = {
      op: "set",
      path: "crests/mls",
      fields: { crests: { ...all, [id]: small }, lastId: id },
    };
    await bench.tally.forbid("37", bench.commit(chief, [more]));
    expect(bench.wrongly()).toEqual([]);
  });
});

describe("another picture", () => {
  const path = `pictures/${pictureDigest("mls", small)}`;
  const none = () => bench.remove(path);
  const there = async () => {
    await bench.remove("history/drop");
    await bench.world.seed({ [path]: { league: "mls", picture: small, at: new Date(0) } });
  };
  const takenAway = (who: Identity, change: Fields = {}) => dropWrites("mls", small, who, change);

  it("is kept by the league's administrators, taken away by owners, and changed by nobody", async () => {
    await bench.tryAll("picture", keepers, keptBy(small), none);
    await bench.tryAll("picture taken away", [owner], takenAway, there);
    await bench.tryAll("taken away without a word", [], () => [{ op: "delete", path }], there);
    for (const [what, change] of [
      ["somebody else’s name", { by: "nobody" }],
      ["another keeper", { before: { at: new Date(0), by: "owner" } }],
      ["nothing of its keeper", { before: null }],
      ["another league", { collection: "mbl" }],
      ["another picture", { id: "x", record: "pictures/x" }],
      ["another action", { action: "delete" }],
    ] as const) {
      await there();
      await bench.tally.forbid(what, bench.commit(owner, takenAway(owner, change)));
    }
    for (const write of takenAway(owner).slice(1))
      await bench.tally.forbid("its entry alone", bench.commit(owner, [write]));
    await there();
    await bench.tryAll("picture again", [], keptBy(small));
    await bench.tryAll("its league", [], keptBy(small, { league: "mbl" }));
    expect(bench.wrongly()).toEqual([]);
  });

  it.each<[string, Write]>([
    ["more than 60 kB", kept(picture("", 81_924))],
    ["another digest", kept(small, {}, pictureDigest("mbl", small))],
    ["a name that is none", kept(small, {}, "face")],
    ["no digits in small letters", kept(small, {}, pictureDigest("mls", small).toUpperCase())],
    ["another league's name", kept(small, { league: "mbl" })],
    ["no league", kept(small, { league: "nothing" }, pictureDigest("nothing", small))],
    ["another time", kept(small, { at: new Date(0) })],
    ["a name beside it", kept(small, { name: "Ayo Bello" })],
    ["another's name", kept(small, { by: "owner" })],
    ["an author that is none", kept(small, { by: ["chief"] })],
    ["no author", kept(small, { by: null })],
    ["a JPEG without its end", kept(jpeg([], []))],
    ["something behind a JPEG’s end", kept(jpeg([], [0xff, 0xd9, 0x41]))],
    ["a camera’s data in a JPEG", kept(jpeg([...exif, 0, 0]))],
    ["the same one byte later", kept(jpeg([1, ...exif, 0, 0, 0]))],
    ["and one more", kept(jpeg([1, 2, ...exif, 0, 0, 0]))],
    ["no text", kept(small, { picture: 7 })],
    ["markup", kept("<svg onload=alert(1)>")],
    ["a line behind it", kept(`${small}\n`)],
    ["a camera’s data in WebP", kept(small.replace("WAoAAAAQ", "WAoAAAAI"))],
    ["a camera’s JPEG", kept("/9j/4Q+QRXhpZgAATU0AKgAAAAg=")],
    ["a moving picture", kept(small.replace("WAoAAAAQ", "WAoAAAAC"))],
  ])("is refused with %s", async (name, write) => {
    await none();
    await bench.tally.forbid(name, bench.commit(chief, [write]));
    await bench.tally.allow("the right one", bench.commit(chief, [kept(small)]));
    expect(bench.wrongly()).toEqual([]);
  });

  it.each([
    ["WebP without a header", "UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAQAcJaQAA3AA/v3AgAA="],
    ["WebP without loss", "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=="],
    ["JPEG of a browser", jpeg()],
    ["JPEG with one byte more", jpeg([1])],
    ["JPEG with two bytes more", jpeg([1, 2])],
    ["as large as may be", picture("", 81_920)],
  ])("is kept as %s", async (name, text) => {
    await bench.tally.allow(name, bench.commit(chief, [kept(text)]));
    expect(bench.wrongly()).toEqual([]);
  });
});

describe("what the pictures of a league take", () => {
  const path = `pictures/${pictureDigest("mls", small)}`;
  const id = pictureDigest("mls", small);
  const size = small.length;
  const count = (bytes: number, many: number, lastId: string, slug = "mls") =>
    countWrite(slug, { bytes, count: many, lastId });
  const counted = (bytes = 100, lastId = "counted") =>
    bench.world.seed({ "pictureCounts/mls": { bytes, count: 1, lastId } });
  const begin = async (bytes = 100, lastId = "counted") => {
    await bench.remove(path);
    await counted(bytes, lastId);
  };
  const forbid = (what: string, writes: readonly Write[], who = chief) =>
    bench.tally.forbid(what, bench.commit(who, writes));
  const comes = [kept(small), count(100 + size, 2, id)];

  it("is counted by owners, with an entry that says how much", async () => {
    const none = async () => {
      for (const one of ["pictureCounts/mls", "history/counted"]) await bench.remove(one);
    };
    await bench.tryAll("count", [owner], (who) => countingWrites("mls", who), none);
    await bench.remove("history/counted");
    await bench.tryAll(
      "count again",
      [owner],
      (who) => countingWrites("mls", who),
      () => bench.remove("history/counted"),
    );
    await none();
    for (const [what, change] of [
      ["another count", { after: { bytes: 100, count: 2 } }],
      ["more than that", { after: { bytes: 200, count: 2, name: "x" } }],
      ["another league", { collection: "mbl", id: "mbl", record: "pictureCounts/mbl" }],
      ["somebody else’s name", { by: "chief" }],
      ["another time", { at: new Date(0) }],
      ["something before", { before: {} }],
    ] as const)
      await forbid(what, countingWrites("mls", owner, change), owner);
    const [write, entry] = countingWrites("mls", owner);
    if (!write || !entry) throw new Error("Nothing is counted.");
    await forbid("without an entry", [write], owner);
    await forbid("an entry alone", [entry], owner);
    await forbid("of no league", countingWrites("nothing", owner), owner);
    await bench.tryAll(
      "deleted",
      [],
      () => [{ op: "delete", path: "pictureCounts/mls" }],
      () => counted(),
    );
    expect(bench.wrongly()).toEqual([]);
  });

  it("follows each picture that comes", async () => {
    await bench.tryAll(
      "with its count",
      keepers,
      (who) => [...keptBy(small)(who), count(100 + size, 2, id)],
      () => begin(),
    );
    await begin();
    await forbid("without a count", [kept(small)]);
    await forbid("a count alone", [count(100 + size, 2, id)]);
    await forbid("fewer bytes", [kept(small), count(100, 2, id)]);
    await forbid("fewer pictures", [kept(small), count(100 + size, 1, id)]);
    await forbid("another’s", [kept(small), count(100 + size, 2, "counted")]);
    await forbid("of another league", [kept(small), count(100 + size, 2, id, "mbl")]);
    const other = picture("other");
    await forbid("two for one", [kept(small), kept(other), count(100 + size, 2, id)]);
    await begin(100, `-${id}`);
    await forbid("one that went before", [kept(small)]);
    await begin(200_000_000 - size + 1);
    await forbid("more than the league’s share", [kept(small), count(200_000_001, 2, id)]);
    await begin(200_000_000 - size);
    await bench.tally.allow(
      "up to it",
      bench.commit(chief, [kept(small), count(200_000_000, 2, id)]),
    );
    await forbid("lowered by an administrator", [count(0, 0, id)]);
    await begin();
    await bench.tally.allow("right", bench.commit(chief, comes));
    expect(bench.wrongly()).toEqual([]);
  });

  it("follows each picture that goes", async () => {
    const there = async (bytes = 100 + size, lastId = id) => {
      await bench.remove("history/drop");
      await bench.world.seed({
        [path]: { league: "mls", picture: small, at: new Date(0) },
        "pictureCounts/mls": { bytes, count: 2, lastId },
      });
    };
    const goes = (who: Identity) => dropWrites("mls", small, who);
    await bench.tryAll(
      "with its count",
      [owner],
      (who) => [...goes(who), count(100, 1, `-${id}`)],
      () => there(),
    );
    await there();
    await forbid("without a count", goes(owner), owner);
    await forbid("more bytes", [...goes(owner), count(101, 1, `-${id}`)], owner);
    await forbid("none of them", [...goes(owner), count(0, 0, `-${id}`)], owner);
    await forbid("as one that comes", [...goes(owner), count(100, 1, id)], owner);
    await forbid("a count alone", [count(100, 1, `-${id}`)], owner);
    await there(10);
    await bench.tally.allow(
      "more than was counted",
      bench.commit(owner, [...goes(owner), count(0, 1, `-${id}`)]),
    );
    expect(bench.wrongly()).toEqual([]);
  });
});

it("is read by everybody one by one, and listed by owners, those of a league by its administrators too", async () => {
  const id = pictureDigest("mls", small);
  await bench.world.seed({
    "crests/mls": { crests: { [id]: small }, lastId: id },
    [`pictures/${id}`]: { league: "mls", picture: small, at: new Date(0) },
  });
  for (const who of people) {
    const database = bench.world.as(who);
    for (const path of ["crests/mls", `pictures/${id}`])
      await bench.tally.allow(`${path} by ${who.name}`, () =>
        getDocFromServer(doc(database, path)),
      );
    const isOf = (slug: string) => () =>
      getDocsFromServer(
        query(collection(database, "pictures"), where("league", "==", slug), limit(200)),
      );
    if (keepers.includes(who)) await bench.tally.allow(`of the league by ${who.name}`, isOf("mls"));
    else await bench.tally.forbid(`of the league by ${who.name}`, isOf("mls"));
    if (who === football) await bench.tally.forbid("of another league", isOf("mbl"));
    for (const name of ["crests", "pictures", "pictureCounts"]) {
      const list = (most: number) => () =>
        getDocsFromServer(query(collection(database, name), limit(most)));
      if (who === owner) await bench.tally.allow(`${name} listed`, list(200));
      else await bench.tally.forbid(`${name} listed by ${who.name}`, list(200));
      await bench.tally.forbid(`too many of ${name} by ${who.name}`, list(500));
    }
  }
  const { forbidden, allowed } = bench.tally;
  report("A1 forbidden operations, pictures", `${forbidden} tried; ${allowed} allowed twins`);
  expect(bench.wrongly()).toEqual([]);
});
