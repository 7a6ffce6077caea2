import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isShort } from "../harness/forms";
import { inParallel } from "../reliability/world/inParallel";
import { outsidersOf, unlike, wholly } from "./alike";
import { edited, example } from "./examples";
import { loadRealRules } from "./realRules";
import { isOfArena } from "@/records/kinds";
import { arenaCollections, collections, type Collection } from "./registry";
import {
  encode,
  encodeFields,
  Fraction,
  request,
  restCommit,
  restWrite,
  rootOf,
  tokenFor,
} from "./rest";
import { makeSave, seedOf, storedRecord, writesOf, type Fields } from "./save";
import { report, Tally } from "./tally";
import { withMeta } from "./tamper";
import {
  adminOf,
  chief,
  makeRulesEmulator,
  type Identity,
  type RulesEmulator,
} from "./rulesEmulator";

/** Goal A2: the same database without any SDK, as an attacker with a shell sees it. */

const tally = new Tally();
let world: RulesEmulator;
let root = "";
const seeded = new Map<string, Fields>();
const AT_ONCE = 8;
const OTHER_PROJECT = "demo-rules-other";

beforeAll(async () => {
  world = await makeRulesEmulator();
  root = rootOf(world.projectId);
  if (!isShort) await loadRealRules(OTHER_PROJECT);
  const records: Record<string, Record<string, Fields>> = {};
  for (const { name, ...rest } of [...collections, ...arenaCollections]) {
    const stored = storedRecord(example({ name, ...rest }));
    seeded.set(name, stored);
    records[name] = { kept: stored };
  }
  await world.seed(seedOf(records));
});
afterAll(() => world.close());

interface Attack {
  readonly name: string;
  readonly send: (token: string | undefined, who: Identity) => ReturnType<typeof request>;
}

const REQUEST_TIME = { fieldPath: "updatedAt", setToServerValue: "REQUEST_TIME" };

function saveOf(collection: Collection, who: Identity) {
  return makeSave({
    collection: collection.name,
    id: "kept",
    fields: edited(collection),
    stored: seeded.get(collection.name) ?? null,
    by: who.uid ?? "nobody",
    published: true,
  });
}

/** Not in the short form: the emulator would compile the rules for one project more. */
const inAnotherProject = (collection: Collection): Attack => ({
  name: "whole save in another project",
  send: (token, who) => {
    const elsewhere = rootOf(OTHER_PROJECT);
    const writes = writesOf(saveOf(collection, who)).map((write) => restWrite(elsewhere, write));
    return request("POST", `/v1/${elsewhere}:commit`, { token, body: { writes } });
  },
});

