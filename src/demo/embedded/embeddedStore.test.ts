// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Account } from "@/data/identity";
import type { Listing } from "@/data/reader";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture } from "../../../tests/factories/records";
import { browserStorage, memoryStorage, type TextStorage } from "./browserStorage";
import { connectEmbedded } from "./embeddedStore";

const account = { uid: "u1", email: "admin@arena.example", password: "secret" };
const first = {
  accounts: [account],
  documents: () => [
    { collection: "admins", id: "u1", data: { leagues: ["mls"] } },
    {
      collection: "mlsTeams",
      id: "t1",
      data: { name: "Kingsway Rovers", founded: 2004, house: "" },
    },
    { collection: "published", id: "mlsFixtures", data: { records: {} } },
  ],
};
const open = (storage: TextStorage = browserStorage()) => connectEmbedded(storage, first);
const team = {
  name: "Mount Trojans",
  logo: "",
  slug: "",
  group: "A",
  colours: [],
  nickname: "",
  ground: "",
  founded: 2006,
  house: "",
  formerNames: [],
};
/** What another tab of the browser is told when this one writes; jsdom has one tab only. */
const tellTabs = (key: string) => window.dispatchEvent(new StorageEvent("storage", { key }));

beforeEach(() => localStorage.clear());

describe("the embedded store", () => {
  it("tells who follows a list of its own changes alone, as the database does", async () => {
    const { store, identity } = open();
    await identity.signIn(account.email, account.password);
    const told: number[] = [];
    const stop = store.watch(mls, "fixtures", ({ records }) => told.push(records.length), vi.fn());
    await vi.waitFor(() => expect(told).toEqual([0]));
    await store.create(mls, "teams", { id: "t2", version: 0, entity: team });
    await store.create(mls, "fixtures", { id: "f1", version: 0, entity: makeFixture() });
    expect(told).toEqual([0, 1]);
    stop();
  });

  it("begins with the first data, once", async () => {
    const { reader, store, identity } = open();
    await identity.signIn(account.email, account.password);
    const [record] = (await reader.read(mls, "teams")).records;
    expect(record).toMatchObject({ id: "t1", name: "Kingsway Rovers" });
    if (record) await store.remove(mls, "teams", record);
    expect((await open().reader.read(mls, "teams")).records).toEqual([]);
  });

  it("survives a reload, with times, session and history", async () => {
    const before = open();
    await before.identity.signIn(" Admin@Arena.example ", "secret");
    const started = Date.now();
    const saved = await before.store.create(mls, "teams", { id: "t2", version: 0, entity: team });
    const after = open();
    const signedIn = await new Promise<Account | null>((found) => {
      after.identity.onChange(found);
    });
    expect(signedIn).toEqual({ uid: "u1", email: "admin@arena.example" });
    const { records } = await after.reader.read(mls, "teams");
    expect(records[1]).toEqual({ ...saved, updatedAt: expect.any(Number) });
    const at = records[1]?.updatedAt ?? 0;
    expect(at).toBeGreaterThanOrEqual(started);
    // In the same unit as now, and not ahead of it by more than the store's writes in one millisecond.
    expect(at - Date.now()).toBeLessThan(1_000);
    const next = { id: "t2", version: 1, entity: { ...team, ground: "Upper field" } };
    expect(await after.store.update(mls, "teams", next)).toMatchObject({ version: 2 });
    expect(await after.maintenance.history(mls, "teams", "t2")).toHaveLength(2);
  });

  it("hears of other tabs' saves and sign-outs", async () => {
    const [here, there] = [open(), open()];
    await there.identity.signIn(account.email, account.password);
    const listings: Listing<"teams">[] = [];
    const accounts: (Account | null)[] = [];
    const stopListings = here.store.watch(mls, "teams", (one) => listings.push(one), vi.fn());
    const stopAccounts = here.identity.onChange((one) => accounts.push(one));
    await expect.poll(() => listings.at(-1)?.records).toHaveLength(1);
    await there.store.create(mls, "teams", { id: "t2", version: 0, entity: team });
    tellTabs("arena:mlsTeams/t2");
    await expect.poll(() => listings.at(-1)?.records).toHaveLength(2);
    await there.identity.signOut();
    tellTabs("arena-session");
    await expect.poll(() => accounts.at(-1)).toBeNull();
    stopListings();
    stopAccounts();
  });

  it("ends a session with its tab where that was asked for, and goes on with it after a reload", async () => {
    const tab = memoryStorage();
    const inTab = (places: TextStorage) => connectEmbedded(browserStorage(), first, places);
    const who = (of: ReturnType<typeof open>) =>
      new Promise<Account | null>((found) => {
        of.identity.onChange(found);
      });
    await inTab(tab).identity.signIn(account.email, account.password, "tab");
    expect(await who(inTab(tab))).toMatchObject({ uid: "u1" });
    expect(await who(inTab(memoryStorage()))).toBeNull();
    await inTab(tab).identity.signIn(account.email, account.password);
    expect(await who(inTab(memoryStorage()))).toMatchObject({ uid: "u1" });
  });

  it("refuses a wrong password without saying which part was wrong", async () => {
    const { identity } = open();
    await expect(identity.signIn(account.email, "wrong")).rejects.toMatchObject({ kind: "denied" });
    await expect(identity.signIn("who@x", "secret")).rejects.toMatchObject({ kind: "denied" });
  });

  it("keeps all or nothing of a save when the browser has no room", async () => {
    const storage = memoryStorage();
    const { store, identity, reader } = open(storage);
    await identity.signIn(account.email, account.password);
    const put = storage.setItem;
    storage.setItem = (key, text) => {
      if (key.startsWith("arena:history")) throw new DOMException("full", "QuotaExceededError");
      put(key, text);
    };
    const save = store.create(mls, "teams", { id: "t2", version: 0, entity: team });
    await expect(save).rejects.toMatchObject({ kind: "tooLarge" });
    expect((await reader.read(mls, "teams")).records).toHaveLength(1);
  });

  it("works in memory where the browser forbids storage", async () => {
    const forbidden = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("no", "SecurityError");
    });
    expect((await open().reader.read(mls, "teams")).records).toHaveLength(1);
    forbidden.mockRestore();
  });
});
