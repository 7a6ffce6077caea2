import { deleteApp } from "firebase/app";
import { expect, it } from "vitest";
import { firebaseApp } from "./firebaseApp";
import { firestoreDatabase } from "./firestoreDatabase";

it("opens the database that is named, and the project's first one otherwise", async () => {
  const app = firebaseApp({ projectId: "demo-arena", apiKey: "key" }, "databases");
  const idOf = (databaseId?: string) => {
    const database = firestoreDatabase(app, undefined, databaseId);
    return database.toJSON();
  };
  expect(idOf("restored")).toMatchObject({ databaseId: { database: "restored" } });
  expect(idOf("")).toMatchObject({ databaseId: { database: "(default)" } });
  await deleteApp(app);
});

it("opens it once for whoever asks: on Today several leagues are followed at the same time", async () => {
  const app = firebaseApp({ projectId: "demo-arena", apiKey: "key" }, "followed");
  const host = "127.0.0.1:8080";
  expect(firestoreDatabase(app, host)).toBe(firestoreDatabase(app, host));
  await deleteApp(app);
});
