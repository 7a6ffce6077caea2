import { expect, it } from "vitest";
import { arena } from "@arena/arena";
import { foreignHost } from "./foreignHost";

it.each([
  ["https://pictures.example/a.webp", "pictures.example"],
  ["https://cdn.pictures.example:8443/a.webp", "cdn.pictures.example:8443"],
  [`${arena.url}/crests/a.webp`, ""],
  ["http://pictures.example/a.webp", ""],
  ["https://", ""],
  ["", ""],
])("of %j is %j", (address, host) => {
  expect(foreignHost(address)).toBe(host);
});
