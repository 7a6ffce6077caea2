import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCountFromServer,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from "firebase/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { leagues } from "@arena/leagues";
import { isShort } from "../harness/forms";
import { example } from "./examples";
import { request, rootOf } from "./rest";
import { unlikeInWays, wholly } from "./alike";
import { collections, type Collection } from "./registry";
import { makeSave, publishedDocument, seedOf, storedRecord } from "./save";
import { report, Tally } from "./tally";
import {
  adminOf,
  chief,
  commitSave,
  makeRulesEmulator,
  outsiders,
  owner,
  type Identity,
  type RulesEmulator,
} from "./rulesEmulator";

/** Goal A1, the reading part: what is public, and what only some may see. */

const tally = new Tally();
const leagueAdmins = Object.values(adminOf);
const everybody: readonly Identity[] = [...outsiders, ...leagueAdmins, chief, owner];
let world: RulesEmulator;
const changes = new Map<string, string>();

afterAll(() => world.close());

type Try = (
  what: string,
  may: (who: Identity) => boolean,
  attempt: (who: Identity) => Promise<unknown>,
) => Promise<void>;

/** Lets each of these identities try, and holds the answer against who may. */
function trying(among: readonly Identity[]): Try {
  return async (what, may, attempt) => {
    await Promise.all(
      among.map((who) => {
        const name = `${what} by ${who.name}`;
        return may(who)
          ? tally.allow(name, () => attempt(who))
          : tally.forbid(name, () => attempt(who));
      }),
    );
  };
}

const tryAll = trying(everybody);

/** Those that everything is tried on. */
const tried = collections.filter((one) => wholly.includes(one));

/** In `npm test` one collection: how records are read does not depend on how they are saved. */
const triedByAll = isShort ? tried.slice(0, 1) : unlikeInWays;

/**
 * For what belongs to a league: one other league's administrator stands for all others, whom the rules do not tell apart.
 * Everybody tries the first collection of those that are read and saved in the same way, and three try the others.
 */
function tryIn(of: Collection): Try {
  const own = adminOf[of.league.slug];
  const other = leagueAdmins.find((who) => who !== own);
  const among = triedByAll.includes(of)
    ? [...outsiders, own, other, chief, owner]
    : [outsiders[0], own, other];
  return trying(among.filter((who) => who !== undefined));
}

const anybody = () => true;
const nobody = () => false;
const isAnyAdmin = (who: Identity) => [chief, owner, ...leagueAdmins].includes(who);
const isOwner = (who: Identity) => who === owner;

describe("before anything is published", () => {
  beforeEach(async () => {
    world = await makeRulesEmulator();
  });

  it("lets everybody list, page by page, a league that has no sheet", async () => {
    for (const one of tried) {
      const { name, league } = one;
      await world.seed({ [`${name}/first`]: { name: "x", phone: "0800" } });
      const admins = [chief, owner, adminOf[league.slug]];
      const isAdmin = (who: Identity) => admins.includes(who);
      const tryThem = tryIn(one);
      const all = (who: Identity) => collection(world.as(who), name);
      await tryThem(`get ${name}`, anybody, (who) =>
        getDocFromServer(doc(world.as(who), `${name}/first`)),
      );
      await tryThem(`list 200 of ${name}`, anybody, (who) =>
        getDocsFromServer(query(all(who), limit(200))),
      );
      await tryThem(`list 201 of ${name}`, isAdmin, (who) =>
        getDocsFromServer(query(all(who), limit(201))),
      );
      await tryThem(`list ${name} unbounded`, isAdmin, (who) => getDocsFromServer(all(who)));
    }
    expect(tally.takeWrong()).toEqual([]);
  });

  it("lets visitors skip nothing in a league that has no sheet", async () => {
    await world.seed({ "mlsPlayers/first": { name: "x" } });
    const skipping = (offset?: number) => ({
      structuredQuery: {
        from: [{ collectionId: "mlsPlayers" }],
        limit: 200,
        ...(offset === undefined ? {} : { offset }),
      },
    });
    const run = (who: Identity, offset?: number) =>
      request("POST", `/v1/${rootOf(world.projectId)}:runQuery`, {
        token: world.tokenOf(who),
        body: skipping(offset),
      });
    const visitor: Identity = { name: "anonymous" };
    expect((await run(visitor)).status).toBe(200);
    expect((await run(visitor, 0)).status).toBe(200);
    expect((await run(visitor, 1)).status).toBe(403);
    expect((await run(visitor, 100_000)).status).toBe(403);
    expect((await run(chief, 1)).status).toBe(200);
    // In pages it goes on without skipping.
    const page = `/v1/${rootOf(world.projectId)}/mlsPlayers?pageSize=1`;
    await world.seed({ "mlsPlayers/second": { name: "y" } });
    const first = await request("GET", page);
    const { nextPageToken } = JSON.parse(first.body) as { nextPageToken: string };
    expect((await request("GET", `${page}&pageToken=${nextPageToken}`)).status).toBe(200);
  });
});

