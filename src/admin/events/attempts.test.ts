import { expect, it } from "vitest";
import type { Entry } from "@/domain/meet/meet";
import { attemptsInWords, withAttempts } from "./attempts";

const entry: Entry = { athlete: "A", team: "T", place: null, mark: "", status: "" };

it("makes the mark of a long jump from its rounds", () => {
  const jumped = withAttempts(entry, "6.90 x 7.02", "distance");
  expect(jumped).toMatchObject({ mark: "7.02", attempts: { 1: "6.90", 2: "x", 3: "7.02" } });
  expect(attemptsInWords(jumped, "distance")).toBe("6.90 x 7.02");
});

it("makes the mark of a high jump from the last height cleared, and keeps the jump-off apart", () => {
  const jumped = withAttempts(entry, "1.75:o 1.80:xo 1.85:xxx J:xo", "height");
  expect(jumped).toMatchObject({ mark: "1.80", jumpOff: "xo", attempts: { "1.85": "xxx" } });
  expect(attemptsInWords(jumped, "height")).toBe("1.75:o 1.80:xo 1.85:xxx J:xo");
});

it("has no attempts without any", () => {
  expect(withAttempts({ ...entry, attempts: { 1: "6.90" }, mark: "6.90" }, "", "distance")).toEqual(
    {
      ...entry,
      mark: "6.90",
    },
  );
});
