import { describe, expect, it } from "vitest";
import { likeNames } from "./likeNames";

describe("names that may mean the same", () => {
  it.each([
    ["Kingsway Rovers", "Kingsway Rovers FC"],
    ["Kingsway Rovers", "Kingsway Rover"],
    ["Kingsway Rovers", "Kngsway Rover"],
    ["Kingsway Rovers", "Kingsway-Rovers"],
    ["Kingsway Rovers", "Kingsway"],
    ["Titans", "F.C. Titans"],
  ])("takes %s for %s", (one, other) => {
    expect(likeNames(["Mount Trojans", one, "Harbour Lions", other])).toEqual([[one, other]]);
  });

  it.each([
    ["A1", "A2"],
    ["Block 3 Stars", "Block 4 Stars"],
    ["Law", "Lae"],
    ["Kingsway Rovers", "Mount Rovers"],
    ["Team 1", "Team 11"],
    ["East", "West"],
  ])("does not take %s for %s", (one, other) => {
    expect(likeNames([one, other])).toEqual([]);
  });

  it("asks nothing about one name in two cases, which is one club already", () => {
    expect(likeNames(["Titans", "TITANS", " titans "])).toEqual([]);
  });

  it("leaves a short form alone that two clubs have", () => {
    expect(likeNames(["Rovers", "Kingsway Rovers", "Mount Rovers"])).toEqual([]);
  });

  it("finds several spellings of one club", () => {
    const spellings = ["Harbour Lions", "Harbour Lion", "Harbor Lions"];
    expect(likeNames(spellings)).toEqual([spellings]);
  });
});
