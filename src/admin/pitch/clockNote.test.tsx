import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { forgetClock, learnClock } from "@/domain/serverTime";
import { ClockNote } from "./ClockNote";

const MINUTE = 60_000;

afterEach(forgetClock);

it.each([
  [40 * MINUTE, "40 minutes slow"],
  [-7 * MINUTE, "7 minutes fast"],
  [-24 * 60 * MINUTE, "1 day fast"],
  [MINUTE, "1 minute slow"],
])("says that a clock is wrong by %d ms", (by, words) => {
  learnClock(by, 0, 0);
  render(<ClockNote />);
  expect(screen.getByRole("status").textContent).toContain(`This device’s clock is ${words}.`);
  cleanup();
});

it("says nothing of one that is right by the minute, or that nobody knows about", () => {
  render(<ClockNote />);
  learnClock(MINUTE - 1, 0, 0);
  render(<ClockNote />);
  expect(screen.queryByRole("status")).toBeNull();
});
