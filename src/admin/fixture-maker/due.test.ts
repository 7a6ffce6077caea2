import { expect, it } from "vitest";
import { rowOfDue } from "./plan";

const due = { stage: "cup:QF1/1", name: "Cup, quarter-finals", teamA: "Ash", teamB: "Birch" };
const AT = "2027-03-06T14:00";

it("gives a match that is known the time of all, and leaves its second leg to another day", () => {
  expect(rowOfDue(due, AT)).toMatchObject({ home: "Ash", away: "Birch", at: AT, stage: due.stage });
  expect(rowOfDue({ ...due, stage: "cup:QF1/2" }, AT)).toMatchObject({ at: "" });
});

it("names its round with the cup, where that fits into a game week", () => {
  expect(rowOfDue(due, AT).gameWeek).toBe("Cup, quarter-finals");
  const name = "The Vice-Chancellor’s Memorial Cup, quarter-finals";
  expect(rowOfDue({ ...due, name }, AT).gameWeek).toBe("Quarter-finals");
});
