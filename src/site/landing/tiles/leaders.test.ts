import { expect, it } from "vitest";
import { leadersOf } from "./leaders";

const order = (group: string, ...teams: readonly string[]) =>
  teams.map((team, at) => ({ place: `${group}${at + 1}`, team, figure: String(9 - at) }));
const told = (orders: Parameters<typeof leadersOf>[0], followed = "") =>
  leadersOf(orders, (team) => team === followed).map(({ place, team }) => `${place} ${team}`);

const [a, b] = [order("A", "Rovers", "Trojans", "Eagles"), order("B", "City", "Union", "Owls")];

it("name the first two of one table, and the first of each of two groups", () => {
  expect(told([order("", "Hawks", "Waves", "Comets")])).toEqual(["1 Hawks", "2 Waves"]);
  expect(told([a, b])).toEqual(["A1 Rovers", "B1 City"]);
});

it("name the two of the only group that has begun", () => {
  expect(told([[], b])).toEqual(["B1 City", "B2 Union"]);
  expect(told([[], []])).toEqual([]);
});

it("name a followed club beside the first of its table", () => {
  expect(told([a, b], "Owls")).toEqual(["B1 City", "B3 Owls"]);
  expect(told([a, b], "Union")).toEqual(["B1 City", "B2 Union"]);
  expect(told([a, b], "Rovers")).toEqual(["A1 Rovers", "A2 Trojans"]);
});
