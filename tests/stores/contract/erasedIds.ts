import { describe, expect, it } from "vitest";
import { sha256 } from "@/data/sha256";
import { mls } from "../../arena/leagues/mls";
import { makeResult } from "../../factories/records";
import { the, type Steps } from "../steps";
import { collections, erasureScene, NAME, ROVERS, teams, TROJANS } from "./erasureScene";

/** Ids that were made of a name, and what is left of somebody after an erasure. */
export function erasedIds(steps: Steps): void {
  describe("an erasure leaves nothing to guess by", () => {
    const { owner, namedIn, find, all, erase, result } = erasureScene(steps);

    it.runIf(steps.isWhole)("leaves no document id that was made of the name", async () => {
      const { store, maintenance } = steps.admin;
      const bystander = { teamA: "Scholars", teamB: TROJANS, date: teams.date } as const;
      // As the old site and imports named documents; the second is somebody whose record was renamed since.
      const ids = { player: "adebayo-lawal", match: "AdebayoLawal2026 testimonial" };
      await steps.tested.put("mlsPlayers", ids.player, { name: NAME, club: ROVERS });
      await steps.tested.put("mlsPlayers", "Adebayo Lawal 9", { name: "Musa Idris", club: ROVERS });
      await steps.tested.put("mlsFixtures", ids.match, { ...bystander, venue: "Main" });
      await steps.tested.put("mlsResults", ids.match, { ...bystander, scoreA: 2, scoreB: 1 });
      for (const kind of ["players", "results", "fixtures"] as const)
        await maintenance.publish(mls, kind);
      await maintenance.publishSheets(mls);
      const { records } = await store.list(mls, "results");
      const played = the(records.find(({ id }) => id === ids.match));
      await store.update(mls, "results", {
        id: played.id,
        version: played.version,
        entity: { ...played, scoreB: 0 },
      });
      expect((await namedIn()).length).toBeGreaterThan(6);

      const found = await find();
      expect(found.mentions.filter(({ places }) => places[0]?.key === "id").length).toBe(3);
      expect(await erase(all)).toMatchObject({
        deleted: 1,
        changed: 3,
        failed: [],
        finished: true,
      });
      expect(await namedIn()).toEqual([]);

      const [fixture, ...others] = await steps.tested.ids("mlsFixtures");
      expect(others).toEqual([]);
      expect(await steps.tested.ids("mlsResults")).toEqual([fixture]);
      expect(await steps.tested.get("mlsResults", the(fixture))).toMatchObject({
        teamA: "Scholars",
        scoreA: 2,
        scoreB: 0,
        corrected: "2–1",
      });
      const players = await steps.tested.ids("mlsPlayers");
      expect(players.length).toBe(1);
      expect(await steps.tested.get("mlsPlayers", the(players[0]))).toMatchObject({
        name: "Musa Idris",
      });
      // Nothing is left by which somebody could try whether it was this name.
      const tried = [
        ...Object.values(ids).flatMap((id) => [id, ...collections.map((one) => `${one}/${id}`)]),
        NAME,
      ];
      const everything = JSON.stringify(
        await Promise.all(
          [...collections, "batches"].map(async (one) => [...(await steps.tested.documents(one))]),
        ),
      );
      const entries = [...(await steps.tested.documents("history")).values()];
      const uid = String(the(entries.find((one) => "redactedBy" in one))["redactedBy"]);
      for (const one of tried.flatMap((text) => [text, `${uid} mls ${text}`, `mls ${text}`]))
        expect(everything).not.toContain((await sha256(one)).slice(0, 16));
      expect(await steps.tested.ids("batches")).toEqual([]);
      // The trail follows the record to its new id.
      const trail = await maintenance.history(mls, "results", the(fixture));
      expect(trail.map(({ action }) => action).toSorted()).toEqual(["create", "delete", "update"]);
      expect((await maintenance.checkPublished(mls, "results")).drift).toEqual([]);
      expect((await find()).mentions).toEqual([]);
    });

    it.runIf(steps.isWhole)("puts one id in the place of a name that was cut off", async () => {
      await steps.tested.put("mlsFixtures", "lawal-adebayo", { ...teams, stadium: NAME });
      await steps.tested.put("mlsResults", "lawal-adebayo", { ...teams, scoreA: 2, scoreB: 1 });
      const boss = await owner();
      const tasks = await boss.ownerTasks();
      const found = the((await tasks.findPerson(NAME)) ?? undefined);
      const half = new AbortController();
      const onProgress = (done: number, of: number) => done === 1 && of > 0 && half.abort();
      const first = await tasks.erase(found, all(found), { signal: half.signal, onProgress });
      expect(first).toMatchObject({ finished: false, changed: 1 });
      const again = the((await tasks.findPerson(NAME)) ?? undefined);
      expect(await tasks.erase(again, all(again))).toMatchObject({ finished: true });
      expect(await steps.tested.ids("mlsResults")).toEqual(await steps.tested.ids("mlsFixtures"));
      expect(await steps.tested.ids("batches")).toEqual([]);
      expect(await namedIn()).toEqual([]);
    });

    it.runIf(steps.isWhole)(
      "keeps a backup of before from bringing back such an id, and what named somebody",
      async () => {
        await steps.tested.put("mlsPlayers", "adebayo-lawal", { name: NAME, club: ROVERS });
        await steps.tested.put("mlsPlayers", "musa", { name: "Musa Idris", club: TROJANS });
        await steps.admin.store.create(mls, "results", {
          id: "match",
          version: 0,
          entity: makeResult(result),
        });
        const tasks = await (await owner()).ownerTasks();
        const kept = tasks.readBackup(the((await tasks.download())?.lines.join("\n")));
        await erase(all);
        const preview = await tasks.previewBackup(kept);
        expect(preview?.records.map(({ id, effect }) => `${id} ${effect}`).toSorted()).toEqual([
          "adebayo-lawal erased",
          "match erased",
          "musa same",
        ]);
      },
    );

    it.runIf(steps.isWhole)("takes the digests of names out of the notes of before", async () => {
      const note = {
        collection: "erasures",
        id: "older",
        record: "erasures/older",
        version: 0,
        action: "erase",
        before: null,
        by: "owner",
        at: new Date("2026-11-01T12:00:00Z"),
      };
      const digest = `#${"0f".repeat(32)}`;
      const after = { records: ["mlsPlayers/gone", digest], deleted: 2, changed: 0 };
      await steps.tested.put("history", "older", {
        ...note,
        after: { ...after, renamed: { [digest]: "mlsPlayers/0123456789abcdef0123" } },
      });
      const tasks = await (await owner()).ownerTasks();
      expect(await tasks.tidy()).toMatchObject({ notes: 1, finished: true });
      expect(await steps.tested.get("history", "older")).toMatchObject({
        after: { records: ["mlsPlayers/gone"], deleted: 2, changed: 0 },
        redactedBy: expect.any(String),
      });
      expect(JSON.stringify(await steps.tested.get("history", "older"))).not.toContain(digest);
      expect(await tasks.tidy()).toMatchObject({ notes: 0 });
    });
  });
}
