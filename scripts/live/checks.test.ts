import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { contentPolicy, hostingConfig } from "../hosting/hostingConfig";
import { checkLive, type LiveProject } from "./checks";

/** A stand-in for Hosting, Firestore, Identity Toolkit and the rules service of a project. */

const DOCUMENTS = "/v1/projects/arena-live/databases/(default)/documents";
let server: Server;
let live: LiveProject;
/** What the stand-in answers beside what it should, by address. */
let faults: Record<string, readonly [status: number, body: string]>;
let policy: string;

const right: Readonly<Record<string, readonly [status: number, body: string]>> = {
  "/": [200, "<!doctype html>"],
  "/v1/accounts:signUp": [400, '{"error":{"message":"ADMIN_ONLY_OPERATION"}}'],
  [`${DOCUMENTS}:beginTransaction`]: [403, "{}"],
  [`${DOCUMENTS}/not-in-the-rules/one`]: [403, "{}"],
  [`${DOCUMENTS}/admins/somebody`]: [403, "{}"],
  "/v1/projects/arena-live/releases/cloud.firestore": [200, '{"rulesetName":"rulesets/one"}'],
  "/v1/rulesets/one": [200, '{"source":{"files":[{"content":"the rules"}]}}'],
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://stand-in");
    const [status, body] = faults[pathname] ?? right[pathname] ?? [404, ""];
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
  policy = contentPolicy(hostingConfig());
  live = {
    project: "arena-live",
    apiKey: "key",
    database: "(default)",
    site: url,
    firestore: url,
    auth: url,
    rulesService: url,
    rules: "the rules",
    token: "token",
  };
});

const states = async () => (await checkLive(live)).map(({ state }) => state);

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
  expect(await states()).toEqual(Array(6).fill("ok"));
});

it("finds nothing wrong with a project that is set up as the checklist says", async () => {
  expect(await states()).toEqual(Array(6).fill("ok"));
});

it.each([
  [1, "/v1/accounts:signUp", 400, "WEAK_PASSWORD"],
  [2, `${DOCUMENTS}:beginTransaction`, 200, '{"transaction":"x"}'],
  [3, `${DOCUMENTS}/not-in-the-rules/one`, 404, "{}"],
  [4, `${DOCUMENTS}/admins/somebody`, 200, "{}"],
  [5, "/v1/rulesets/one", 200, '{"source":{"files":[{"content":"older rules"}]}}'],
  [0, "/", 500, ""],
])("finds what is wrong, check %i", async (nth, at, status, body) => {
  faults[at] = [status, body];
  expect(await states()).toEqual(Array(6).fill("ok").with(nth, "wrong"));
});

it("finds another content policy", async () => {
  policy = "default-src *";
  const [headers] = await checkLive(live);
  expect(headers).toMatchObject({ state: "wrong", why: expect.stringContaining("content policy") });
});

it("says what it cannot know", async () => {
  live = { ...live, token: null };
  faults["/v1/accounts:signUp"] = [403, "API_KEY_HTTP_REFERRER_BLOCKED"];
  expect(await states()).toEqual(["ok", "unknown", "ok", "ok", "ok", "unknown"]);
});

it("says so when nothing answers", async () => {
  live = { ...live, site: "http://127.0.0.1:1" };
  expect((await checkLive(live))[0]).toMatchObject({ state: "wrong" });
});
