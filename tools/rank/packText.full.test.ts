import { expect, it } from "vitest";
import { criterionKey } from "../../src/domain/table/pack";
import { readPack } from "./packText";

const award = { units: { score: [3, 0] }, cite: "" } as const;
const read = (json: unknown) => readPack(json, { id: "x", sport: "y", award });

it("reads the short form, and takes what it does not say from the defaults", () => {
  const pack = read({
    stages: [{ criteria: ["points", "@won?two", "score.pct?more"], restart: "eachSplit" }],
  });
  expect(pack).toMatchObject({ id: "x", sport: "y", award, points: null, unresolved: "share" });
  const [stage] = pack.stages;
  expect(stage?.criteria.map(criterionKey)).toEqual(["points", "@won", "score.pct"]);
  expect(stage?.criteria.map(({ when }) => when)).toEqual([undefined, "two", "more"]);
  expect(stage?.restart).toBe("eachSplit");
});

it("reads an award as a score, or as none", () => {
  expect(read({ stages: [], award: [5, 0] }).award).toEqual({ units: { score: [5, 0] }, cite: "" });
  expect(read({ stages: [], award: null }).award).toBeNull();
});

it.each([
  [null, "it has no stages"],
  [{ stages: [{}] }, "a stage without criteria"],
  [{ stages: [{ criteria: ["luck"] }] }, 'unknown criterion "luck"'],
  [{ stages: [{ criteria: ["@points?three"] }] }, 'unknown criterion "@points?three"'],
  [{ stages: [{ criteria: [], restart: "often" }] }, 'unknown restart "often"'],
  [{ stages: [{ criteria: [], needs: "luck" }] }, 'unknown condition "luck"'],
  [{ stages: [], points: { kind: "mood" } }, 'unknown kind of points "mood"'],
  [{ stages: [], points: { kind: "result", win: "3" } }, "win is no number"],
  [
    { stages: [], points: { kind: "margin", table: { "3-0": 3 }, forfeit: [3, 0] } },
    "3-0 is no number",
  ],
  [{ stages: [], unresolved: "fight" }, 'unknown ending "fight"'],
])("says plainly what it does not know: %j", (json, message) => {
  expect(() => read(json)).toThrow(`Rule pack x: ${message}.`);
});
