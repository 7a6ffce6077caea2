import { expect, it } from "vitest";
import { readingTime } from "./StaleNote";

const readAt = new Date(2026, 2, 14, 15, 4).getTime();

it("names the time alone on the same day, and the day with it later", () => {
  expect(readingTime(readAt, readAt + 60_000)).toBe("15:04");
  expect(readingTime(readAt, readAt + 86_400_000)).toBe("Sat 14 Mar, 15:04");
});
