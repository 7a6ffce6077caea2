import { expect, it } from "vitest";
import { INVITATIONS } from "@/data/captains/invitations";
import { REQUESTS } from "@/data/requests";
import { readOtherHistory } from "@/data/maintenance/history";
import { HISTORY } from "@/data/saving/savingSession";
import { mls } from "../../../tests/arena/leagues/mls";
import { memoryStorage } from "./browserStorage";
import { embeddedDocuments } from "./embeddedDocuments";
import { connectEmbedded } from "./embeddedStore";

const email = "owner@arena.example";
const NEW_YEAR = Date.UTC(2026, 0, 1);
const offered = {
  role: "scorer",
  league: "mls",
  state: "open",
  until: new Date(Date.UTC(2090, 0, 1)),
};
/** As many as an owner is shown, all older than one whose id is the last of all. */
const older = (collection: string) =>
  Array.from({ length: 200 }, (_, nth) => ({
    collection,
    id: `a${nth}`,
    data: { ...offered, email, at: new Date(NEW_YEAR + nth) },
  }));
const newest = (collection: string) => ({
  collection,
  id: "z",
  data: { ...offered, email, at: new Date(NEW_YEAR + 1000) },
});

it("shows owners the newest invitations and requests, however many there are", async () => {
  const { identity, invitations, access } = connectEmbedded(memoryStorage(), {
    accounts: [{ uid: "u1", email, password: "secret" }],
    documents: () => [
      ...[INVITATIONS, REQUESTS].flatMap((one) => [...older(one), newest(one)]),
      { collection: "admins", id: "u1", data: { email, leagues: ["*"], role: "owner" } },
    ],
  });
  await identity.signIn(email, "secret");
  expect((await invitations.invitations(null))[0]).toMatchObject({ token: "z" });
  expect((await access.requests()).at(-1)).toMatchObject({ uid: "z" });
});

const NOON = Date.UTC(2026, 2, 14, 12);
/** An entry of the league's pictures or published data, this number of minutes before noon. */
const entry = (action: string, minutes: number) => ({
  collection: HISTORY,
  id: `${action}-${minutes}`,
  data: { collection: mls.slug, action, id: "x", at: new Date(NOON - minutes * 60_000) },
});

it("reads what is not about records page by page, and skips none of several queries", async () => {
  const documents = embeddedDocuments(memoryStorage(), () => null);
  const drops = [1, 2, 3, 4, 9].map((minutes) => entry("drop", minutes));
  const counts = [5, 6, 20].map((minutes) => entry("count", minutes));
  documents.seed([...drops, ...counts]);
  const page = async (until?: number) =>
    (await readOtherHistory(documents, mls, "league", { most: 3, until })).map(
      ({ change }) => change,
    );
  const before = (minutes: number) => NOON - minutes * 60_000;

  // The counts, though read, wait until the drops before them are.
  expect(await page()).toEqual(["drop-1", "drop-2", "drop-3"]);
  expect(await page(before(3))).toEqual(["drop-3", "drop-4", "count-5", "count-6", "drop-9"]);
  expect(await page(before(9))).toEqual(["drop-9", "count-20"]);
});
