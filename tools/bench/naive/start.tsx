import { getAuth } from "firebase/auth";
import { collection, doc, getDoc, getDocs, limit, query } from "firebase/firestore";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "@/app/App";
import { firebaseApp } from "@/data/firestore/firebaseApp";
import { firestoreDatabase } from "@/data/firestore/firestoreDatabase";
import { createListings } from "@/data/listings";
import { toListing } from "@/data/published";
import type { LeagueReader, RecordRequest } from "@/data/reader";
import { ListingsContext } from "@/data/useListing";
import { parseRecord, type EntityKind } from "@/records/record";
import { collectionOf } from "@/records/shape";
import "@/ui/base.css";
import "@/sports/colours";
import "@/ui/tokens/fonts.css";

/*
 * The same pages in the way in which most such sites are built: no prerendered pages, all code in one file, the whole
 * Firebase SDK for every visitor, and queries of collections. Only `npm run bench` builds it.
 */
declare global {
  /** Number of documents read. */
  var arenaReads: number;
}
globalThis.arenaReads = 0;

const app = firebaseApp({
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? "",
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? "",
});
const database = firestoreDatabase(app, import.meta.env.VITE_FIRESTORE_EMULATOR_HOST);
getAuth(app);

const reader: LeagueReader = {
  async read(league, kind, { season } = {}) {
    const name = collectionOf(league, kind);
    const wanted = { league, kind, season };
    if (!name) return toListing(wanted, [], "collection");
    // The rules do not allow longer lists.
    const { docs } = await getDocs(query(collection(database, name), limit(200)));
    globalThis.arenaReads += Math.max(1, docs.length);
    return toListing(
      wanted,
      docs.map((found) => [found.id, found.data()] as const),
      "collection",
    );
  },
  async readRecord<K extends EntityKind>({ league, kind, id }: RecordRequest<K>) {
    const name = collectionOf(league, kind);
    globalThis.arenaReads += 1;
    const found = name && (await getDoc(doc(database, name, id)));
    const parsed = found ? parseRecord(kind, id, found.data()) : null;
    return parsed?.ok ? parsed.record : null;
  },
};

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");
createRoot(root).render(
  <ListingsContext value={createListings(reader)}>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </ListingsContext>,
);
