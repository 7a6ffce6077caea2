import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  where,
} from "firebase/firestore";
import { describe, expect, it } from "vitest";
import { football, people, roleBench, uidOf } from "./roleBench";
import { answerWrites, asking, granted, requester, rightsWrites, storedRequest } from "./roleScene";
import { chief, owner, type Identity } from "./rulesEmulator";
import type { Fields } from "./save";
import { report } from "./tally";

/** Owners keep who may what, and nobody their own rights; whoever is signed in may ask once. */

const bench = roleBench();

describe("who may what", () => {
  const target = { email: "new@arena.example", leagues: ["mls"], role: "scorer", name: "Bisi" };
  const gone = async () => bench.remove("admins/new");

  it("is written by owners only, but for scorers of a league, whom its administrators revoke", async () => {
    await bench.tryAll(
      "grant",
      [owner],
      (who) => rightsWrites("new", target, { by: uidOf(who) }),
      gone,
    );
    const stored = { ...target, version: 4, change: "earlier", updatedAt: new Date(0) };
    const seed = async () => {
      await bench.world.seed({ "admins/new": stored });
    };
    await bench.tryAll(
      "change",
      [owner],
      (who) =>
        rightsWrites(
          "new",
          { ...target, role: "owner", leagues: ["*"] },
          { stored, by: uidOf(who) },
        ),
      seed,
    );
    await bench.tryAll(
      "revoke",
      [football, chief, owner],
      (who) => rightsWrites("new", null, { stored, by: uidOf(who) }),
      seed,
    );
    expect(bench.wrongly()).toEqual([]);
  });

  it("is never written by somebody about himself", async () => {
    for (const who of people.filter(({ uid }) => uid !== undefined)) {
      const uid = uidOf(who);
      const known = await getDocFromServer(doc(bench.world.as(owner), `admins/${uid}`));
      const stored = known.data() ?? null;
      const all = { email: `${uid}@arena.example`, leagues: ["*"], role: "owner" };
      await bench.tally.forbid(
        `${uid} promotes himself`,
        bench.commit(who, rightsWrites(uid, all, { stored, by: uid })),
      );
      if (stored)
        await bench.tally.forbid(
          `${uid} resigns`,
          bench.commit(who, rightsWrites(uid, null, { stored, by: uid })),
        );
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it.each([
    ["an unknown role", { role: "chief" }],
    ["a role that is a list", { role: ["owner"] }],
    ["an owner of one league", { role: "owner" }],
    ["a league that is none", { leagues: ["mls", "nothing"] }],
    ["no leagues", { leagues: [] }],
    ["leagues as text", { leagues: "mls" }],
    ["leagues as a map", { leagues: { mls: true } }],
    ["no email", { email: null }],
    ["a name of two lines", { name: "a\nb" }],
    ["a key more", { phone: "0800" }],
    ["clubs as captain", { captainOf: { mls: "kingsway-rovers" } }],
    ["no clubs as captain", { captainOf: {} }],
    ["an invitation", { invited: "AbCdEfGhJkLmNpQrStUvWx" }],
  ])("is refused with %s", async (name, change) => {
    await gone();
    await bench.tally.forbid(
      name,
      bench.commit(owner, rightsWrites("new", { ...target, ...change })),
    );
    await bench.tally.allow("right", bench.commit(owner, rightsWrites("new", target)));
    expect(bench.wrongly()).toEqual([]);
  });

  it("keeps clubs and invitation of a captain, which nobody writes", async () => {
    const invited = { captainOf: { mls: "kingsway-rovers" }, invited: "AbCdEfGhJkLmNpQrStUvWx" };
    const stored = { ...target, ...invited, version: 4, change: "earlier", updatedAt: new Date(0) };
    const seed = async () => void (await bench.world.seed({ "admins/new": stored }));
    const next = { ...target, ...invited, leagues: ["mls", "mbl"] };
    await bench.tryAll(
      "change of a captain",
      [owner],
      (who) => rightsWrites("new", next, { stored, by: uidOf(who) }),
      seed,
    );
    const others: readonly (readonly [string, Fields])[] = [
      ["another club", { ...next, captainOf: { mls: "mount-trojans" } }],
      ["a club more", { ...next, captainOf: { ...invited.captainOf, mbl: "one" } }],
      ["another invitation", { ...next, invited: "another" }],
      ["nothing of it", target],
    ];
    for (const [name, fields] of others) {
      await seed();
      await bench.tally.forbid(
        name,
        bench.commit(owner, rightsWrites("new", fields, { stored, by: uidOf(owner) })),
      );
    }
    await seed();
    const revoked = rightsWrites("new", null, { stored, by: uidOf(owner) });
    await bench.tally.allow("revoked", bench.commit(owner, revoked));
    expect(bench.wrongly()).toEqual([]);
  });

  it("is refused without its entry, or with another's", async () => {
    await gone();
    const [document, entry] = rightsWrites("new", target);
    const lying = rightsWrites("new", target, { by: "chief" });
    for (const writes of [[document], [entry], lying]) {
      await bench.tally.forbid(
        "half",
        bench.commit(
          owner,
          writes.filter((one) => one !== undefined),
        ),
      );
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it("stands in a trail that owners read, and nobody else", async () => {
    const trail = (who: Identity, name: string) =>
      query(
        collection(bench.world.as(who), "history"),
        where("collection", "==", name),
        orderBy("at", "desc"),
        limit(50),
      );
    for (const who of people) {
      for (const name of ["admins", "requests"]) {
        const attempt = () => getDocsFromServer(trail(who, name));
        await (who === owner
          ? bench.tally.allow(name, attempt)
          : bench.tally.forbid(`${name} ${who.name}`, attempt));
      }
    }
    expect(bench.wrongly()).toEqual([]);
  });
});

describe("a request for rights", () => {
  const none = async () => bench.remove("requests/requester");

  it("is made by the person, once", async () => {
    await bench.tryAll("request", [requester], () => [asking("requester")], none);
    await none();
    await bench.tally.allow("first", bench.commit(requester, [asking("requester")]));
    await bench.tally.forbid("second", bench.commit(requester, [asking("requester")]));
    await bench.tally.forbid(
      "withdrawn",
      bench.commit(requester, [{ op: "delete", path: "requests/requester" }]),
    );
    expect(bench.wrongly()).toEqual([]);
  });

  it.each([
    ["another email", { email: "owner@arena.example" }],
    ["an email it has not verified", { verified: true }],
    ["no league", { league: "nothing" }],
    ["a collection for a league", { league: "mlsTeams" }],
    ["all leagues", { league: "*" }],
    ["a client's time", { at: new Date() }],
    ["a role", { role: "owner" }],
    ["a name of two lines", { name: "a\nb" }],
    ["a long name", { name: "x".repeat(81) }],
  ])("is refused with %s", async (name, change) => {
    await none();
    await bench.tally.forbid(name, bench.commit(requester, [asking("requester", change)]));
    await bench.tally.allow("right", bench.commit(requester, [asking("requester")]));
    expect(bench.wrongly()).toEqual([]);
  });

  it("is read by the person and by owners", async () => {
    await bench.world.seed({ "requests/requester": storedRequest() });
    for (const who of people) {
      const get = () => getDocFromServer(doc(bench.world.as(who), "requests/requester"));
      const list = () =>
        getDocsFromServer(query(collection(bench.world.as(who), "requests"), limit(10)));
      const may = who === owner || who === requester;
      await (may ? bench.tally.allow("get", get) : bench.tally.forbid(`get ${who.name}`, get));
      await (who === owner
        ? bench.tally.allow("list", list)
        : bench.tally.forbid(`list ${who.name}`, list));
    }
    expect(bench.wrongly()).toEqual([]);
  });

  it("is granted or refused by owners, with an entry", async () => {
    let stored = storedRequest();
    const again = async () => {
      // Each at another time, as the database would have them.
      stored = { ...stored, at: new Date(((stored["at"] as Date).getTime() ?? 0) + 1000) };
      await bench.world.seed({ "requests/requester": stored });
      await bench.remove("admins/requester");
    };
    await bench.tryAll(
      "refuse",
      [owner],
      (who) => answerWrites("requester", stored, uidOf(who)),
      again,
    );
    await bench.tryAll(
      "grant",
      [owner],
      (who) => [
        ...rightsWrites("requester", granted, { by: uidOf(who) }),
        ...answerWrites("requester", stored, uidOf(who)),
      ],
      again,
    );
    await again();
    for (const half of answerWrites("requester", stored)) {
      await bench.tally.forbid("half", bench.commit(owner, [half]));
    }
    expect(bench.wrongly()).toEqual([]);
  });
});

it("covers at least 180 forbidden operations", () => {
  const { forbidden, allowed } = bench.tally;
  report("A1 forbidden operations, roles", `${forbidden} tried; ${allowed} allowed twins`);
  expect(forbidden).toBeGreaterThanOrEqual(180);
});
