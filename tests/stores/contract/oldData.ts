import { describe, expect, it } from "vitest";
import { mls } from "../../arena/leagues/mls";
import type { LiveMatch } from "@/domain/match/live";
import type { RecordOf } from "@/records/record";
import { oddIds } from "../../factories/oddIds";
import { makeResult } from "../../factories/records";
import { the, type Steps } from "../steps";

/** A fixture of an old site, with a key that nobody knows and a date that nobody understands. */
const stored = {
  teamA: "Rovers",
  teamB: "Trojans",
  date: "next week",
  stadium: "Main bowl",
  phone: "0803 000 0000",
  teamAStartingXI: [{ name: "Ayo Bello" }, { name: "Musa Idris" }],
};
const old = { phone: '"0803 000 0000"', date: '"next week"' };

const kickedOff: LiveMatch = {
  scoreA: 0,
  scoreB: 0,
  phase: "",
  detail: "",
  minute: 0,
  since: null,
  events: [],
};

/** Records of an old site: nothing stored is lost, nothing more than is known is shown, and nothing is stuck. */
export function oldData(steps: Steps): void {
  describe("old data", () => {
    const maintenance = () => steps.admin.maintenance;
    const one = async (id: string): Promise<RecordOf<"fixtures">> => {
      const { records } = await steps.admin.store.list(mls, "fixtures");
      return the(records.find((record) => record.id === id));
    };

    /** One with dots stands for all that a path in a document has to quote. */
    const ids = steps.isWhole ? oddIds : ["a.b.c"];

    it("keeps what is not understood beside the record, and from visitors", async () => {
      await steps.tested.put("mlsFixtures", "old", stored);
      await steps.publish();
      await maintenance().publishSheets(mls);
      const shown = async () =>
        JSON.stringify([await steps.published(), await steps.published("mls")]);
      expect(await shown()).not.toContain("0803");
      expect(await shown()).toContain("Ayo Bello");

      expect(await maintenance().readRaw(mls, "fixtures", "old")).toMatchObject({
        notUnderstood: old,
      });
      const saved = await steps.update(await one("old"), { stadium: "Field 2" });
      expect(await steps.tested.get("mlsFixtures", "old")).toMatchObject({
        stadium: "Field 2",
        old,
      });
      expect(await shown()).toContain("Field 2");
      expect(await shown()).not.toContain("0803");
      expect((await maintenance().checkPublished(mls, "fixtures")).drift).toEqual([]);
      expect((await maintenance().checkSheets(mls)).drift).toEqual([]);
      // A visitor who opens the match reads it where it is published.
      const request = { league: mls, kind: "fixtures", id: "old" } as const;
      const read = await steps.tested.reader.readRecord(request);
      expect(read).toMatchObject({ stadium: "Field 2", lineUpA: ["Ayo Bello", "Musa Idris"] });

      const again = await steps.update(saved, { stadium: "Field 3" });
      expect(await steps.tested.get("mlsFixtures", "old")).toMatchObject({ old });
      const before = await steps.admin.store.remove(mls, "fixtures", again);
      await steps.admin.store.restore(mls, "fixtures", again, before);
      expect(await steps.tested.get("mlsFixtures", "old")).toMatchObject({
        stadium: "Field 3",
        old,
      });
    });

    it("brings back as it was stored what an edit was not meant for", async () => {
      await steps.tested.put("mlsFixtures", "old", stored);
      const saved = await steps.update(await one("old"), { stadium: "Field 2" });
      const [entry] = await maintenance().history(mls, "fixtures", "old");
      const back = await maintenance().revert(
        mls,
        "fixtures",
        the(entry?.before ?? undefined),
        saved.version,
      );
      expect(back).toMatchObject({ stadium: "Main bowl", version: 2 });
      expect(await steps.tested.get("mlsFixtures", "old")).toMatchObject({ old });
    });

    it.runIf(steps.isWhole)("deletes again what came back from a backup", async () => {
      await steps.tested.put("mlsFixtures", "old", stored);
      await steps.publish();
      await steps.remove(await one("old"));
      await steps.tested.put("mlsFixtures", "old", stored);
      await steps.publish();
      await steps.remove(await one("old"));
      const saved = await steps.create("new");
      const kept = await steps.tested.get("mlsFixtures", "new");
      await steps.remove(saved);
      await steps.tested.put("mlsFixtures", "new", the(kept ?? undefined));
      await steps.publish();
      await steps.remove(await one("new"));
      expect(await steps.tested.ids("mlsFixtures")).toEqual([]);
      expect(await steps.history("old")).toEqual(["delete 0", "delete 0"]);
    });

    it.each(ids)("undoes the deletion of %s", async (id) => {
      await steps.tested.put("mlsFixtures", id, stored);
      const record = await one(id);
      await steps.remove(record);
      const back = await steps.admin.store.restore(mls, "fixtures", record);
      expect(back).toMatchObject({ id, version: 1, stadium: "Main bowl" });
    });

    it.each(ids)("takes the result of the fixture %s under its id", async (id) => {
      const date = new Date(Math.round(Date.now() / 60_000) * 60_000);
      await steps.tested.put("mlsFixtures", id, { ...stored, date });
      await maintenance().publishSheets(mls);
      const { teamA, teamB, gameWeek } = await one(id);
      const entity = makeResult({
        teamA,
        teamB,
        gameWeek,
        date: date.getTime(),
        goalsA: [],
        goalsB: [],
      });
      const scorer = await steps.tested.connect({ leagues: ["mls"], role: "scorer" });
      await scorer.store.saveLive(mls, id, (): LiveMatch => kickedOff);
      const given = { id, version: 0, entity };
      const first = await scorer.store.create(mls, "results", { ...given, unconfirmed: true });
      expect(first).toMatchObject({ id, version: 1, unconfirmed: true });
      await steps.tested.remove("mlsResults", id);
      await maintenance().publishSheets(mls);

      const football = await steps.tested.connect({ leagues: ["mls"] });
      const second = await football.store.create(mls, "results", given);
      expect(second).toMatchObject({ id, version: 1, unconfirmed: false });
      expect((await maintenance().checkSheets(mls)).drift).toEqual([]);
    });

    it("saves over a version that no number can follow", async () => {
      await steps.tested.put("mlsFixtures", "max", { ...stored, version: 2 ** 63 });
      const saved = await steps.update(await one("max"), { stadium: "Field 2" });
      expect(saved).toMatchObject({ version: 1, stadium: "Field 2" });
    });
  });
}
