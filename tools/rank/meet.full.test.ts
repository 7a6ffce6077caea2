import { expect, it } from "vitest";
import highJump from "../../tests/golden/at-high-jump-ties.json";
import meet from "../../tests/golden/at-meet-shared-places.json";
import { meetOutput, verticalOutput } from "./meet";

it("ranks the rule book's high jump with and without its jump-off", () => {
  const output = verticalOutput(highJump);
  expect(output.beforeJumpOff).toEqual(highJump.expectedBeforeJumpOff);
  expect(output.order).toEqual(highJump.expectedOrder);
  expect(verticalOutput({ ...highJump, useJumpOff: false }).places).toEqual({
    A: 1,
    B: 1,
    C: 1,
    D: 4,
  });
});

it("reads attempts that stand as a list beside the heights", () => {
  const entries = [
    { name: "A", attempts: ["XO", "XXX"] },
    { name: "B", attempts: ["O", "XXX"] },
    { name: "C", attempts: ["XXX"] },
  ];
  expect(verticalOutput({ heights: ["1.80", "1.85"], entries }).order).toEqual([["B"], ["A"]]);
});

it("adds up a meet whose places are shared", () => {
  const output = meetOutput(meet);
  expect(output.eventPoints).toEqual(meet.expectedEventPoints);
  expect(output.totals).toEqual(meet.expectedTotals);
  expect(output.order).toEqual(meet.expectedOrder);
  expect(output.shown).toMatchObject({ Blue: "6½", Red: "9" });
});

it("takes places from marks, a scale of its own and the limit for each team", () => {
  const entries = [
    { athlete: "a", team: "Red", mark: "11.0" },
    { athlete: "b", team: "Red", mark: "11.1" },
    { athlete: "c", team: "Blue", mark: "11.2" },
    { athlete: "d", team: "Blue", mark: "", status: "DNF" },
  ];
  const vector = {
    participants: ["Red", "Blue"],
    perTeam: 1,
    events: [{ name: "100 m", entries }],
  };
  expect(meetOutput({ ...vector, scale: [5, 3, 1] }).totals).toEqual({ Red: 5, Blue: 1 });
  expect(meetOutput({ ...vector, scale: "dual", displace: false }).totals).toEqual({
    Red: 5,
    Blue: 3,
  });
});

it("refuses two events or athletes of one name, of which the output would hold one", () => {
  const event = { name: "100 m", placings: [["Red"], ["Blue"]] };
  const vector = { participants: ["Red", "Blue"], events: [event, event] };
  expect(() => meetOutput(vector)).toThrow('Two events have the name "100 m"');
  const entries = [
    { name: "A", attempts: ["O"] },
    { name: "A", attempts: ["XO"] },
  ];
  expect(() => verticalOutput({ heights: ["1.80"], entries })).toThrow(
    'Two athletes have the name "A"',
  );
});

it.each(["4 × 100 m", "4 x 400 m", "4x400 m", "Mixed relay"])("knows %s for a relay", (name) => {
  const event = { name, placings: [["Red"], ["Blue"]] };
  const vector = { participants: ["Red", "Blue"], scale: "5-3-1", events: [event] };
  expect(meetOutput(vector).totals).toEqual({ Red: 5, Blue: 0 });
});
