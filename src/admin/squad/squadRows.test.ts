import { describe, expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { makePlayer } from "../../../tests/factories/records";
import { isChanged, problemsOf, rowsOf, stepsOf } from "./squadRows";

const club = { name: "Kingsway Rovers", logo: "https://a.example/k.png" };
const ayo = makePlayer({ id: "ayo", name: "Ayo Bello", jersey: 9, position: "Forward" });
const kofi = makePlayer({ id: "kofi", name: "Kofi Mensah", jersey: null, position: "" });
const squad = [ayo, kofi];

describe("a squad's sheet", () => {
  it("saves changed and new rows alone, a renamed player with the old name", () => {
    const rows = rowsOf(squad, ["new", "empty"], {
      ayo: { name: " Ayo  Cole " },
      kofi: { position: "" },
      new: { name: "Chidi Okafor", jersey: "11" },
    });
    expect(rows.filter(isChanged).map(({ id }) => id)).toEqual(["ayo", "new"]);
    expect(stepsOf(club, rows)).toMatchObject([
      {
        does: "change",
        before: ayo,
        entity: { name: "Ayo Cole", jersey: 9, goals: 3, formerNames: ["Ayo Bello"] },
      },
      {
        does: "add",
        id: "new",
        entity: { name: "Chidi Okafor", jersey: 11, club: club.name, teamLogo: club.logo },
      },
    ]);
  });

  it.each([
    [{ ayo: { name: " " } }, "ayo/name", "Name is required"],
    [{ ayo: { jersey: "nine" } }, "ayo/jersey", "A whole number, or nothing"],
    [{ ayo: { jersey: "1000" } }, "ayo/jersey", "Jersey number must be at most 999"],
    [{ kofi: { jersey: "9" } }, "kofi/jersey", "Ayo Bello wears 9 too"],
    [{ kofi: { name: "ayo bello" } }, "kofi/name", "Is in this squad twice"],
    [
      { kofi: { position: "x".repeat(41) } },
      "kofi/position",
      "Position may have at most 40 characters",
    ],
  ] as const)("points out %j in its cell", (edits, cell, text) => {
    expect([...problemsOf(mls, club, rowsOf(squad, [], edits))]).toEqual([[cell, text]]);
  });

  it("lets two players exchange their numbers", () => {
    const other = makePlayer({ id: "other", name: "Yaw", jersey: 10 });
    const rows = rowsOf([ayo, other], [], { ayo: { jersey: "10" }, other: { jersey: "9" } });
    expect(problemsOf(mls, club, rows).size).toBe(0);
    expect(stepsOf(club, rows)).toHaveLength(2);
  });
});
