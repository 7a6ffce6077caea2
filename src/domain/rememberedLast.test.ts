import { expect, it, vi } from "vitest";
import { rememberingLast } from "./rememberedLast";

it("keeps the last result of each object until one of the other arguments changes", () => {
  const find = vi.fn((key: object, ...more: readonly unknown[]) => ({ key, more }));
  const again = rememberingLast(find);
  const [home, away] = [{}, {}];
  const first = again(home, 1, Number.NaN);
  again(away, 1, Number.NaN);
  expect(again(home, 1, Number.NaN)).toBe(first);
  expect(again(away, 1, Number.NaN).key).toBe(away);
  expect(find).toHaveBeenCalledTimes(2);
  expect(again(home, 2, Number.NaN).more).toEqual([2, Number.NaN]);
  expect(again(home, 1, Number.NaN)).not.toBe(first);
});
