import { expect, it, vi } from "vitest";
import { remembering } from "./remembered";

it("finds each text's answer once", () => {
  const find = vi.fn((text: string) => text.length);
  const lengthOf = remembering(find);
  expect([lengthOf("Ayo"), lengthOf("Bello"), lengthOf("Ayo")]).toEqual([3, 5, 3]);
  expect(find).toHaveBeenCalledTimes(2);
});

it("keeps neither a very long text nor more than a league has", () => {
  const find = vi.fn((text: string) => text.length);
  const lengthOf = remembering(find);
  const long = "x".repeat(161);
  lengthOf(long);
  lengthOf(long);
  expect(find).toHaveBeenCalledTimes(2);
  for (let nth = 0; nth <= 10_000; nth += 1) lengthOf(`Player ${nth}`);
  find.mockClear();
  lengthOf("Player 0");
  expect(find).toHaveBeenCalledOnce();
});
