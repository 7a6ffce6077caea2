import { expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { studentWeekFootball } from "../../../tests/arena/leagues/studentWeekFootball";
import { calledName } from "./calledName";
import { clubsOf } from "./clubs";

it("tells the house of a team whose name is only a code", () => {
  expect(calledName(clubsOf(studentWeekFootball, []), "B3")).toBe("Arts (B3)");
});

it("leaves other names, and codes of nobody, as they are", () => {
  expect(calledName(clubsOf(mls, []), "Kingsway Rovers")).toBe("Kingsway Rovers");
  expect(calledName([], "B3")).toBe("B3");
});
