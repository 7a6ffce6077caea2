import { describe, expect, it } from "vitest";
import type { Mention } from "@/data/ownerTasks";
import { mls } from "../../arena/leagues/mls";
import { makeResult } from "../../factories/records";
import { the, type Steps } from "../steps";
import { erasureScene, NAME, ROVERS, teams, TROJANS } from "./erasureScene";

/** An owner takes a person out of everything; another one of the same name stays. */
export function erasure(steps: Steps): void {
  describe("an erasure", () => {
    const { owner, namedIn, begin, find, all, ofRovers, erase } = erasureScene(steps);

    it.runIf(steps.isWhole)("finds a name wherever it stands, by record and side", async () => {
      await begin();
      const found = await find("adebayo lawal");
      expect(
        found.players.map(({ path, club, season }) => [path, club, season]).toSorted(),
      ).toEqual([
        ["mlsPlayers/2025-one", ROVERS, "2025"],
        ["mlsPlayers/one", ROVERS, ""],
        ["mlsPlayers/two", TROJANS, ""],
      ]);
      const told = ({ key, team, stored, places }: Mention) =>
        `${key} ${team} ${stored ? "stored" : "trail"} ${places.length}`;
      expect(found.mentions.map(told).toSorted()).toEqual([
        `mlsFixtures/former#B ${TROJANS} trail 1`,
        `mlsFixtures/match#A ${ROVERS} stored 1`,
        "mlsResults/match#  stored 2",
        `mlsResults/match#A ${ROVERS} stored 3`,
        `mlsResults/match#B ${TROJANS} stored 1`,
        "mlsResults/old#  stored 1",
        `mlsResults/old#A ${ROVERS} stored 1`,
      ]);
      expect(found).toMatchObject({ copies: 5, entries: 7, accounts: [] });
      expect((await find("Lawal")).similar).toEqual(["Adebayo Lawal", NAME]);
    });

    it("leaves the name in no document, and the other of the same name alone", async () => {
      await begin();
      const two = await steps.tested.get("mlsPlayers", "two");
      const first = await erase(ofRovers);
      expect(first).toMatchObject({ deleted: 2, changed: 3, failed: [], finished: true });
      expect(await steps.tested.get("mlsPlayers", "two")).toEqual(two);
      const left = await find();
      expect(left.players.map(({ path }) => path)).toEqual(["mlsPlayers/two"]);
      expect(left.mentions.map(({ key }) => key).toSorted()).toEqual([
        "mlsFixtures/former#B",
        "mlsResults/match#B",
      ]);
      const match = await steps.tested.get("mlsResults", "match");
      expect(match).toMatchObject({
        goalsA: [
          { player: "a player", assist: "Chidi Okeke" },
          { player: "Chidi Okeke", assist: "a player" },
        ],
        goalsB: [{ player: "Adebayo Lawal" }],
        bookings: ["a player (Yellow Card)", "Musa Idris (Red Card)"],
        substitutionsA: "Musa Idris IN / a player OUT (70)",
        manOfTheMatch: { player: "a player", rating: 5 },
      });
      const old = await steps.tested.get("mlsResults", "old");
      expect(old).toMatchObject({ season: "2025", scoreA: 1, goalsA: [{ player: "a player" }] });
      expect(old).not.toHaveProperty("old");

      expect(await erase(all)).toMatchObject({ deleted: 1, changed: 1, finished: true });
      expect(await namedIn()).toEqual([]);
      expect((await steps.admin.maintenance.checkPublished(mls, "results")).drift).toEqual([]);
    });

    it.runIf(steps.isWhole)("leaves neither name of somebody who was renamed", async () => {
      await begin();
      const { store } = steps.admin;
      const { records } = await store.list(mls, "players");
      const two = the(records.find(({ id }) => id === "two"));
      const entity = { ...two, name: "Bayo Oyelaran", formerNames: [NAME] };
      await store.update(mls, "players", { id: "two", version: two.version, entity });
      const since = makeResult({
        ...teams,
        scoreB: 1,
        goalsB: [{ player: "Bayo Oyelaran", assist: "", minute: "9" }],
      });
      await store.create(mls, "results", { id: "since", version: 0, entity: since });
      const found = await find();
      expect(found.players.map(({ path }) => path)).toContain("mlsPlayers/two");
      expect(found.mentions.find(({ path }) => path === "mlsResults/since")).toMatchObject({
        names: ["Bayo Oyelaran"],
      });
      expect(await erase(all)).toMatchObject({ finished: true, failed: [] });
      expect(await namedIn()).toEqual([]);
      expect(await namedIn("Bayo Oyelaran")).toEqual([]);
    });

    it.runIf(steps.isWhole)(
      "leaves a tombstone, and entries that say who took something out of them",
      async () => {
        await begin();
        await erase(all);
        const notes: object[] = [];
        const redacted: object[] = [];
        for (const entry of (await steps.tested.documents("history")).values()) {
          if (entry["collection"] === "erasures") notes.push(entry);
          if ("redactedBy" in entry) redacted.push(entry);
        }
        expect(notes).toMatchObject([
          {
            action: "erase",
            after: { deleted: 3, records: expect.arrayContaining(["mlsPlayers/one"]) },
          },
        ]);
        expect(redacted.length).toBeGreaterThan(8);
        const { maintenance } = steps.admin;
        const entries = await maintenance.history(mls, "fixtures");
        expect(entries.length).toBeGreaterThan(0);
        expect(entries.filter(({ redacted: is }) => is).length).toBe(4);
      },
    );

    it.runIf(steps.isWhole)("goes on where it was stopped", async () => {
      await begin();
      const stop = new AbortController();
      stop.abort();
      expect(await erase(all, stop.signal)).toMatchObject({ finished: false, deleted: 0 });
      expect((await namedIn()).length).toBeGreaterThan(10);
      const found = await find();
      const tasks = await (await owner()).ownerTasks();
      const half = new AbortController();
      const onProgress = (done: number, of: number) => done === 2 && of > 0 && half.abort();
      const first = await tasks.erase(found, all(found), { signal: half.signal, onProgress });
      // The person's own records go last, because the others are found by them.
      expect(first).toMatchObject({ finished: false, deleted: 0, changed: 2 });
      expect(await erase(all)).toMatchObject({ finished: true });
      expect(await namedIn()).toEqual([]);
    });

    it.runIf(steps.isWhole)("takes a name out of a match that is being played", async () => {
      await steps.create("match", { ...teams, date: Date.now() });
      const state = { scoreA: 1, scoreB: 0, phase: "", detail: "", minute: 12, since: null };
      const events = [`12 goal A ${NAME}`];
      await steps.admin.store.saveLive(mls, "match", () => ({ ...state, events }));
      expect(await erase(all)).toMatchObject({ finished: true });
      expect(JSON.stringify(await steps.tested.get("live", "mls"))).toContain("12 goal A a player");
      expect(await namedIn()).toEqual([]);
    });

    it.runIf(steps.isWhole)("is an owner's alone", async () => {
      await begin();
      const found = await find();
      const tasks = await steps.admin.ownerTasks();
      await expect(tasks.erase(found, all(found))).rejects.toMatchObject({ kind: "denied" });
    });
  });
}
