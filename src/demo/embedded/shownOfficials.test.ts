import { beforeEach, expect, it, vi } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { drop, keep, listed, makeOfficial } from "../../../tests/factories/arena";
import { makeFixture } from "../../../tests/factories/records";
import { memoryStorage } from "./browserStorage";
import { mayWrite } from "./embeddedRights";
import { embeddedSite } from "./embeddedSite";
import { connectEmbedded, type EmbeddedConnection } from "./embeddedStore";
import { readShownOfficials } from "@/data/shownOfficials";

let scene: EmbeddedConnection;

const account = { uid: "u", email: "u@arena.example", password: "secret", leagues: ["*"] };
const published = async () =>
  (await scene.documents.get("published", "officials"))?.["records"] ?? null;

beforeEach(async () => {
  scene = connectEmbedded(memoryStorage(), {
    accounts: [account],
    documents: () => [
      { collection: "admins", id: "u", data: { email: account.email, leagues: ["*"] } },
    ],
  });
  // Visitors of this build read the embedded site: here they read the scene.
  vi.spyOn(embeddedSite.documents, "get").mockImplementation((...place) =>
    scene.documents.get(...place),
  );
  await scene.identity.signIn(account.email, account.password);
  await scene.store.create(mls, "fixtures", { id: "m", version: 0, entity: makeFixture({}) });
});

const entry = makeOfficial({ contact: "0803", agreed: true });
const save = (id: string, entity: typeof entry, version = 0) =>
  keep(scene, "officials", { id, version, entity });

it("names those who agreed, as they are called today, and nobody after they withdrew", async () => {
  const { officials } = scene;
  await save("silent", makeOfficial({ name: "Ben Musa", contact: "0804" }));
  expect(await published()).toEqual({});
  const ada = await save("ada", { ...entry, name: "Ada Obi", does: "Referee" });
  await save("chi", { ...entry, name: "Chi Eze" });
  await officials.assign(mls, { id: "m", from: [], to: ["chi", "silent", "ada"] });
  const chi = { name: "Chi Eze", task: "" };
  expect(await readShownOfficials(mls, "m")).toEqual([chi, { name: "Ada Obi", task: "Referee" }]);

  const married = await save("ada", { ...ada, name: "Ada Bello" }, ada.version);
  expect(await readShownOfficials(mls, "m")).toEqual([chi, { name: "Ada Bello", task: "Referee" }]);
  await save("ada", { ...married, agreed: false }, married.version);
  expect(await readShownOfficials(mls, "m")).toEqual([chi]);
  // No contact, and nobody who has not agreed, is in what visitors can read.
  expect(await published()).toEqual({ chi: { name: "Chi Eze", does: "" } });
  const [only] = (await listed(scene, "officials")).filter(({ id }) => id === "chi");
  if (only) await drop(scene, "officials", only);
  expect(await readShownOfficials(mls, "m")).toEqual([]);
  expect(await published()).toEqual({});
});

it("publishes again by saves alone, and never somebody who did not agree", async () => {
  const stored = { ...entry, name: "Chi Eze", version: 1, change: "seed", updatedAt: new Date(0) };
  const silent = { ...stored, name: "Ben Musa", agreed: false };
  scene = connectEmbedded(memoryStorage(), {
    accounts: [account],
    documents: () => [
      { collection: "admins", id: "u", data: { email: account.email, leagues: ["*"] } },
      { collection: "officials", id: "chi", data: stored },
      { collection: "officials", id: "silent", data: silent },
      {
        collection: "published",
        id: "officials",
        data: { records: { silent, nobody: { name: "Nobody", does: "" } }, lastId: "" },
      },
    ],
  });
  await scene.identity.signIn(account.email, account.password);
  await scene.maintenance.publish(mls, "officials");
  expect(await published()).toEqual({ chi: { name: "Chi Eze", does: "" } });
  const { drift } = await scene.maintenance.checkPublished(mls, "officials");
  expect(drift).toEqual([]);
});

it("is made anew by nobody with an entry more, or another one", () => {
  const one = { name: "Chi Eze", does: "" };
  const mayMake = (records: object, before: object | null) =>
    mayWrite(
      { account: { uid: "u", email: "" }, rights: { role: "owner", leagues: ["*"], name: "" } },
      { collection: "published", id: "officials", document: { records, lastId: "" } },
      (collection) => (collection === "published" && before ? { records: before } : null),
      [],
    );
  expect(mayMake({}, null)).toBe(true);
  expect(mayMake({ one }, { one, two: one })).toBe(true);
  expect(mayMake({ one }, null)).toBe(false);
  expect(mayMake({ one, two: one }, { one })).toBe(false);
  expect(mayMake({ one: { ...one, contact: "0803" } }, { one })).toBe(false);
});

it("asks for no names where nobody leads the match, or it is unknown", async () => {
  const get = vi.spyOn(scene.documents, "get");
  expect(await readShownOfficials(mls, "m")).toEqual([]);
  expect(await readShownOfficials(mls, "nowhere")).toEqual([]);
  expect(get.mock.calls.map(([collection]) => collection)).toEqual(["mlsFixtures", "mlsFixtures"]);
});
