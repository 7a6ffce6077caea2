import { deleteApp, type FirebaseApp } from "firebase/app";
import {
  collection as collectionAt,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  getDocFromServer,
  getDocsFromServer,
  getFirestore,
  setDoc,
} from "firebase/firestore";
import { firebaseIdentity } from "@/data/auth/firebaseIdentity";
import { firebaseApp } from "@/data/firestore/firebaseApp";
import { firestoreDatabase } from "@/data/firestore/firestoreDatabase";
import { firestoreDocuments } from "@/data/firestore/firestoreDocuments";
import type { Documents } from "@/data/documents";
import { plainMap } from "@/data/plain";
import { restDocuments } from "@/data/rest/restDocuments";
import { storedPages } from "@/data/rest/storedPages";
import { restReader } from "@/data/rest/restReader";
import { isOffline } from "@/data/online";
import { connectSaving } from "@/data/saving/connectSaving";
import { savingTimes } from "@/data/saving/savingSession";
import { workerProject } from "../harness/workerProject";
import { loadRealRules } from "../rules/realRules";
import type { TestedStore } from "./testedStore";

function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} names no emulator.`);
  return value;
}

/** The emulators of this run, and the worker's project on them. */
export function emulatorConfig(projectId: string = workerProject) {
  return {
    projectId,
    apiKey: "local",
    firestoreEmulatorHost: fromEnvironment("FIRESTORE_EMULATOR_HOST"),
    authEmulatorHost: fromEnvironment("FIREBASE_AUTH_EMULATOR_HOST"),
  };
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  const answer = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

let clients = 0;

/** Firestore with the project's own rules, on the emulators; the worker's project unless a suite names its own. */
export async function testedFirestore(projectId: string = workerProject): Promise<TestedStore> {
  const config = emulatorConfig(projectId);
  const { firestoreEmulatorHost: host, authEmulatorHost: authHost } = config;
  await loadRealRules(projectId);

  const apps: FirebaseApp[] = [];
  const newApp = () => {
    clients += 1;
    const app = firebaseApp(config, `${projectId}-${clients}`);
    apps.push(app);
    return app;
  };
  const console = getFirestore(newApp());
  const { hostname, port } = new URL(`http://${host}`);
  connectFirestoreEmulator(console, hostname, Number(port), { mockUserToken: "owner" });
  const address = { ...config, emulatorHost: host };

  const tested: TestedStore = {
    reader: restReader(address),
    async connect({
      leagues = ["*"],
      role,
      around = (documents: Documents) => documents,
      host: way = host,
    } = {}) {
      const app = newApp();
      const email = `${app.name}-${Date.now()}@arena.example`;
      const password = "test-password";
      const url = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`;
      await ask(url, "POST", { email, password });
      const identity = firebaseIdentity(app, address, authHost);
      const { uid } = await identity.signIn(email, password);
      if (leagues) await tested.put("admins", uid, { email, leagues, ...(role && { role }) });
      const reads = { timeout: savingTimes.read, token: identity.token };
      const there = { ...address, emulatorHost: way };
      const [reader, pages] = [restDocuments(there, reads), storedPages(there, reads)];
      const documents = around(
        firestoreDocuments(firestoreDatabase(app, way), reader, pages, identity.token),
      );
      return connectSaving({
        documents,
        identity,
        account: identity.account,
        isOffline: async () => isOffline(),
        chosen: new Map(),
        times: savingTimes,
      });
    },
    put: (collection, id, document) => setDoc(doc(console, collection, id), document),
    remove: (collection, id) => deleteDoc(doc(console, collection, id)),
    async get(collection, id) {
      const data = (await getDocFromServer(doc(console, collection, id))).data();
      return data ? plainMap(data) : null;
    },
    async ids(collection) {
      return [...(await tested.documents(collection)).keys()];
    },
    async documents(collection) {
      const listed = await getDocsFromServer(collectionAt(console, collection));
      return new Map(listed.docs.map((one) => [one.id, plainMap(one.data())]));
    },
    async reset() {
      const documents = `projects/${projectId}/databases/(default)/documents`;
      const clear = () => ask(`http://${host}/emulator/v1/${documents}`, "DELETE");
      // The emulator stumbles once over listeners whose connection broke off.
      await clear().catch(clear);
    },
    async close() {
      await Promise.all(apps.map(deleteApp));
    },
  };
  return tested;
}