/** One write without the rest of a save, in every form the interface has. */
function bareWrites(collection: Collection): Attack[] {
  const { name } = collection;
  const at = `/v1/${root}/${name}`;
  const fields = encodeFields(example(collection));
  const document = `${root}/${name}/kept`;
  const commit =
    (write: unknown): Attack["send"] =>
    (token) =>
      request("POST", `/v1/${root}:commit`, { token, body: { writes: [write] } });
  const transform = (operation: unknown) =>
    commit({ transform: { document, fieldTransforms: [operation] } });
  const one = { version: encode(1) };
  return [
    { name: "POST", send: (token) => request("POST", at, { token, body: { fields } }) },
    {
      name: "POST with an id",
      send: (token) => request("POST", `${at}?documentId=fresh`, { token, body: { fields } }),
    },
    { name: "PATCH", send: (token) => request("PATCH", `${at}/kept`, { token, body: { fields } }) },
    {
      name: "PATCH of one field",
      send: (token) =>
        request("PATCH", `${at}/kept?updateMask.fieldPaths=version`, {
          token,
          body: { fields: one },
        }),
    },
    {
      name: "PATCH of a field of its own",
      send: (token) =>
        request("PATCH", `${at}/kept?updateMask.fieldPaths=evil`, {
          token,
          body: { fields: { evil: encode("x") } },
        }),
    },
    {
      name: "PATCH that empties fields",
      send: (token) =>
        request("PATCH", `${at}/kept?updateMask.fieldPaths=teamA&updateMask.fieldPaths=name`, {
          token,
          body: { fields: {} },
        }),
    },
    {
      name: "PATCH where it exists",
      send: (token) =>
        request("PATCH", `${at}/kept?currentDocument.exists=true`, { token, body: { fields } }),
    },
    {
      name: "PATCH where it does not exist",
      send: (token) =>
        request("PATCH", `${at}/fresh?currentDocument.exists=false`, { token, body: { fields } }),
    },
    { name: "DELETE", send: (token) => request("DELETE", `${at}/kept`, { token }) },
    {
      name: "DELETE where it exists",
      send: (token) => request("DELETE", `${at}/kept?currentDocument.exists=true`, { token }),
    },
    { name: "commit of a delete", send: commit({ delete: document }) },
    {
      name: "commit with a server time",
      send: commit({ update: { name: document, fields }, updateTransforms: [REQUEST_TIME] }),
    },
    { name: "increment", send: transform({ fieldPath: "version", increment: encode(1) }) },
    { name: "server time alone", send: transform(REQUEST_TIME) },
    { name: "maximum", send: transform({ fieldPath: "version", maximum: encode(99) }) },
    {
      name: "append to a list",
      send: transform({
        fieldPath: "goalsA",
        appendMissingElements: { values: [encode({ player: "x", assist: "", minute: "" })] },
      }),
    },
    {
      name: "write below a record",
      send: (token) => request("PATCH", `${at}/kept/notes/one`, { token, body: { fields } }),
    },
    {
      name: "batch write",
      send: (token) =>
        request(
          "POST",
          `/v1/projects/${world.projectId}/databases/(default)/documents:batchWrite`,
          {
            token,
            body: { writes: [{ update: { name: document, fields } }] },
          },
        ),
    },
    ...(isShort ? [] : [inAnotherProject(collection)]),
    {
      name: "unbounded query",
      send: (token) =>
        request("POST", `/v1/${root}:runQuery`, {
          token,
          body: { structuredQuery: { from: [{ collectionId: name }] } },
        }),
    },
    {
      name: "group query",
      send: (token) =>
        request("POST", `/v1/${root}:runQuery`, {
          token,
          body: {
            structuredQuery: { from: [{ collectionId: name, allDescendants: true }], limit: 5 },
          },
        }),
    },
    {
      name: "unbounded count",
      send: (token) =>
        request("POST", `/v1/${root}:runAggregationQuery`, {
          token,
          body: {
            structuredAggregationQuery: {
              structuredQuery: { from: [{ collectionId: name }] },
              aggregations: [{ alias: "n", count: {} }],
            },
          },
        }),
    },
  ];
}

/** Attacks that an administrator of the league may not make either (he may list without a bound). */
const forEverybody = (name: string) => !name.startsWith("unbounded");

describe.each(wholly)("$name over REST", (collection) => {
  const { name, league } = collection;
  const admin = adminOf[league.slug] ?? chief;
  const another = Object.values(adminOf).find((one) => one !== admin) ?? chief;
  // The arena's records are kept by administrators of any league.
  const others = isOfArena(collection.kind) ? [] : [another];
  const forger: Identity = {
    name: "forger of claims",
    uid: "forger",
    claims: { leagues: ["*"], admin: true },
  };

  it("refuses every write that is not a save, and every unbounded read", async () => {
    // The same rules under another name, or in `npm test` tried by all through the SDK: the one it must tell apart.
    const byAll = isShort ? name === "mlsResults" : unlike.includes(collection);
    const anonymous: Identity = { name: "anonymous" };
    const apart = others.length > 0 ? others : [anonymous];
    const strangers = byAll ? [anonymous, forger, ...others] : apart;
    const attacks = bareWrites(collection).flatMap(({ name: what, send }) =>
      (forEverybody(what) ? [...strangers, admin] : strangers).map((who) => ({ what, send, who })),
    );
    await inParallel(attacks, AT_ONCE, ({ what, send, who }) =>
      tally.forbidRest(`${what}, ${name}, ${who.name}`, send(world.tokenOf(who), who)),
    );
    expect(tally.leaks).toEqual([]);
  });

  it("takes a save from the league's administrator only", async () => {
    const commit = (who: Identity) =>
      restCommit(world.projectId, writesOf(saveOf(collection, who)), world.tokenOf(who));
    // One after the other: commits of one record wait for each other's lock, and a busy machine gives up the last ones.
    for (const who of [...outsidersOf(collection), forger, ...others])
      await tally.forbidRest(`save in ${name} by ${who.name}`, commit(who));
    const fraction = withMeta(saveOf(collection, admin), { version: new Fraction(4) });
    await tally.forbidRest(
      `version as a fraction in ${name}`,
      restCommit(world.projectId, writesOf(fraction), world.tokenOf(admin)),
    );
    await tally.allowRest(`save in ${name} by ${admin.name}`, commit(admin));
    expect([...tally.leaks, ...tally.refused]).toEqual([]);
  });

  it("reads in pages for its administrators, what is published for everybody", async () => {
    const query = { from: [{ collectionId: name }], limit: 200 };
    const page = (token?: string) =>
      request("GET", `/v1/${root}/${name}?pageSize=200`, { ...(token && { token }) });
    const asked = (token?: string) =>
      request("POST", `/v1/${root}:runQuery`, {
        body: { structuredQuery: query },
        ...(token && { token }),
      });
    await tally.forbidRest(`page of ${name} by a visitor`, page());
    await tally.forbidRest(`query of ${name} by a visitor`, asked());
    await tally.allowRest(`page of ${name}`, page(world.tokenOf(admin)));
    await tally.allowRest(`query of ${name}`, asked(world.tokenOf(admin)));
    await tally.allowRest(`published ${name}`, request("GET", `/v1/${root}/published/${name}`));
    expect(tally.refused).toEqual([]);
  });
});

