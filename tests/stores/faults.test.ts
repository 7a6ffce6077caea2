import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Documents } from "@/data/documents";
import type { DataFailure, FailureKind } from "@/data/failure";
import type { Listing } from "@/data/reader";
import { watchTimes } from "@/data/firestore/firestoreWatch";
import { READ_TIMEOUT, restReader } from "@/data/rest/restReader";
import { savingTimes } from "@/data/saving/savingSession";
import { mls } from "../arena/leagues/mls";
import { workerProject } from "../harness/workerProject";
import { makeFixture } from "../factories/records";
import { heldClock } from "../harness/heldClock";
import { emulatorConfig, testedFirestore } from "./testedFirestore";
import { startProxy, type Proxy } from "./proxy";
import { failureOf, Steps } from "./steps";

const PROJECT = workerProject;
const steps = new Steps();
let proxy: Proxy;
beforeAll(async () => {
  steps.tested = await testedFirestore(PROJECT);
});
beforeEach(async () => {
  proxy = await startProxy(emulatorConfig(PROJECT).firestoreEmulatorHost);
  await steps.begin();
});
afterEach(() => proxy.die());
afterAll(() => steps.tested.close());

const readFrom = (emulatorHost: string) =>
  restReader({ projectId: PROJECT, apiKey: "local", emulatorHost }).read(mls, "fixtures");

describe("a visitor's read", () => {
  it("fails when nobody listens", async () => {
    await proxy.die();
    expect(await failureOf(readFrom(proxy.host))).toMatchObject({ kind: "unavailable" });
  });

  it("fails when nobody answers", async () => {
    proxy.mute();
    const failed = failureOf(readFrom(proxy.host));
    await heldClock.runOut(READ_TIMEOUT);
    expect(await failed).toMatchObject({ kind: "timeout" });
  });

  it("fails when the connection breaks off", async () => {
    proxy.mute();
    const failed = failureOf(readFrom(proxy.host));
    await expect.poll(() => proxy.connections()).toBeGreaterThan(0);
    await proxy.die();
    expect(await failed).toMatchObject({ kind: "unavailable" });
  });

  it.each<[status: number, body: string, kind: FailureKind]>([
    [401, "{}", "denied"],
    [403, "{}", "denied"],
    [429, '{"error":{"status":"RESOURCE_EXHAUSTED"}}', "quota"],
    [500, "{}", "unavailable"],
    [503, "", "unavailable"],
    [504, "", "timeout"],
    [400, "{}", "unknown"],
    [200, "<html>Sign in to the hotel's network</html>", "unavailable"],
    [200, '{"hello":"world"}', "unavailable"],
    [404, "{}", "unavailable"],
  ])("fails on the answer %i %s: %s", async (status, body, kind) => {
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const failed = await failureOf(readFrom(`127.0.0.1:${port}`));
    server.close();
    expect(failed.kind).toBe(kind);
  });
});

describe("an administrator's store", () => {
  /** A client whose way to the database is the proxy. */
  const connect = (around?: (documents: Documents) => Documents) =>
    steps.tested.connect({ host: proxy.host, ...(around && { around }) });
  const given = { id: "one", version: 0, entity: makeFixture() };

  it("lists nothing from a dead server, and says so", async () => {
    await steps.create("one");
    const admin = await connect();
    await proxy.die();
    expect((await failureOf(admin.store.list(mls, "fixtures"))).kind).toBe("unavailable");
  });

  it("lists nothing from a silent server, and says so", async () => {
    await steps.create("one");
    const admin = await connect();
    proxy.mute();
    const failed = failureOf(admin.store.list(mls, "fixtures"));
    await heldClock.runOut(savingTimes.read);
    expect((await failed).kind).toBe("timeout");
  });

  it.each(["dead", "silent"])("saves nothing on a %s server, and says so", async (how) => {
    const admin = await connect();
    if (how === "dead") await proxy.die();
    else proxy.mute();
    const failed = failureOf(admin.store.create(mls, "fixtures", given));
    await heldClock.runOut(savingTimes.save);
    expect((await failed).kind).toBe("timeout");
    expect((await failed).message).not.toContain("not known");
    expect(await steps.tested.ids("mlsFixtures")).toEqual([]);
  });

  it("does not know what became of a save when the server falls silent in it; saving again is safe", async () => {
    let falls = true;
    const admin = await connect((documents) => ({
      ...documents,
      transact: (run) =>
        documents.transact(async (transaction) => {
          const result = await run(transaction);
          if (falls) proxy.mute();
          return result;
        }),
    }));
    const started = heldClock.now();
    const failing = failureOf(admin.store.create(mls, "fixtures", given));
    await expect.poll(() => steps.tested.ids("mlsFixtures")).toEqual(["one"]);
    await heldClock.runOut(savingTimes.save);
    await heldClock.runOut(savingTimes.recheck);
    const failed = await failing;
    expect(failed).toMatchObject({ kind: "timeout" });
    expect(failed.message).toContain("not known whether");
    expect(heldClock.now() - started).toBeLessThan(15_000);
    falls = false;
    await proxy.revive();
    await expect
      .poll(() => admin.store.create(mls, "fixtures", given).then(({ version }) => version, String))
      .toBe(1);
    expect(await steps.history("one")).toEqual(["create 1"]);
  });

  it("tells that what is watched is stale, and goes on by itself when the server is back", async () => {
    await steps.create("one");
    const admin = await connect();
    const heard: (Listing<"fixtures"> | DataFailure)[] = [];
    const stop = admin.store.watch(
      mls,
      "fixtures",
      (listing) => heard.push(listing),
      (failed) => heard.push(failed),
    );
    const last = async (wanted: object) => {
      await expect.poll(() => heard.at(-1)).toMatchObject(wanted);
    };
    await last({ records: [{ id: "one" }] });
    await proxy.die();
    await heldClock.runOut(watchTimes.cached);
    await last({ kind: "unavailable" });
    await steps.create("two");
    await proxy.revive();
    await last({ records: [{ id: "one" }, { id: "two" }] });
    stop();
  });

  it("never shows an empty league for a server that cannot be reached", async () => {
    const admin = await connect();
    await proxy.die();
    const listings: unknown[] = [];
    const failures: DataFailure[] = [];
    const stop = admin.store.watch(
      mls,
      "fixtures",
      (listing) => listings.push(listing),
      (failed) => failures.push(failed),
    );
    await heldClock.runOut(watchTimes.cached);
    expect(failures).toHaveLength(1);
    expect(listings).toEqual([]);
    stop();
  });
});

it("keeps every promise within 15 seconds", () => {
  const { save, recheck, ...others } = savingTimes;
  expect(Math.max(save + recheck, ...Object.values(others))).toBeLessThan(15_000);
});
