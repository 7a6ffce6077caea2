import { expect, it } from "vitest";
import { INVITATIONS } from "@/data/captains/invitations";
import { REQUESTS } from "@/data/requests";
import { memoryStorage } from "./browserStorage";
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
