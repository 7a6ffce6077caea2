import { expect, it } from "vitest";
import { pictureAt, showPicturesWith } from "./pictures";

it("is none, and no error, where the code that loads it cannot be loaded", async () => {
  showPicturesWith(async () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  await expect(pictureAt(`pictures/${"0".repeat(64)}`)).resolves.toBe("");
});
