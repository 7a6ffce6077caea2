import { expect, it } from "vitest";
import { costTable, daysOf, sentTogether } from "./table";

const measured = {
  first: { bytes: 400_000, reads: 3 },
  next: { bytes: 20_000, reads: 2 },
  rest: 100_000,
};

it("counts each day by what was measured, and marks what the free plan does not give", () => {
  const match = { what: "volleyball", followers: 300, sent: 180 };
  const days = daysOf(measured, [match]);
  expect(days.map(({ bytes, reads }) => [bytes, reads])).toEqual([
    [2000 * 440_000, 2000 * 7],
    [300 * 440_000, 300 * 7],
    [2000 * 60_000, 2000 * 6],
    [2000 * 540_000, 2000 * 6],
    [0, 300 * 184],
  ]);
  const table = costTable(days);
  expect(table).toContain("880 MB, 244 % ✗ | 14000, 28 % |");
  expect(table).toContain("132 MB, 37 % |");
  expect(table).toContain("55200, 110 % ✗ | 360, 2 % |");
});

it("sends a volleyball match half as often where points are gathered for a minute", () => {
  expect(sentTogether(180, 27, 0)).toBe(180);
  const sent = sentTogether(180, 27, 60);
  expect(sent).toBeGreaterThan(40);
  expect(sent).toBeLessThan(110);
});
