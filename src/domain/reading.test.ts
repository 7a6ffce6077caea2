import { describe, expect, it } from "vitest";
import { plainTextPattern } from "./limits";
import {
  readMoment,
  readNames,
  readNumber,
  readParagraphs,
  readText,
  readUrl,
  splitList,
} from "./reading";

describe("readText", () => {
  it("makes one clean line of what is stored", () => {
    expect(readText("  a\n\t b\u200Bc \u202E d ")).toBe("a b c d");
    expect(readText(7)).toBe("7");
    expect(readText({ toString: () => "x" })).toBe("");
  });

  it.each([
    ["an emoji of several", "Team 👨‍👩‍👧 and 🤾‍♀️"],
    ["a flag of tags", "England 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"],
    ["Persian, whose letters are kept apart", "می‌خواهم"],
    ["Hindi, whose letters are joined", "क्‍ष"],
    ["letters of two characters", "E\u0301mile ❤️ 1️⃣"],
  ])("keeps %s as it was typed", (_, typed) => {
    expect(readText(typed)).toBe(typed);
    expect(plainTextPattern.test(typed)).toBe(true);
  });

  it.each([
    "\uFE0F",
    "\u034F",
    "\u180B",
    "\u2028",
    "\u200D\u200C",
    "\u0301".repeat(80),
    "\u{E0041}",
  ])("takes what shows nothing for nothing", (unseen) => {
    expect(readText(unseen)).toBe("");
    expect(plainTextPattern.test(unseen)).toBe(false);
  });

  it("leaves no joiner without letters to join, and no hidden tag", () => {
    expect(readText("\u200Da \u200C b\u200D")).toBe("a b");
    expect(readText("Eagles\u{E0041}\u{E0042}")).toBe("Eagles");
  });

  it("cuts endless text without leaving half a character", () => {
    const read = readText(`${"x".repeat(1999)}😀`);
    expect(read).toBe("x".repeat(1999));
  });
});

it("reads signed numbers, also with a true minus, and nothing that is not finite", () => {
  expect(["+5", "−3", " 7.5 ", "", "x", "1e999", true].map(readNumber)).toEqual([
    5,
    -3,
    7.5,
    null,
    null,
    null,
    null,
  ]);
  expect(Object.is(readNumber("-0"), 0)).toBe(true);
});

it("keeps the paragraphs of a text, and no more than one empty line between them", () => {
  expect(readParagraphs(" Closed.\r\n\r\n\r\n Come\ttomorrow. \n")).toBe(
    "Closed.\n\nCome tomorrow.",
  );
  expect(readParagraphs(7)).toBe("7");
});

describe("readMoment", () => {
  it.each([
    ["1970-01-01T00:00:00Z"],
    ["2150-01-01T00:00:00Z"],
    ["2026-03-14 sometime"],
    ["14/13/2026"],
    ["2026-02-30T10:00"],
    [12],
    [Number.NaN],
    [new Date(Number.NaN)],
    [{ seconds: null }],
  ])("has nothing to say to %j", (raw) => {
    expect(readMoment(raw)).toBeNull();
  });

  it("reads text without a zone on the arena's clock, wherever it runs", () => {
    expect(readMoment("2026-03-14T16:00:30.500")).toBe(Date.UTC(2026, 2, 14, 15, 0, 30));
    expect(readMoment("2026-03-14")).toBe(Date.UTC(2026, 2, 13, 23));
  });
});

it("splits at commas and line breaks, but not within parentheses that close", () => {
  expect(splitList("a, b (c, d), e\nf (g, h\ni,,")).toEqual(["a", "b (c, d)", "e", "f (g, h", "i"]);
});

it("reads a hostile list in no time and keeps to the limit", () => {
  const huge = "(,".repeat(500_000);
  expect(readNames(huge, 25).length).toBeLessThanOrEqual(25);
  expect(
    readNames(
      Array.from({ length: 500_000 }, () => "a,b"),
      25,
    ),
  ).toHaveLength(25);
});

describe("readUrl", () => {
  it.each([
    ["https://example.com"],
    ["https://example.com:8080/"],
    ["https://firebasestorage.googleapis.com/v0/b/arena/o/players%2F9.jpg?alt=media&token=a-b"],
  ])("takes %s", (address) => {
    expect(readUrl(` ${address} `)).toBe(address);
  });

  it.each([
    ["javascript:alert(1)"],
    ["data:image/png;base64,AAAA"],
    ["http://example.com/a.png"],
    ["//example.com/a.png"],
    ["https://user:password@example.com/"],
    ['https://example.com/"onerror="x'],
    ["https://localhost/a.png"],
    [`https://example.com/${"a".repeat(300)}`],
    [{ href: "https://example.com" }],
  ])("refuses %j", (address) => {
    expect(readUrl(address)).toBe("");
  });
});
