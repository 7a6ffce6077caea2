import { describe, expect, it } from "vitest";
import { formatOf, NO_FORMAT_CHOICE } from "@/domain/season/format";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { sportOf } from "@/sports/whole";
import { endingChoices, partsOf, textOf } from "./endingChoices";
import { stageChoices } from "./stageChoices";
import { statusChoices } from "../fixtures/statusChoices";

const labels = (choices: readonly { readonly label: string }[]) =>
  choices.map(({ label }) => label);

describe("the statuses of a fixture", () => {
  it("are six, and the free text of an old record stays one", () => {
    const six = ["Scheduled", "Live", "Postponed", "Cancelled", "Abandoned", "Finished"];
    expect(labels(statusChoices(""))).toEqual(six);
    expect(labels(statusChoices("Pitch flooded"))).toEqual([...six, "Pitch flooded"]);
  });

  it("leave a plain text as it is stored until another one is chosen", () => {
    expect(statusChoices("Upcoming", "Upcoming")[0]).toEqual({
      value: "Upcoming",
      label: "Scheduled",
    });
  });
});

describe("the endings of a match", () => {
  it("are those the sport can have, and the one that is stored", () => {
    expect(labels(endingChoices(sportOf("football"), "normal"))).toContain("Penalties");
    expect(labels(endingChoices(sportOf("chess"), "normal"))).toEqual([
      "Finished",
      "Awarded",
      "Double forfeit",
      "Abandoned",
      "Void",
      "No opponent (bye)",
    ]);
    expect(labels(endingChoices(sportOf("football"), "normal"))[0]).toBe("Full time");
    expect(labels(endingChoices(sportOf("volleyball"), "normal"))[0]).toBe("Finished");
    expect(labels(endingChoices(sportOf("chess"), "retired"))).toContain("Retired");
  });

  it.each([
    "",
    "aet",
    "pens 4-2",
    "pens 4-",
    "ret B",
    "awarded B walkover",
    "awarded A",
    "doubleForfeit other",
    "abandoned 63 stands",
    "abandoned",
    "void",
  ])("are taken apart and put together again: %s", (text) => {
    expect(textOf(partsOf(text))).toBe(text);
  });
});

describe("the stages of a match", () => {
  it("are the table and the league's bracket, and the one that is stored", () => {
    expect(stageChoices(formatOf(mls, NO_FORMAT_CHOICE), [], "").map(({ value }) => value)).toEqual(
      ["", "SF1", "SF2", "P3", "F", "PO"],
    );
    expect(labels(stageChoices(formatOf(mls, NO_FORMAT_CHOICE), [], ""))).toContain("Semi-final 2");
    expect(labels(stageChoices(formatOf(mbl, NO_FORMAT_CHOICE), [], "SF1/2"))).toEqual([
      "League",
      "Play-off for a place",
      "SF1/2",
    ]);
  });
});