describe("once everything is published", () => {
  beforeAll(async () => {
    world = await makeRulesEmulator();
    const stored = new Map(collections.map((one) => [one.name, storedRecord(example(one))]));
    const first = [...stored].map(([name, record]) => [name, { first: record }] as const);
    await world.seed(seedOf(Object.fromEntries(first)));
    for (const one of collections) {
      await world.seed({
        [`published/${one.name}@2025`]: publishedDocument({}),
        [`${one.name}/first/notes/one`]: { text: "hidden" },
        [`${one.name}/odd`]: { ...storedRecord(example(one)), phone: "0800" },
      });
      const save = makeSave({
        collection: one.name,
        id: "first",
        fields: example(one),
        stored: stored.get(one.name) ?? null,
        by: "chief",
        published: true,
      });
      await commitSave(world.as(chief), save);
      changes.set(one.name, save.change);
    }
    await world.seed({ "secrets/one": { text: "hidden" } });
  });

  it("lets everybody read a record, and once there is a sheet only administrators list", async () => {
    for (const one of tried) {
      const { name, league } = one;
      const admins = [chief, owner, adminOf[league.slug]];
      const isAdmin = (who: Identity) => admins.includes(who);
      const tryThem = tryIn(one);
      const all = (who: Identity) => collection(world.as(who), name);
      await tryThem(`get ${name}`, anybody, (who) =>
        getDocFromServer(doc(world.as(who), `${name}/first`)),
      );
      await tryThem(`get what ${name} has not`, anybody, (who) =>
        getDocFromServer(doc(world.as(who), `${name}/nothing`)),
      );
      await tryThem(`get ${name} with an unknown key`, isAdmin, (who) =>
        getDocFromServer(doc(world.as(who), `${name}/odd`)),
      );
      await tryThem(`list 200 of ${name}`, isAdmin, (who) =>
        getDocsFromServer(query(all(who), limit(200))),
      );
      await tryThem(`list 201 of ${name}`, isAdmin, (who) =>
        getDocsFromServer(query(all(who), limit(201))),
      );
      await tryThem(`list ${name} unbounded`, isAdmin, (who) => getDocsFromServer(all(who)));
      await tryThem(`count ${name} unbounded`, isAdmin, (who) => getCountFromServer(all(who)));
      await tryThem(`search ${name} unbounded`, isAdmin, (who) =>
        getDocsFromServer(query(all(who), where("version", ">", 0))),
      );
      await tryThem(`group query of ${name}`, nobody, (who) =>
        getDocsFromServer(query(collectionGroup(world.as(who), name), limit(5))),
      );
      await tryThem(`get below ${name}`, nobody, (who) =>
        getDocFromServer(doc(world.as(who), `${name}/first/notes/one`)),
      );
      await tryThem(`list below ${name}`, nobody, (who) =>
        getDocsFromServer(query(collection(world.as(who), `${name}/first/notes`), limit(5))),
      );
    }
    expect(tally.takeWrong()).toEqual([]);
  });

  it("shows what an old record holds beside what is known to its administrators only", async () => {
    const one = collections.find(({ name }) => name === "mblPlayers");
    if (!one) throw new Error("There are no basketball players.");
    const isAdmin = (who: Identity) => [chief, owner, adminOf["mbl"]].includes(who);
    const stored = { ...example(one), phone: "0803 000 0000" };
    const { phone: _, ...known } = stored;
    await world.seed({
      "mblPlayers/raw": stored,
      "mblPlayers/kept": { ...known, old: { phone: '"0803 000 0000"' } },
      "mblPlayers/known": known,
      "deletions/mblPlayers known": { change: "one" },
    });
    const get = (path: string) => (who: Identity) => getDocFromServer(doc(world.as(who), path));
    await tryAll("get a record with an unknown key", isAdmin, get("mblPlayers/raw"));
    await tryAll("get a record with what is kept of an old one", isAdmin, get("mblPlayers/kept"));
    await tryAll("get a record whose keys are known", anybody, get("mblPlayers/known"));
    await tryAll("get the name of a deletion", isAdmin, get("deletions/mblPlayers known"));
    expect(tally.takeWrong()).toEqual([]);
  });

  it("lets everybody read what is published, one document at a time", async () => {
    const published = [
      ...leagues.map(({ slug }) => slug),
      ...tried.flatMap(({ name }) => [name, `${name}@2025`]),
    ];
    // One rule serves all documents, so the first is read by everybody and the others by a few.
    for (const [nth, name] of published.entries()) {
      await (nth === 0 ? tryAll : trying(outsiders.slice(0, 2)))(
        `get published ${name}`,
        anybody,
        (who) => getDocFromServer(doc(world.as(who), `published/${name}`)),
      );
    }
    await tryAll("list published", nobody, (who) =>
      getDocsFromServer(query(collection(world.as(who), "published"), limit(5))),
    );
    expect(tally.takeWrong()).toEqual([]);
  });

  it("shows history to administrators of the league only", async () => {
    for (const one of collections) {
      const { name, league } = one;
      const admins = [chief, owner, adminOf[league.slug]];
      const isAdmin = (who: Identity) => admins.includes(who);
      const tryThem = tryIn(one);
      const entries = (who: Identity) =>
        query(
          collection(world.as(who), "history"),
          where("collection", "==", name),
          orderBy("at", "desc"),
        );
      await tryThem(`history of ${name}`, isAdmin, (who) =>
        getDocsFromServer(query(entries(who), limit(50))),
      );
      // One rule serves all entries: it looks the league up by the collection's name.
      if (!tried.includes(one)) continue;
      await tryThem(`history entry of ${name}`, isAdmin, (who) =>
        getDocFromServer(doc(world.as(who), `history/${changes.get(name) ?? ""}`)),
      );
      await tryThem(`history of one record of ${name}`, isAdmin, (who) =>
        getDocsFromServer(query(entries(who), where("record", "==", `${name}/first`), limit(50))),
      );
      await tryThem(`deletions in ${name}`, isAdmin, (who) =>
        getDocsFromServer(query(entries(who), where("action", "==", "delete"), limit(50))),
      );
      await tryThem(`history of ${name} unbounded`, nobody, (who) =>
        getDocsFromServer(entries(who)),
      );
    }
    const isKnown = (who: Identity) => isAnyAdmin(who) || who.uid === "scorer";
    await tryAll("history entry that is not there", isKnown, (who) =>
      getDocFromServer(doc(world.as(who), "history/nothing")),
    );
    await tryAll("all history", isOwner, (who) =>
      getDocsFromServer(query(collection(world.as(who), "history"), limit(5))),
    );
    await tryAll("history group", nobody, (who) =>
      getDocsFromServer(query(collectionGroup(world.as(who), "history"), limit(5))),
    );
    expect(tally.takeWrong()).toEqual([]);
  });

  it("shows an administrator's document to administrators, and lets nobody write one by itself", async () => {
    // One rule serves all documents: a stranger's, a demoted one's and one of each role stand for all.
    const some = [...outsiders.slice(1, 4), ...leagueAdmins.slice(0, 1), chief, owner];
    for (const administrator of some) {
      const { uid } = administrator;
      if (uid === undefined) continue;
      const of = (who: Identity) => doc(world.as(who), `admins/${uid}`);
      await tryAll(
        `get admins/${uid}`,
        (who) => who === administrator || isAnyAdmin(who),
        (who) => getDocFromServer(of(who)),
      );
      await tryAll(`set admins/${uid}`, nobody, (who) =>
        setDoc(of(who), { email: "me@arena.example", leagues: ["*"] }),
      );
      await tryAll(`merge into admins/${uid}`, nobody, (who) =>
        setDoc(of(who), { leagues: ["*"] }, { merge: true }),
      );
      await tryAll(`update admins/${uid}`, nobody, (who) => updateDoc(of(who), { leagues: ["*"] }));
      await tryAll(`delete admins/${uid}`, nobody, (who) => deleteDoc(of(who)));
    }
    await tryAll("list admins", isOwner, (who) =>
      getDocsFromServer(query(collection(world.as(who), "admins"), limit(1))),
    );
    await tryAll("list admins unbounded", nobody, (who) =>
      getDocsFromServer(query(collection(world.as(who), "admins"))),
    );
    expect(tally.takeWrong()).toEqual([]);
  });

  it("keeps every other collection closed", async () => {
    for (const name of [
      "secrets",
      "archive",
      "mlsteams",
      "mxlFixtures",
      "users",
      "mlsTeams2",
      "swfNews2",
    ]) {
      await tryAll(`get ${name}`, nobody, (who) =>
        getDocFromServer(doc(world.as(who), `${name}/one`)),
      );
      await tryAll(`list ${name}`, nobody, (who) =>
        getDocsFromServer(query(collection(world.as(who), name), limit(1))),
      );
      await tryAll(`write ${name}`, nobody, (who) =>
        setDoc(doc(world.as(who), `${name}/two`), { text: "x" }),
      );
      await tryAll(`delete from ${name}`, nobody, (who) =>
        deleteDoc(doc(world.as(who), `${name}/one`)),
      );
    }
    expect(tally.leaks).toEqual([]);
    report(
      "A1 reads, admins and unknown collections",
      `${tally.forbidden} forbidden tried, ${tally.leaks.length} passed; ${tally.allowed} allowed, ${tally.refused.length} refused`,
    );
  });
});
