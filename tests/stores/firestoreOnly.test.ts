import { deleteApp } from "firebase/app";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { AUTH_TIMEOUT, firebaseIdentity } from "@/data/auth/firebaseIdentity";
import { firebaseApp } from "@/data/firestore/firebaseApp";
import { publishFirst } from "@/admin/dashboard/publishFirst";
import { seedData } from "@/demo/seed/seedData";
import type { Account } from "@/data/identity";
import type { Listing } from "@/data/reader";
import { mls } from "../arena/leagues/mls";
import { makeFixture, makePlayer } from "../factories/records";
import { isShort } from "../harness/forms";
import { heldClock } from "../harness/heldClock";
import { workerProject } from "../harness/workerProject";
import { wholly } from "../rules/alike";
import { OWNER, restCommit } from "../rules/rest";
import type { Write } from "../rules/save";
import { emulatorConfig, testedFirestore } from "./testedFirestore";
import { startProxy } from "./proxy";
import { failureOf, Steps, the } from "./steps";

const steps = new Steps();
beforeAll(async () => {
  steps.tested = await testedFirestore();
});
beforeEach(() => steps.begin());
afterAll(() => steps.tested.close());

describe("a new installation", () => {
  it("is read as published from its first record on, one document a list", async () => {
    const { store } = steps.admin;
    expect(await publishFirst(steps.admin, mls)).toBe("published");
    await store.create(mls, "players", { id: "one", version: 0, entity: makePlayer() });
    await steps.create("first");
    expect(await publishFirst(steps.admin, mls), "asked once a session").toBe("published");

    const asked = vi.spyOn(globalThis, "fetch");
    const kinds = ["players", "fixtures", "results", "standings", "teams", "news"] as const;
    for (const kind of kinds) {
      const { source, records } = await steps.tested.reader.read(mls, kind);
      expect(source, kind).toBe("published");
      expect(records).toHaveLength(kind === "players" || kind === "fixtures" ? 1 : 0);
    }
    const paths = asked.mock.calls.map(([address]) =>
      String(address).replace(/^.*documents\//, ""),
    );
    asked.mockRestore();
    // Each is one document: the league's own, and that of its players.
    expect(paths.filter((path) => !path.startsWith("published/"))).toEqual([]);
    expect(paths.length).toBeLessThanOrEqual(kinds.length);
  });

  it("leaves records of an older site, which are not read whole, to somebody who looks", async () => {
    await steps.tested.put("mlsPlayers", "old", { name: "Ada Eze", telephone: "0803" });
    expect(await publishFirst(steps.admin, mls)).toBe("asks");
    expect(await steps.published("mls")).toBeNull();
  });
});

const at = (id: string) => `mlsFixtures/${id}`;

/** Writes around the rules, all of it at once. */
async function commit(writes: readonly Write[]): Promise<void> {
  const { status, body } = await restCommit(workerProject, writes, OWNER);
  expect(status, body).toBe(200);
}

/** Whether a slow moment counts as a failure does not matter here. */
const ignore = () => {};

describe("watching Firestore", () => {
  it("tells of what another administrator saves", async () => {
    const listings: Listing<"fixtures">[] = [];
    const stop = steps.admin.store.watch(
      mls,
      "fixtures",
      (listing) => listings.push(listing),
      ignore,
    );
    await expect.poll(() => listings.at(-1)).toMatchObject({ records: [] });
    const other = await steps.tested.connect();
    await other.store.create(mls, "fixtures", { id: "one", version: 0, entity: makeFixture() });
    await expect.poll(() => listings.at(-1)).toMatchObject({ records: [{ id: "one" }] });
    stop();
  });

  it("follows a collection beyond a visitor's page, as it grows and shrinks", async () => {
    const ids = Array.from({ length: 203 }, (_, index) => `f${1000 + index}`);
    // In one commit each: the emulator looks through the whole list after each change.
    await commit(ids.map((id) => ({ op: "set", path: at(id), fields: { teamA: id, teamB: "B" } })));
    const listings: Listing<"fixtures">[] = [];
    const stop = steps.admin.store.watch(mls, "fixtures", (one) => listings.push(one), ignore);
    const reaches = async (size: number) => {
      await expect.poll(() => listings.at(-1)?.records).toHaveLength(size);
    };
    await reaches(203);
    await steps.tested.put("mlsFixtures", "f9999", { teamA: "new", teamB: "B" });
    await reaches(204);
    await commit(ids.slice(0, 10).map((id) => ({ op: "delete", path: at(id) })));
    await reaches(194);
    await steps.tested.put("mlsFixtures", "f0000", { teamA: "new", teamB: "B" });
    await reaches(195);
    stop();
  });
});

describe("the rules", () => {
  const { collections } = seedData({ now: new Date(Date.UTC(2026, 2, 14)) });

  // In `npm test` one collection for each way of saving: tests/rules/valid.test.ts shows what is judged a record. Leagues that
  // were opened in the app are not among these: the old site had none.
  const isTried = (name: string) =>
    !name.includes("~") && (!isShort || wholly.some((one) => one.name === name));
  const current = collections.filter(
    ({ collection, season, documents }) =>
      season === undefined && documents.length > 0 && isTried(collection),
  );
  it.each(current.map(({ collection, ...seeded }) => [collection, seeded] as const))(
    "let a record of %s be taken over from the old site and saved again",
    async (collection, { league, kind, documents }) => {
      const { id, document } = the(documents[0]);
      await steps.tested.put(collection, id, { ...document, version: null, leftOver: "old" });
      const [old] = (await steps.admin.store.list(league, kind)).records;
      const save = { id, version: 0, entity: the(old) };
      const record = await steps.admin.store.update(league, kind, save);
      expect(record).toEqual({ ...old, version: 1, updatedAt: expect.any(Number) });
      expect(await steps.tested.get(collection, id)).not.toHaveProperty("leftOver");
    },
  );
});

describe("a published document that is full", () => {
  it("refuses the save as a whole, and says why", async () => {
    const records = { old: { teamA: "x".repeat(1_048_300), teamB: "B" } };
    const published = { records, lastId: "", lastChange: "", updatedAt: new Date() };
    await steps.tested.put("published", "mlsFixtures", published);
    expect(await failureOf(steps.create("one"))).toMatchObject({ kind: "tooLarge" });
    expect(await steps.tested.ids("mlsFixtures")).toEqual([]);
  });
});

describe("a session that cannot be renewed", () => {
  afterEach(() => vi.useRealTimers());

  it("fails a save at once, in words, and not in the SDK", async () => {
    const { authEmulatorHost } = emulatorConfig();
    const admin = await steps.tested.connect();
    const localId = await new Promise((resolve) => {
      admin.identity.onChange((account) => account && resolve(account.uid));
    });
    const url = `http://${authEmulatorHost}/identitytoolkit.googleapis.com/v1/accounts:update?key=local`;
    const headers = { authorization: "Bearer owner", "content-type": "application/json" };
    const body = JSON.stringify({ localId, disableUser: true });
    const disabled = await fetch(url, { method: "POST", headers, body });
    expect(await disabled.text()).toContain("localId");
    // The token lives an hour.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61 * 60_000 });
    const save = admin.store.create(mls, "fixtures", {
      id: "one",
      version: 0,
      entity: makeFixture(),
    });
    expect(await failureOf(save)).toMatchObject({ kind: "signedOut" });
  });
});

describe("accounts in Firebase Auth", () => {
  const { authEmulatorHost, firestoreEmulatorHost } = emulatorConfig();
  const app = firebaseApp(emulatorConfig(), "accounts");
  const address = { ...emulatorConfig(), emulatorHost: firestoreEmulatorHost };
  const identity = firebaseIdentity(app, address, authEmulatorHost);
  const email = `me-${Date.now()}@arena.example`;
  let uid: string;
  beforeAll(async () => {
    const url = `http://${authEmulatorHost}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=x`;
    const body = JSON.stringify({ email, password: "test-password" });
    const headers = { "content-type": "application/json" };
    const made: unknown = await (await fetch(url, { method: "POST", headers, body })).json();
    uid = String(Reflect.get(Object(made), "localId"));
  });
  afterAll(() => deleteApp(app));

  it("tells who is signed in, now and at every change", async () => {
    const heard: (Account | null)[] = [];
    const stop = identity.onChange((account) => heard.push(account));
    await expect.poll(() => heard).toEqual([null]);
    expect(await identity.signIn(email, "test-password")).toEqual({ uid, email });
    await expect.poll(() => heard.at(-1)).toMatchObject({ uid, email });
    await identity.signOut();
    await expect.poll(() => heard.at(-1)).toBeNull();
    stop();
  });

  it("says the same for a wrong password and an unknown address", async () => {
    const wrong = await failureOf(identity.signIn(email, "something-else"));
    const unknown = await failureOf(identity.signIn("nobody@arena.example", "test-password"));
    expect(wrong).toMatchObject({ kind: "denied" });
    expect(unknown.message).toBe(wrong.message);
  });

  it("reads rights from the account's own document, only from a list and of a known role", async () => {
    const account = await identity.signIn(email, "test-password");
    expect(await identity.rightsOf(account)).toBeNull();
    for (const [document, rights] of [
      [{ leagues: ["mls", 1] }, { role: "administrator", leagues: ["mls"], name: "" }],
      [
        { leagues: ["*"], role: "owner", name: "Ada" },
        { role: "owner", leagues: ["*"], name: "Ada" },
      ],
      [{ leagues: ["*"], role: "chief" }, null],
      [{ leagues: ["*"], role: null }, null],
      [{ leagues: { mls: false } }, null],
      [{ leagues: "mls" }, null],
    ] as const) {
      await steps.tested.put("admins", uid, document);
      expect(await identity.rightsOf(account)).toEqual(rights);
    }
    const stranger = { uid: "somebody-else", email: "" };
    expect(await failureOf(identity.rightsOf(stranger))).toMatchObject({ kind: "signedOut" });
  });

  it("fails in time when the sign-in service does not answer", async () => {
    const proxy = await startProxy();
    const silent = firebaseApp(emulatorConfig(), "silent");
    const lost = firebaseIdentity(silent, address, proxy.host);
    const failed = failureOf(lost.signIn(email, "x"));
    await heldClock.runOut(AUTH_TIMEOUT);
    expect(await failed).toMatchObject({ kind: "timeout" });
    await proxy.die();
    expect(await failureOf(lost.signIn(email, "x"))).toMatchObject({ kind: "unavailable" });
    await deleteApp(silent);
  });
});
