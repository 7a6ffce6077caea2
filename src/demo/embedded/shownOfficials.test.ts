import { beforeEach, expect, it, vi } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture } from "../../../tests/factories/records";
import { memoryStorage } from "./browserStorage";
import { embeddedSite } from "./embeddedSite";
import { connectEmbedded, type EmbeddedConnection } from "./embeddedStore";
import { noOfficial } from "@/domain/people/official";
import { shownOfficials } from "@/data/shownOfficials";

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

const entry = { ...noOfficial, contact: "0803", agreed: true };

it("names those who agreed, as they are called today, and nobody after they withdrew", async () => {
  const { officials } = scene;
  await officials.save("silent", 0, { ...noOfficial, name: "Ben Musa" });
  expect(await published()).toEqual({});
  const ada = await officials.save("ada", 0, { ...entry, name: "Ada Obi", does: "Referee" });
  await officials.save("chi", 0, { ...entry, name: "Chi Eze" });
  await officials.assign(mls, { id: "m", from: [], to: ["chi", "silent", "ada"] });
  const chi = { name: "Chi Eze", does: "" };
  expect(await shownOfficials(mls, "m")).toEqual([chi, { name: "Ada Obi", does: "Referee" }]);

  const married = await officials.save("ada", ada.version, { ...ada, name: "Ada Bello" });
  expect(await shownOfficials(mls, "m")).toEqual([chi, { name: "Ada Bello", does: "Referee" }]);
  await officials.save("ada", married.version, { ...married, agreed: false });
  expect(await shownOfficials(mls, "m")).toEqual([chi]);
  // No contact, and nobody who has not agreed, is in what visitors can read.
  expect(await published()).toEqual({ chi });
  const [only] = (await officials.list(true)).filter(({ id }) => id === "chi");
  if (only) await officials.remove(only);
  expect(await shownOfficials(mls, "m")).toEqual([]);
  expect(await published()).toEqual({});
});

it("asks for no names where nobody leads the match, or it is unknown", async () => {
  const get = vi.spyOn(scene.documents, "get");
  expect(await shownOfficials(mls, "m")).toEqual([]);
  expect(await shownOfficials(mls, "nowhere")).toEqual([]);
  expect(get.mock.calls.map(([collection]) => collection)).toEqual(["mlsFixtures", "mlsFixtures"]);
});
