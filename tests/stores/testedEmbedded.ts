import { memoryStorage } from "@/demo/embedded/browserStorage";
import { embeddedDocuments } from "@/demo/embedded/embeddedDocuments";
import {
  embeddedAccount,
  embeddedIdentity,
  type EmbeddedAccount,
} from "@/demo/embedded/embeddedIdentity";
import type { Documents } from "@/data/documents";
import { plainMap } from "@/data/plain";
import { readFromSheet, readRecord } from "@/data/published";
import { isOffline } from "@/data/online";
import { connectSaving } from "@/data/saving/connectSaving";
import { savingTimes } from "@/data/saving/savingSession";
import type { TestedStore } from "./testedStore";

/** The embedded store over a storage in memory; each client is one more tab of the same browser. */
export async function testedEmbedded(): Promise<TestedStore> {
  const storage = memoryStorage();
  const console = embeddedDocuments(storage, () => null);
  let accounts = 0;

  const tested: TestedStore = {
    reader: {
      read: (league, kind, { season, whole } = {}) =>
        readFromSheet(console, { league, kind, season, whole }),
      readRecord: (request) => readRecord(console, request),
    },
    async connect({ leagues = ["*"], role, around = (documents: Documents) => documents } = {}) {
      accounts += 1;
      const uid = `account-${accounts}`;
      const account: EmbeddedAccount = { uid, email: `${uid}@arena.example`, password: "secret" };
      // Sessions are shared by all tabs of a browser; here each client is to have its own.
      const session = { always: memoryStorage(), tab: memoryStorage() };
      const signedIn = () => embeddedAccount(session, [account]);
      const documents = embeddedDocuments(storage, signedIn);
      const identity = embeddedIdentity(session, [account], documents);
      await identity.signIn(account.email, account.password);
      if (leagues)
        await tested.put("admins", uid, { email: account.email, leagues, ...(role && { role }) });
      return connectSaving({
        documents: around(documents),
        identity,
        account: signedIn,
        isOffline: async () => isOffline(),
        chosen: new Map(),
        times: savingTimes,
      });
    },
    async put(collection, id, data) {
      console.seed([{ collection, id, data: { ...data } }]);
    },
    async remove(collection, id) {
      storage.removeItem(`arena:${collection}/${id}`);
    },
    async get(collection, id) {
      const data = await console.get(collection, id);
      return data ? plainMap(data) : null;
    },
    async ids(collection) {
      return (await console.list(collection, Infinity)).map(({ id }) => id);
    },
    async documents(collection) {
      const listed = await console.list(collection, Infinity);
      return new Map(listed.map(({ id, data }) => [id, plainMap(data)]));
    },
    async reset() {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
      for (const key of keys) storage.removeItem(key);
    },
    async close() {},
  };
  return tested;
}
