import { afterEach, expect, it } from "vitest";
import { connectSaving } from "@/data/saving/connectSaving";
import { savingTimes } from "@/data/saving/savingSession";
import { forgetClock, learnClock } from "@/domain/serverTime";
import { toDocument } from "@/records/document";
import { shapeOf } from "@/records/shape";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture } from "../../../tests/factories/records";
import { memoryStorage } from "./browserStorage";
import { embeddedDocuments } from "./embeddedDocuments";
import { embeddedIdentity } from "./embeddedIdentity";

const MINUTE = 60_000;

afterEach(forgetClock);

/** Connects on a device whose clock is ten minutes fast, which it learns only when it asks the server. */
function connect() {
  const account = { uid: "u1", email: "owner@arena.example", password: "secret" };
  const documents = embeddedDocuments(memoryStorage(), () => account);
  const fixture = toDocument("fixtures", makeFixture(), shapeOf(mls));
  documents.seed([
    { collection: "admins", id: "u1", data: { leagues: ["*"], role: "owner" } },
    {
      collection: "mlsFixtures",
      id: "f1",
      data: { ...fixture, version: 1, updatedAt: new Date("2026-01-01T12:00:00Z") },
    },
  ]);
  const places = { always: memoryStorage(), tab: memoryStorage() };
  return connectSaving({
    documents,
    account: () => account,
    identity: {
      ...embeddedIdentity(places, [account], documents),
      learnTime: async () => learnClock(Date.now() - 10 * MINUTE, Date.now(), Date.now()),
    },
    isOffline: async () => false,
    times: savingTimes,
    chosen: new Map(),
  });
}

it("stores when a season ended and was closed by the server’s clock", async () => {
  const { maintenance, store } = connect();
  await maintenance.closeSeason(mls);
  const { records } = await store.list(mls, "seasons");
  const closed = records.find(({ id }) => id === "season-2026");
  for (const at of [closed?.ended, closed?.filed, closed?.closed])
    expect(Math.abs((at ?? 0) - (Date.now() - 10 * MINUTE))).toBeLessThan(5 * MINUTE);
});

it("dates a backup by the server’s clock, as erasures are dated", async () => {
  const { access, ownerTasks } = connect();
  const tasks = await ownerTasks();
  const download = await tasks.download();
  const { made } = tasks.readBackup(download?.lines.join("") ?? "");
  for (const at of [made, await access.lastBackup()])
    expect(Math.abs((at ?? 0) - (Date.now() - 10 * MINUTE))).toBeLessThan(5 * MINUTE);
});

it("lets an invitation end by the server’s clock, which the rules compare it with", async () => {
  const { invitations } = connect();
  const offer = { role: "scorer", league: "mls", leagueName: "MLS football" } as const;
  const rest = { club: "", clubName: "", email: "", note: "", byName: "Ada Nwafor" };
  const { until } = await invitations.invite({ ...offer, ...rest });
  const week = 7 * 24 * 60 * MINUTE;
  expect(Math.abs(until - week - (Date.now() - 10 * MINUTE))).toBeLessThan(5 * MINUTE);
});
