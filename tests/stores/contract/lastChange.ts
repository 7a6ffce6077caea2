import { describe, expect, it } from "vitest";
import type { EntityKind } from "@/records/record";
import { latestOf } from "@/domain/season/lastChange";
import { mls } from "../../arena/leagues/mls";
import { makeResult, makeSeason } from "../../factories/records";
import { the, type Steps } from "../steps";

/** A season's record tells what changed its tables, although filing saves their results anew. */
export function lastChange(steps: Steps): void {
  const list = async <K extends EntityKind>(kind: K, season?: string) =>
    (await steps.tested.reader.read(mls, kind, season ? { season } : {})).records;

  describe("closing a season and having it back", () => {
    it("keeps what changed the table last, and when", async () => {
      await steps.admin.store.create(mls, "results", {
        id: "r1",
        version: 0,
        entity: makeResult(),
      });
      await steps.admin.store.create(mls, "seasons", {
        id: "2026",
        version: 0,
        entity: makeSeason(),
      });
      const running = { changes: [], filed: null };
      const [before] = await list("results");
      const saved = the(before).updatedAt;
      const season = async (id: string) => {
        const said = (await list("seasons")).find((one) => one.id === id);
        return said ? { changes: said.changes, filed: said.filed } : running;
      };
      const last = async (id: string, past?: string) =>
        latestOf(await list("results", past), await season(id))?.updatedAt;
      expect(await last("2026")).toBe(saved);
      await steps.admin.maintenance.closeSeason(mls);
      const [filed] = await list("results", "season-2026");
      expect(the(filed).updatedAt).not.toBe(saved);
      expect(await last("season-2026", "season-2026")).toBe(saved);
      expect(await season("2026")).toEqual(running);
      await steps.admin.maintenance.reopenSeason(mls);
      expect(await last("2026")).toBe(saved);
    });
  });
}
