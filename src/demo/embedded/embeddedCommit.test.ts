import { expect, it } from "vitest";
import { memoryStorage } from "./browserStorage";
import { embeddedDocuments } from "./embeddedDocuments";

it("makes all changes of one document in a commit, each of what the ones before have left", async () => {
  const account = { uid: "u1", email: "chief@arena.example", password: "secret" };
  const documents = embeddedDocuments(memoryStorage(), () => account);
  documents.seed([
    { collection: "admins", id: "u1", data: { email: account.email, leagues: ["*"] } },
    { collection: "captains", id: "mls", data: { on: false, squadsUntil: null } },
  ]);
  await documents.transact(async (transaction) => {
    transaction.change("captains", "mls", [[["on"], true]]);
    transaction.change("captains", "mls", [[["squadsUntil"], new Date(0)]]);
  });
  const stored = await documents.get("captains", "mls");
  expect(stored).toMatchObject({ on: true, squadsUntil: new Date(0) });
});
