import { expect, it } from "vitest";
import { sizeIn } from "./sizeIn";

const fileOf = (...parts: readonly (readonly number[])[]) =>
  new Blob([Uint8Array.from(parts.flat())]);
const two = (number: number) => [number >> 8, number & 255];
const four = (number: number) => [...two(number >> 16), ...two(number & 65_535)];
const words = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0));

it.each([
  ["a PNG", [[0x89], words("PNG\r\n\u001A\n"), four(13), words("IHDR"), four(65_000), four(30)]],
  [
    "a JPEG behind a camera’s data",
    [
      [0xff, 0xd8, 0xff, 0xe1],
      two(6),
      words("Exif"),
      [0xff, 0xc0],
      two(11),
      [8],
      two(30),
      two(65_000),
    ],
  ],
])("the size of %s is read from its first bytes", async (_, parts) => {
  expect(await sizeIn(fileOf(...parts))).toEqual([65_000, 30]);
});

it.each([
  ["nothing", []],
  ["text", [words("<svg onload=alert(1)></svg>".repeat(4))]],
  ["a PNG that ends", [[0x89], words("PNG")]],
  ["a JPEG that ends", [[0xff, 0xd8, 0xff, 0xe1], two(60_000)]],
  ["a part that has no length", [[0xff, 0xd8, 0xff, 0xe1], two(0), words("no more of it")]],
])("%s has none", async (_, parts) => {
  expect(await sizeIn(fileOf(...parts))).toBeNull();
});
