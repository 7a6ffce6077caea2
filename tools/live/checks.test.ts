import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { contentPolicy, hostingConfig } from "../../scripts/hosting/hostingConfig";
import { checkLive, type LiveProject } from "./checks";

/** A stand-in for Hosting, Firestore, Identity Toolkit and the rules service of a project. */

const DOCUMENTS = "/v1/projects/arena-live/databases/(default)/documents";
let server: Server;
let live: LiveProject;
/** What the stand-in answers beside what it should, by address. */
let faults: Record<string, readonly [status: number, body: string]>;
let policy: string;
/** The key answers this site alone. */
let isRestricted: boolean;

const right: Readonly<Record<string, readonly [status: number, body: string]>> = {
  "/": [200, "<!doctype html>"],
  "/v1/accounts:signUp": [400, '{"error":{"message":"ADMIN_ONLY_OPERATION"}}'],
  [`${DOCUMENTS}:beginTransaction`]: [403, "{}"],
  [`${DOCUMENTS}/not-in-the-rules/one`]: [403, "{}"],
  [`${DOCUMENTS}/admins`]: [403, "{}"],
  [`${DOCUMENTS}/admins/somebody`]: [403, "{}"],
  "/v1/projects/arena-live/releases/cloud.firestore": [200, '{"rulesetName":"rulesets/one"}'],
  [`${DOCUMENTS}/published/mls`]: [200, "{}"],
  [`${DOCUMENTS}/published/mbl`]: [200, "{}"],
  // An address without the name of a document.
  [`${DOCUMENTS}/published/`]: [400, "{}"],
  [`${DOCUMENTS}/published/leagues`]: [200, '{"fields":{"records":{"mapValue":{}}}}'],
  "/v1/accounts:signInWithPassword": [200, '{"idToken":"t"}'],
  "/v1/token": [400, '{"error":{"message":"INVALID_REFRESH_TOKEN"}}'],
  [`${DOCUMENTS}:runQuery`]: [200, '[{"document":{"fields":{"role":{"stringValue":"owner"}}}}]'],
  "/calendar/offered.json": [200, JSON.stringify({ renewed: Date.now(), places: [] })],
  "/v1/rulesets/one": [200, '{"source":{"files":[{"content":"the rules"}]}}'],
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://stand-in");
    const isElsewhere = request.headers.referer?.includes("elsewhere") && isRestricted;
    const blocked = [403, '{"reason":"API_KEY_HTTP_REFERRER_BLOCKED"}'] as const;
    const answer = faults[pathname] ?? right[pathname] ?? ([404, ""] as const);
    const [status, body] = isElsewhere ? blocked : answer;
    response.writeHead(status, {
      "content-security-policy": policy,
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  faults = {};
  isRestricted = true;
  policy = contentPolicy(hostingConfig());
  live = {
    project: "arena-live",
    apiKey: "key",
    database: "(default)",
    site: url,
    firestore: url,
    auth: url,
    rulesService: url,
    signUp: false,
    rules: "the rules",
    token: "token",
    sessions: url,
    leagues: ["mls", "mbl"],
    indexes: [{ collectionGroup: "history", fields: [{ fieldPath: "at", order: "DESCENDING" }] }],
    as: { email: "owner@lakeside.example", password: "secret" },
  };
});

const CHECKS = 15;
const found = async () => {
  const findings = await checkLive(live);
  return Object.fromEntries(
    findings.map(({ what, state, why }) => [what, `${state} ${why}`.trim()]),
  );
};
/** What it said of those that are not right. */
const amiss = async () =>
  Object.fromEntries(Object.entries(await found()).filter(([, said]) => !/^ok\b/.test(said)));

it("asks the database and the rules that the site uses", async () => {
  live = { ...live, database: "restored" };
  const moved = Object.entries(right).map(([path, answer]) => [
    path
      .replace("(default)", "restored")
      .replace("releases/cloud.firestore", "releases/cloud.firestore/restored"),
    answer,
  ]);
  faults = {
    ...Object.fromEntries(Object.keys(right).map((path) => [path, [500, "not this one"]])),
    ...Object.fromEntries(moved),
  };
  expect(await amiss()).toEqual({});
});

it("finds nothing wrong with a project that is set up as the checklist says", async () => {
  expect(await amiss()).toEqual({});
  expect(Object.keys(await found())).toHaveLength(CHECKS);
});

const BLOCKED = '{"error":{"details":[{"reason":"API_KEY_SERVICE_BLOCKED"}]}}';

it.each([
  ["Accounts are made as src/arena says", "/v1/accounts:signUp", 400, "WEAK_PASSWORD"],
  ["A visitor cannot begin a transaction", `${DOCUMENTS}:beginTransaction`, 200, "{}"],
  ["A collection that no rule names is closed", `${DOCUMENTS}/not-in-the-rules/one`, 404, "{}"],
  ["The list of administrators is closed", `${DOCUMENTS}/admins`, 200, "{}"],
  ["The entry of an administrator is closed", `${DOCUMENTS}/admins/somebody`, 200, "{}"],
  ["The rules are those of this repository", "/v1/rulesets/one", 200, '{"source":{"files":[]}}'],
  ["The site answers with its headers", "/", 500, ""],
  ["A visitor reads mbl", `${DOCUMENTS}/published/mbl`, 404, "{}"],
  ["A visitor reads mbl", `${DOCUMENTS}/published/mbl`, 403, "{}"],
  ["The key lets administrators sign in and stay so", "/v1/token", 403, BLOCKED],
  ["Calendars are younger than two days", "/calendar/offered.json", 200, '{"renewed":1000}'],
  ["There is an owner", `${DOCUMENTS}:runQuery`, 200, "[{}]"],
])("finds what is wrong, and names it alone: %s", async (what, at, status, body) => {
  faults[at] = [status, body];
  expect(await amiss()).toEqual({ [what]: expect.stringMatching(/^wrong ./) });
});

it("finds that visitors read nothing where the key does not allow the database", async () => {
  for (const league of live.leagues) faults[`${DOCUMENTS}/published/${league}`] = [403, BLOCKED];
  expect(await amiss()).toEqual({
    "A visitor reads mls": expect.stringContaining("does not allow Cloud Firestore API"),
    "A visitor reads mbl": expect.stringContaining("does not allow Cloud Firestore API"),
  });
});

it("finds a key that other sites may use, and an index that is still being built", async () => {
  isRestricted = false;
  expect(await amiss()).toEqual({
    "The key is for this site alone": expect.stringContaining("other sites may use it"),
  });
  isRestricted = true;
  faults[`${DOCUMENTS}:runQuery`] = [400, '{"error":{"status":"FAILED_PRECONDITION"}}'];
  expect(await amiss()).toMatchObject({ "The indexes are ready": "wrong not ready: history (at)" });
});

it("does not call indexes ready where their queries are not answered", async () => {
  faults[`${DOCUMENTS}:runQuery`] = [403, "{}"];
  expect(await amiss()).toEqual({
    "There is an owner": expect.stringMatching(/^wrong ./),
    "The indexes are ready": "unknown history answered 403",
  });
});

it("finds a key that other sites may use in an arena without leagues", async () => {
  live = { ...live, leagues: [] };
  expect(await amiss()).toEqual({});
  isRestricted = false;
  expect(await amiss()).toEqual({
    "The key is for this site alone": expect.stringContaining("other sites may use it"),
  });
});

it("finds another content policy", async () => {
  policy = "default-src *";
  expect(await amiss()).toEqual({
    "The site answers with its headers": expect.stringContaining("content policy"),
  });
});

it("holds open and closed sign-up to what src/arena says", async () => {
  const said = async () => (await found())["Accounts are made as src/arena says"];
  expect(await said()).toBe("ok in the console alone");
  live = { ...live, signUp: true };
  expect(await said()).toMatch(/^wrong sign-up is off/);
  faults["/v1/accounts:signUp"] = [400, "WEAK_PASSWORD"];
  expect(await said()).toMatch(/^ok by anybody/);
});

it("says what it did not check", async () => {
  live = { ...live, token: null, as: null };
  faults["/v1/accounts:signUp"] = [403, "API_KEY_HTTP_REFERRER_BLOCKED"];
  faults["/calendar/offered.json"] = [404, ""];
  const said = await amiss();
  expect(Object.keys(said).toSorted()).toEqual([
    "Accounts are made as src/arena says",
    "Calendars are younger than two days",
    "The indexes are ready",
    "The rules are those of this repository",
    "There is an owner",
  ]);
  expect(Object.values(said).every((one) => one.startsWith("unknown "))).toBe(true);
});

it("names each check that got no answer", async () => {
  const nowhere = "http://127.0.0.1:1";
  live = { ...live, site: nowhere, firestore: nowhere, auth: nowhere };
  const silent = Object.entries(await found()).filter(([, said]) => said.includes("no answer"));
  expect(silent.length).toBeGreaterThan(8);
  expect(new Set(silent.map(([what]) => what)).size).toBe(silent.length);
});

it("says which leagues were opened in the app, and which the deployed site does not know", async () => {
  const entry = (state: string) => ({ mapValue: { fields: { state: { stringValue: state } } } });
  const records = { cup: entry("open"), over: entry("closed"), gone: entry("removed") };
  const list = { fields: { records: { mapValue: { fields: records } } } };
  const place = `${DOCUMENTS}/published/leagues`;
  const what = "Leagues that were opened in the app have pages";
  faults = {
    [place]: [200, JSON.stringify(list)],
    "/cup/home": [200, ""],
    "/over/home": [200, ""],
  };
  expect((await found())[what]).toBe("ok open: cup; closed: over; removed: gone");
  faults = { ...faults, "/cup/home": [404, ""] };
  expect((await found())[what]).toMatch(/^wrong .*Not in the deployed site: cup/);
  faults = { [place]: [404, ""] };
  expect((await found())[what]).toMatch(/^wrong .*not published/);
});
