import { describe, expect, it, vi } from "vitest";
import { memoryStorage, type TextStorage } from "@/demo/embedded/browserStorage";
import { embeddedDocuments } from "@/demo/embedded/embeddedDocuments";
import { connectEmbedded } from "@/demo/embedded/embeddedStore";
import { FAULTS } from "@/data/faults/faults";
import { keepFaults } from "@/data/faults/keepFaults";
import { savingTimes } from "@/data/saving/savingSession";
import type { Fault } from "@/domain/fault";

const fault: Fault = {
  message: "x is undefined",
  place: "a.js:1:2",
  page: "/mls",
  version: "",
  browser: "",
};
const boss = {
  uid: "boss",
  email: "boss@arena.example",
  password: "secret",
};

/** A page of the same browser: what is stored stays, what the page remembers does not. */
async function open(storage: TextStorage) {
  const connection = connectEmbedded(storage, {
    accounts: [boss],
    documents: () => [
      {
        collection: "admins",
        id: "boss",
        data: { email: boss.email, leagues: ["*"], role: "owner" },
      },
    ],
  });
  await connection.identity.signIn(boss.email, boss.password);
  return connection.faults;
}

it("stores a fault once a day for an account, however often the page is loaded again", async () => {
  const storage = memoryStorage();
  for (let turn = 0; turn < 3; turn += 1) {
    const faults = await open(storage);
    await faults.keep(fault);
    // Elsewhere in the site it is the same fault; another place in the code is another.
    await faults.keep({ ...fault, page: "/mbl" });
    await faults.keep({ ...fault, place: "b.js:1:2" });
  }
  const found = await (await open(storage)).newest(200);
  expect(found.map(({ place }) => place).toSorted()).toEqual(["a.js:1:2", "b.js:1:2"]);
});

describe("a page that stays open", () => {
  /** Opens a page where other accounts sign in, days pass and the connection ends. */
  function stay() {
    const { identity } = connectEmbedded(memoryStorage(), { accounts: [], documents: () => [] });
    let uid = "boss";
    let isOffline = false;
    const account = () => ({ uid, email: `${uid}@arena.example` });
    const documents = embeddedDocuments(memoryStorage(), account);
    documents.seed(
      ["boss", "other"].map((id) => ({ collection: "admins", id, data: { leagues: ["*"] } })),
    );
    const faults = keepFaults({
      documents,
      account,
      isOffline: async () => isOffline,
      times: savingTimes,
      identity,
      chosen: new Map(),
    });
    return {
      faults,
      signIn: (one: string) => void (uid = one),
      connect: (isConnected: boolean) => void (isOffline = !isConnected),
      authors: async () =>
        (await documents.list(FAULTS, 200)).map(({ data }) => data["by"]).toSorted(),
    };
  }

  it("stores the same fault of each account that signs in", async () => {
    const { faults, signIn, authors } = stay();
    for (const uid of ["boss", "other", "boss"]) {
      signIn(uid);
      await faults.keep(fault);
    }
    expect(await authors()).toEqual(["boss", "other"]);
  });

  it("stores the same fault again on another day", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { faults, authors } = stay();
    await faults.keep(fault);
    vi.setSystemTime(Date.now() + 86_400_000);
    await faults.keep(fault);
    vi.useRealTimers();
    expect(await authors()).toEqual(["boss", "boss"]);
  });

  it("stores a fault of a time without a connection when it happens again", async () => {
    const { faults, connect, authors } = stay();
    connect(false);
    await faults.keep(fault);
    expect(await authors()).toEqual([]);
    connect(true);
    await faults.keep(fault);
    expect(await authors()).toEqual(["boss"]);
  });
});
