import { describe, expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { makePlayer } from "../../../tests/factories/records";
import { isStoredEqually } from "../kind/storedAlike";
import { differencesOf, mergedValues } from "./conflict";
import { fieldsIn } from "./fieldsIn";
import { toFormValues } from "../fields/values";

const base = makePlayer({ goals: 1, assists: 1, appearances: 1 });
const mine = { ...toFormValues("players", base), goals: "5", assists: "2" };
const theirs = { ...base, goals: 9, appearances: 8 };
const fields = fieldsIn(mls, "players");
const differences = differencesOf("players", fields, toFormValues("players", base), mine, theirs);

describe("two versions of a record", () => {
  it("differ where either changed something, contested where both did", () => {
    expect(
      differences.map(({ field, contested, proposed }) => [field.name, contested, proposed]),
    ).toEqual([
      ["goals", true, "mine"],
      ["assists", false, "mine"],
      ["appearances", false, "theirs"],
    ]);
  });

  it("become one by what was chosen, and by who changed it where nothing was", () => {
    expect(mergedValues("players", mine, theirs, differences, {})).toMatchObject({
      goals: "5",
      assists: "2",
      appearances: "8",
    });
    const chosen = { goals: "theirs", appearances: "mine" } as const;
    expect(mergedValues("players", mine, theirs, differences, chosen)).toMatchObject({
      goals: "9",
      assists: "2",
      appearances: "1",
    });
  });

  it("are alike when they would be stored alike, whatever else the records carry", () => {
    const resaved = { ...base, version: 7, rebounds: 4 };
    expect(isStoredEqually(mls, "players", base, resaved)).toBe(true);
    expect(isStoredEqually(mls, "players", base, theirs)).toBe(false);
  });
});
