import { describe, expect, it } from "vitest";
import { liveMatches } from "@/data/liveState";
import type { LiveMatch } from "@/domain/match/live";
import { mls } from "../../arena/leagues/mls";
import { makeFixture, makeResult } from "../../factories/records";
import { failureOf, type Steps } from "../steps";

const kickedOff = (): LiveMatch => ({
  scoreA: 1,
  scoreB: 0,
  phase: "1st half",
  detail: "",
  minute: 12,
  since: Date.UTC(2026, 2, 14, 15),
  events: ["12 goal A Ayo Bello"],
});

/** Who may what, and what scorers save. */
export function roles(steps: Steps): void {
  const live = async () => liveMatches(await steps.tested.get("live", "mls"));
  const fixtureAt = async (date: number) => {
    const fixture = makeFixture({ id: "match", date });
    await steps.admin.store.create(mls, "fixtures", { id: "match", version: 0, entity: fixture });
    return fixture;
  };
  const resultOf = ({ teamA, teamB, date, gameWeek }: ReturnType<typeof makeFixture>) => ({
    id: "match",
    version: 0,
    entity: makeResult({ teamA, teamB, date, gameWeek, goalsA: [], goalsB: [] }),
    unconfirmed: true,
  });

  describe("a scorer", () => {
    it("says how a match stands, until its result stands", async () => {
      const fixture = await fixtureAt(Date.now());
      const scorer = await steps.tested.connect({ leagues: ["mls"], role: "scorer" });
      await scorer.store.saveLive(mls, "match", () => kickedOff());
      const next = (now: LiveMatch | null) => now && { ...now, scoreB: 1 };
      expect(await scorer.store.saveLive(mls, "match", next)).toMatchObject({ scoreB: 1 });
      expect((await live()).get("match")).toEqual({ ...kickedOff(), scoreB: 1 });
      const saved = await scorer.store.create(mls, "results", resultOf(fixture));
      expect(saved).toMatchObject({ version: 1, unconfirmed: true });
      expect(await live()).toEqual(new Map());
    });

    it.runIf(steps.isWhole)(
      "takes a match up again as its own last entry of the history tells it",
      async () => {
        const fixture = await fixtureAt(Date.now());
        const scorer = await steps.tested.connect({ leagues: ["mls"], role: "scorer" });
        const told: string[] = [];
        const note = (id: string) => void told.push(id);
        await scorer.store.saveLive(mls, "match", () => kickedOff(), note);
        const next = { ...kickedOff(), scoreB: 1, minute: 31 };
        await scorer.store.saveLive(mls, "match", () => next, note);
        await scorer.store.create(mls, "results", resultOf(fixture));
        expect(await live()).toEqual(new Map());

        const last = await scorer.store.lastLive(mls, "match", told);
        expect(last).toEqual(next);
        expect(await scorer.store.lastLive(mls, "another", told)).toBeNull();
        expect(await scorer.store.lastLive(mls, "match", told.slice(0, 1))).toEqual(kickedOff());
        // An administrator needs no ids: the whole trail is theirs.
        expect(await steps.admin.store.lastLive(mls, "match")).toEqual(next);

        await scorer.store.saveLive(mls, "match", (now) => now ?? last);
        expect((await live()).get("match")).toEqual(next);
        // It came out as before.
        const given = { ...resultOf(fixture), version: 1 };
        expect(await scorer.store.update(mls, "results", given)).toMatchObject({ version: 2 });
        expect(await live()).toEqual(new Map());
      },
    );

    it("changes a result until an administrator confirms it", async () => {
      const fixture = await fixtureAt(Date.now());
      const scorer = await steps.tested.connect({ leagues: ["mls"], role: "scorer" });
      const { id, ...given } = resultOf(fixture);
      const first = await scorer.store.create(mls, "results", { id, ...given });
      const entity = { ...first, scoreA: 5 };
      const more = await scorer.store.update(mls, "results", { id, version: 1, entity });
      expect(more).toMatchObject({ scoreA: 5, unconfirmed: true, version: 2 });
      const confirm = { id, version: 2, entity: more, unconfirmed: false };
      const confirmed = await steps.admin.store.update(mls, "results", confirm);
      expect(confirmed).toMatchObject({ scoreA: 5, unconfirmed: false, version: 3 });
      const late = { id, version: 3, entity, unconfirmed: true };
      expect(await failureOf(scorer.store.update(mls, "results", late))).toMatchObject({
        kind: "denied",
        message: expect.stringContaining("confirmed"),
      });
    });

    it.runIf(steps.isWhole)("writes nothing else", async () => {
      const fixture = await fixtureAt(Date.now() - 86_400_000);
      const scorer = await steps.tested.connect({ leagues: ["mls"], role: "scorer" });
      const tries = [
        () => scorer.store.create(mls, "results", resultOf(fixture)),
        () => scorer.store.saveLive(mls, "match", () => kickedOff()),
        () => scorer.store.create(mls, "fixtures", { id: "more", version: 0, entity: fixture }),
        () => scorer.maintenance.publishSheets(mls),
      ];
      for (const attempt of tries)
        expect(await failureOf(attempt())).toMatchObject({ kind: "denied" });
      expect(await steps.tested.ids("live")).toEqual([]);
      expect(await steps.tested.ids("mlsResults")).toEqual([]);
    });
  });

  const owner = () => steps.tested.connect({ role: "owner" });
  describe("an owner", () => {
    it("grants what somebody has asked for, changes it and takes it away", async () => {
      const stranger = await steps.tested.connect({ leagues: null });
      await stranger.access.ask("mls", "Kofi Agyeman");
      // Once is enough.
      await stranger.access.ask("mbl", "Somebody");
      const { access } = await owner();
      const [request] = await access.requests();
      expect(request).toMatchObject({ league: "mls", name: "Kofi Agyeman", verified: false });
      expect(await stranger.access.ownRequest()).toMatchObject({ league: "mls" });
      if (!request) throw new Error("Nobody has asked");
      await access.grant(request, { role: "scorer", leagues: ["mls"] });
      expect(await access.requests()).toEqual([]);
      const { uid } = request;
      const found = async () => (await access.administrators()).find((one) => one.uid === uid);
      expect(await found()).toMatchObject({ role: "scorer", leagues: ["mls"] });
      await access.change(uid, { role: "administrator", leagues: ["mls", "mbl"] });
      expect(await found()).toMatchObject({ role: "administrator", name: "Kofi Agyeman" });
      expect(await access.nameOf(uid)).toBe("Kofi Agyeman");
      // After the first save of all the list of opened leagues is published: a change of its own.
      for (const id of ["w", "x"])
        await stranger.store.create(mls, "fixtures", { id, version: 0, entity: makeFixture() });
      expect(await access.lastChangeOf(uid)).toMatchObject({ collection: "mlsFixtures" });
      await access.revoke(uid);
      expect(await found()).toBeUndefined();
      const again = { id: "y", version: 0, entity: makeFixture() };
      expect(await failureOf(stranger.store.create(mls, "fixtures", again))).toMatchObject({
        kind: "denied",
      });
    });

    it("refuses somebody, who may ask again and be refused again", async () => {
      const stranger = await steps.tested.connect({ leagues: null });
      const { access } = await owner();
      for (const turn of [1, 2]) {
        await stranger.access.ask("mls", "");
        const [request] = await access.requests();
        if (!request) throw new Error("Nobody has asked");
        await access.refuse(request);
        expect(await access.requests()).toEqual([]);
        expect(await steps.tested.ids("history")).toHaveLength(turn);
      }
    });
  });

  it.runIf(steps.isWhole)("keeps the rights from everybody else", async () => {
    const stranger = await steps.tested.connect({ leagues: null });
    await stranger.access.ask("mls", "");
    const { access } = await owner();
    const [request] = await access.requests();
    if (!request) throw new Error("Nobody has asked");
    for (const other of [stranger, steps.admin]) {
      const grant = other.access.grant(request, { role: "owner", leagues: ["*"] });
      expect(await failureOf(grant)).toMatchObject({ kind: "denied" });
    }
    expect(await access.requests()).toHaveLength(1);
  });
}
