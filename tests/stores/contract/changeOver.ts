import { describe, expect, it } from "vitest";
import { adjustmentSteps, seasonStep } from "@/admin/season-mode/changeOver";
import { tableDifferences } from "@/admin/season-mode/differences";
import { runSteps, undoSteps } from "@/admin/steps/steps";
import { competitionOf } from "@/domain/season/competition";
import { mls } from "../../arena/leagues/mls";
import { makeResult, makeStanding } from "../../factories/records";
import { the, type Steps } from "../steps";

const [teamA, teamB] = ["Mount Trojans", "Kingsway Rovers"];

/** A season changes over from a table kept by hand to one that follows from results. */
export function changeOver(steps: Steps): void {
  const running = () => ({ signal: new AbortController().signal, onProgress: () => {} });

  describe("changing a season over", () => {
    it("keeps points as an adjustment with a reason, and undoing brings all of it back", async () => {
      const { store, maintenance } = steps.admin;
      const result = makeResult({ teamA, teamB, scoreA: 3, scoreB: 1, goalsA: [], goalsB: [] });
      await store.create(mls, "results", { id: "r", version: 0, entity: result });
      const typed = makeStanding({ team: teamA, points: 10, adjust: [] });
      await store.create(mls, "standings", { id: "row", version: 0, entity: typed });
      for (const kind of ["results", "standings", "seasons"] as const) {
        await maintenance.publish(mls, kind);
      }
      await maintenance.publishSheets(mls);

      const seen = async () => {
        const [results, standings, seasons] = await Promise.all([
          steps.tested.reader.read(mls, "results"),
          steps.tested.reader.read(mls, "standings"),
          steps.tested.reader.read(mls, "seasons"),
        ]);
        return {
          fixtures: [],
          teams: [],
          results: results.records,
          standings: standings.records,
          seasons: seasons.records,
        };
      };
      const lineOf = async () => {
        const lines = competitionOf(mls, await seen()).tables.flatMap((table) => table.lines);
        const { row, adjusted } = the(lines.find((line) => line.row.team === teamA));
        return { points: row.points, adjusted };
      };
      expect(await lineOf()).toEqual({ points: 10, adjusted: 0 });

      const before = await seen();
      const differences = tableDifferences(mls, before);
      const { key } = the(differences.find(({ adjustment }) => adjustment !== null));
      const decisions = { [key]: { choice: "adjust", reason: "Half of it was lost" } } as const;
      const all = [
        ...adjustmentSteps(differences, decisions, before.standings),
        seasonStep(mls.seasons[0], undefined, "table", "computed"),
      ];
      const { done, failed, endedBy } = await runSteps({ store, league: mls }, all, running());
      expect([done.length, failed, endedBy]).toEqual([2, [], null]);
      expect(await lineOf()).toEqual({ points: 10, adjusted: 7 });

      const undone = await undoSteps({ store, league: mls }, done, running());
      expect(undone).toMatchObject({ count: 2, left: [] });
      expect(await lineOf()).toEqual({ points: 10, adjusted: 0 });
      const after = await seen();
      expect(after.seasons).toEqual([]);
      expect(after.standings).toMatchObject([{ points: 10, adjust: [] }]);
      expect((await maintenance.checkSheets(mls)).drift).toEqual([]);
    });
  });
}
