import { expect, it } from "vitest";
import { memoryStorage, type TextStorage } from "@/demo/embedded/browserStorage";
import { connectEmbedded } from "@/demo/embedded/embeddedStore";
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
