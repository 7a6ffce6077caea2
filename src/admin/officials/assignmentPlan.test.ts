import { expect, it } from "vitest";
import { batchLimits } from "@/data/batches/batches";
import { assignmentsIn, planOfAssignments } from "./assignmentPlan";

it("says whom each match had and whom it gets", () => {
  const all = [
    { id: "f1", from: [], to: ["ada", "bola"] },
    { id: "f2", from: ["bola"], to: [] },
    { id: "f3", from: ["chidi", "ada"], to: ["ada", "chidi"] },
  ];
  expect(
    assignmentsIn(
      planOfAssignments(all),
      all.map(({ id }) => id),
    ),
  ).toEqual(all);
});

it("says nothing of matches that it does not know", () => {
  const plan = planOfAssignments([{ id: "f1", from: [], to: ["ada"] }]);
  expect(assignmentsIn(plan, ["f1", "f2"])).toEqual([{ id: "f1", from: [], to: ["ada"] }]);
  expect(assignmentsIn("{}", ["f1"])).toEqual([]);
});

it("keeps a round of 20 matches with three officials each in one record", () => {
  const id = (at: number) => `official-of-20-chars${at}`;
  const all = Array.from({ length: 20 }, (_, at) => ({
    id: `f${at}`,
    from: [],
    to: [id(at % 10), id((at + 1) % 10), id((at + 2) % 10)],
  }));
  expect(planOfAssignments(all).length).toBeLessThanOrEqual(batchLimits.how);
});
