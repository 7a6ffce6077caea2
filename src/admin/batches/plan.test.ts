import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { memoryStorage } from "@/demo/embedded/browserStorage";
import { connectEmbedded } from "@/demo/embedded/embeddedStore";
import type { LeagueStore } from "@/data/store";
import { emptyEntity, type FixtureRecord } from "@/records/record";
import { arena } from "@arena/arena";
import { toZonedInput } from "@/domain/time";
import { mls } from "../../../tests/arena/leagues/mls";
import { KICK_OFF, makeFixture } from "../../../tests/factories/records";
import type { Step } from "../steps/steps";
import { idsOf, leaguesIn, planOf, stepPath, stepsLeft } from "./plan";

const DAY = 86_400_000;

const { timeZone } = arena;
afterEach(() => void Object.assign(arena, { timeZone }));

let store: LeagueStore;
beforeEach(async () => {
  const account = { uid: "u", email: "u@arena.example", password: "secret", leagues: ["*"] };
  const connection = connectEmbedded(memoryStorage(), {
    accounts: [account],
    documents: () => [
      { collection: "admins", id: "u", data: { email: account.email, leagues: ["*"] } },
    ],
  });
  await connection.identity.signIn(account.email, account.password);
  ({ store } = connection);
});

/** Saves fixtures, in the running season or a past one. */
const saved = (dates: readonly number[], season?: string) =>
  Promise.all(
    dates.map((date, at) => {
      const entity = makeFixture({ teamA: `Team ${at}`, date });
      return store.create(mls, "fixtures", { id: `f${at}`, version: 0, entity, season });
    }),
  );
const changed = (before: FixtureRecord, change: Partial<FixtureRecord>): Step => ({
  kind: "fixtures",
  does: "change",
  before,
  entity: { ...before, ...change },
});
/** What another device makes of the steps, by their plan and ids alone. */
const remaining = (steps: readonly Step[], done: readonly string[] = []) =>
  stepsLeft(store, { plan: planOf(steps, mls), ids: idsOf(steps) }, new Set(done));

describe("the plan of a batch", () => {
  it("keeps the time of day where the days pass a change of the clocks", async () => {
    Object.assign(arena, { timeZone: "Europe/Berlin" });
    // 15:00 in Berlin, before and behind 29 March 2026, when an hour is left out.
    const [from, to] = [Date.UTC(2026, 2, 27, 14), Date.UTC(2026, 3, 3, 13)];
    expect([from, to].map((at) => toZonedInput(at, arena.timeZone).slice(10))).toEqual([
      "T15:00",
      "T15:00",
    ]);
    const records = await saved([from, from + DAY, from + DAY / 2]);
    const steps = records.map((one, at) =>
      changed(one, { date: [to, to + DAY, to + DAY / 2][at] ?? null }),
    );
    // One part for all of them: their dates differ, their days do not.
    expect(JSON.parse(planOf(steps, mls))).toMatchObject([{ count: 3, days: 7, set: {} }]);
    const dates = (await remaining(steps)).map((step) =>
      step.kind === "fixtures" && step.does === "change" ? step.entity.date : null,
    );
    expect(dates).toEqual([to, to + DAY, to + DAY / 2]);
  });

  it("copies where a match was moved from, of each its own", async () => {
    const records = await saved([KICK_OFF, KICK_OFF + DAY]);
    const steps = records.map((one) =>
      changed(one, { date: (one.date ?? 0) + 7 * DAY, movedFrom: one.date, reason: "Storm" }),
    );
    const left = await remaining(steps);
    expect(left).toMatchObject([
      { entity: { date: KICK_OFF + 7 * DAY, movedFrom: KICK_OFF, reason: "Storm" } },
      { entity: { date: KICK_OFF + 8 * DAY, movedFrom: KICK_OFF + DAY, reason: "Storm" } },
    ]);
  });

  it("adds a notice as it was worded, once, and does nothing again", async () => {
    const records = await saved([KICK_OFF, KICK_OFF + DAY]);
    const notice = {
      ...emptyEntity("news"),
      title: "Storm",
      text: "No match today",
      date: KICK_OFF,
    };
    const steps: readonly Step[] = [
      { kind: "news", does: "add", id: "n1", entity: notice },
      ...records.map((one) => changed(one, { status: "Postponed" })),
    ];
    const [add] = await remaining(steps);
    expect(add).toMatchObject({ kind: "news", does: "add", id: "n1", entity: notice });
    const [first, second] = steps.map((step) => stepPath(step, mls));
    expect(await remaining(steps, [first ?? "", second ?? ""])).toMatchObject([
      { before: { id: "f1" }, entity: { status: "Postponed" } },
    ]);
    await store.create(mls, "news", { id: "n1", version: 0, entity: notice });
    expect((await remaining(steps)).map(({ kind }) => kind)).toEqual(["fixtures", "fixtures"]);
  });

  it("deletes what is there still", async () => {
    const records = await saved([KICK_OFF, KICK_OFF + DAY]);
    const steps = records.map((before): Step => ({ kind: "fixtures", does: "delete", before }));
    const [gone] = records;
    if (gone) await store.remove(mls, "fixtures", gone);
    expect(await remaining(steps)).toMatchObject([{ does: "delete", before: { id: "f1" } }]);
  });

  it("stays in the past season of its records", async () => {
    const records = await saved([KICK_OFF, KICK_OFF + DAY], "2025");
    const season = "2025";
    const steps: readonly Step[] = [
      ...records.map((before) => ({ ...changed(before, { status: "Postponed" }), season })),
      { kind: "fixtures", does: "add", id: "new", entity: makeFixture(), season },
    ];
    expect(await remaining(steps)).toMatchObject([
      { before: { id: "f0" }, season },
      { before: { id: "f1" }, season },
      { does: "add", id: "new", season },
    ]);
  });

  it("is none where 20 parts or 1,000 characters are not enough", async () => {
    const fixture: FixtureRecord = { ...makeFixture(), id: "f", version: 1 };
    const weeks = (count: number) =>
      Array.from({ length: count }, (_, at) => {
        const before = { ...fixture, id: `f${at}` };
        return at % 2 === 0
          ? changed(before, { status: "Postponed" })
          : ({ kind: "fixtures", does: "delete", before } as const);
      });
    expect(planOf(weeks(4), mls)).not.toBe("");
    expect(planOf(weeks(21), mls)).toBe("");
    expect(planOf([changed(fixture, { reason: "x".repeat(500) })], mls)).not.toBe("");
    expect(planOf([changed(fixture, { reason: "x".repeat(1_000) })], mls)).toBe("");
    // Any number that do the same is one part.
    const same = Array.from({ length: 400 }, () => changed(fixture, { status: "Postponed" }));
    expect(leaguesIn(planOf(same, mls))).toEqual([mls]);
  });
});