it("tells a visitor without an account that no match was entered live yet", async () => {
  const documents = [`${root}/live/mvl`];
  const { status, body } = await request("POST", `/v1/${root}:batchGet`, { body: { documents } });
  expect(status, body).toBe(200);
  expect(JSON.parse(body)).toMatchObject([{ missing: documents[0] }]);
});

it("gives a REST page a bound of its own, whatever is asked for", async () => {
  const rows = Array.from(
    { length: 301 },
    (_, row) => [`mlsTeams/row-${row}`, { name: "x" }] as const,
  );
  await world.seed(Object.fromEntries(rows));
  for (const size of ["", "?pageSize=300", "?pageSize=5000"]) {
    const token = world.tokenOf(chief);
    const { body } = await request("GET", `/v1/${root}/mlsTeams${size}`, { token });
    const { documents } = JSON.parse(body) as { documents: unknown[] };
    expect(documents.length).toBeLessThanOrEqual(200);
  }
});

it("refuses administrators, history and other collections to a token without rights", async () => {
  const token = tokenFor(world.projectId, "stranger", { admin: true });
  const self = encodeFields({ email: "me@arena.example", leagues: ["*"] });
  const attacks: readonly (readonly [string, string, unknown?])[] = [
    ["PATCH", "admins/stranger", { fields: self }],
    ["POST", "admins?documentId=stranger", { fields: self }],
    ["PATCH", "admins/stranger?updateMask.fieldPaths=leagues", { fields: self }],
    ["DELETE", "admins/mls-admin"],
    ["GET", "admins/mls-admin"],
    ["GET", "admins?pageSize=1"],
    ["GET", "history?pageSize=1"],
    ["GET", "history/change-1"],
    ["PATCH", "history/forged", { fields: {} }],
    ["GET", "published?pageSize=1"],
    ["PATCH", "published/mlsTeams", { fields: {} }],
    ["DELETE", "published/mlsTeams"],
    ["GET", "anything/else"],
    ["PATCH", "anything/else", { fields: {} }],
  ];
  for (const [method, path, body] of attacks) {
    await tally.forbidRest(
      `${method} ${path}`,
      request(method, `/v1/${root}/${path}`, { token, body }),
    );
  }
  await tally.forbidRest(
    "listing collections",
    request("POST", `/v1/${root}:listCollectionIds`, { token, body: {} }),
  );
  await tally.allowRest(
    "an administrator's own document",
    request("GET", `/v1/${root}/admins/chief`, { token: world.tokenOf(chief) }),
  );
  expect([...tally.leaks, ...tally.refused]).toEqual([]);
});

it("covers at least 150 forbidden operations", () => {
  report(
    "A2 forbidden operations over REST",
    `${tally.forbidden} tried, ${tally.leaks.length} passed; ${tally.allowed} allowed, ${tally.refused.length} refused`,
  );
  expect(tally.forbidden).toBeGreaterThanOrEqual(150);
});
