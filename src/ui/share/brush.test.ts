import { describe, expect, it } from "vitest";
import { wrap } from "./brush";

/** Every letter is one wide. */
const measure = (text: string) => [...text].length;

describe("wrap", () => {
  it("keeps what fits", () => expect(wrap("Green Union", 20, 2, measure)).toEqual(["Green Union"]));

  it("divides between words", () => {
    expect(wrap("Faculty of Engineering", 12, 3, measure)).toEqual(["Faculty of", "Engineering"]);
  });

  it("ends in an ellipsis where the lines run out", () => {
    expect(wrap("Faculty of Engineering and Applied Sciences", 12, 2, measure)).toEqual([
      "Faculty of",
      "Engineering…",
    ]);
  });

  it("divides a word that is longer than a line", () => {
    expect(wrap("Antidisestablishment", 8, 4, measure)).toEqual(["Antidise", "stablish", "ment"]);
  });

  it("never writes wider than it may", () => {
    const text = "Ọ̀ṣun Ìlú Àgbà Faculty of Engineering Antidisestablishmentarianistic FC";
    for (let width = 2; width < 40; width++) {
      for (const line of wrap(text, width, 3, measure))
        expect(measure(line)).toBeLessThanOrEqual(width);
    }
  });

  it("has no lines for no text", () => expect(wrap("  ", 8, 2, measure)).toEqual([]));
});
