import { describe, expect, it } from "vitest";
import { offeredStatuses } from "./offeredStatuses";
import { isPlainStatus, readStatus } from "./status";

describe("readStatus", () => {
  it.each([
    ["scheduled", ["", " ", "Upcoming", "scheduled", "Not started"]],
    [
      "live",
      ["Live", "IN PROGRESS", "Live: 34'", "Live 2nd half", "HT", "Half-time", "Second half"],
    ],
    ["finished", ["FT", "Full time", " full-time ", "Finished", "FT (2-1)", "AET", "Final"]],
    ["finished", ["Walkover", "W/O", "Home win w/o", "Awarded to Hall B", "Forfeited"]],
    [
      "postponed",
      ["Postponed", "PPD", "P-P", "Delayed", "Match postponed", "Postponed, may be cancelled"],
    ],
    [
      "cancelled",
      ["Cancelled", "canceled", "Called off", "Game called  off: rain", "Void", "Declared void"],
    ],
    [
      "abandoned",
      ["Abandoned", "ABANDONED (storm)", "Abandoned at half-time", "Match abandoned, now void"],
    ],
    [
      "other",
      [
        "Waterlogged pitch",
        "To be confirmed",
        "Live stream on the student radio",
        "Avoid the east gate",
      ],
    ],
  ] as const)("%s", (status, texts) => {
    expect(texts.filter((text) => readStatus(text) !== status)).toEqual([]);
  });

  it("reads what the form stores as what the form offered", () => {
    for (const { status, stored, label } of offeredStatuses) {
      expect([readStatus(stored), readStatus(label)]).toEqual([status, status]);
      expect(isPlainStatus(stored)).toBe(true);
    }
  });
});

it("tells a plain status from one that explains itself", () => {
  expect(["FT", "cancelled", "", "Called off"].every(isPlainStatus)).toBe(true);
  expect(["HT", "Abandoned (storm)", "Walkover", "To be confirmed"].some(isPlainStatus)).toBe(
    false,
  );
});
