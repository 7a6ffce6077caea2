import { expect, it, vi } from "vitest";
import { pictureShapes, pictureTextPattern } from "@/domain/pictures";
import { picture } from "../../../tests/factories/pictures";
import { shrink } from "./shrink";

const blob = (bytes: number) => new Blob([new Uint8Array(Math.round(bytes))]);

it("takes the first that is small enough: less quality before fewer pixels", async () => {
  const encode = vi.fn(async (scale: number, quality: number) => blob(9000 * scale * quality));
  const made = await shrink(pictureShapes.crest, encode);
  expect(made?.size).toBeLessThanOrEqual(4096);
  expect(encode.mock.calls.slice(0, 4).map(([scale]) => scale)).toEqual([1, 1, 1, 1]);
  expect(encode.mock.lastCall?.[0]).toBe(1);
});

it("gives up where even the smallest is too large, and where the browser makes none", async () => {
  expect(await shrink(pictureShapes.crest, async () => blob(5000))).toBeNull();
  expect(await shrink(pictureShapes.crest, async () => null)).toBeNull();
});

it("makes what the rules know as a picture", () => {
  expect(pictureTextPattern.test(picture())).toBe(true);
  expect(pictureTextPattern.test(picture().replace("WAoAAAAQ", "WAoAAAAI"))).toBe(false);
});
