import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPoints } from "../meet/showPoints";
import { championship, CHAMPIONSHIP_SCALE, type Competition } from "./championshipTable";

const competition = (
  id: string,
  places: readonly (readonly [house: string, place: number | null])[],
  finished = true,
): Competition => ({
  id,
  finished,
  entrants: places.map(([house, place]) => ({ house, place })),
});
const shown = (competitions: readonly Competition[]) =>
  championship(competitions).map(
    ({ rank, name, points }) => `${rank} ${name} ${formatPoints(points)}`,
  );

describe("championship", () => {
  it("gives final ranks their points and shares those of shared ranks", () => {
    expect(CHAMPIONSHIP_SCALE).toBe("10-8-6-5-4-3-2-1");
    const football = competition("mls", [
      ["Law", 1],
      ["Arts", 2],
      ["Science", 3],
      ["Law", 3],
    ]);
    const chess = competition("mcl", [
      ["Arts", 1],
      ["Science", 2],
    ]);
    expect(shown([football, chess])).toEqual(["1 Arts 18", "2 Law 15½", "3 Science 13½"]);
  });

  it("says not yet of what is unfinished", () => {
    const [row] = championship([
      competition("mls", [["Law", 1]]),
      competition("mcl", [["Law", 1]], false),
      competition("mvl", [["Arts", 1]], false),
    ]);
    expect([row?.name, row?.points]).toEqual(["Law", 10]);
    expect([...(row?.from ?? [])]).toEqual([
      ["mls", 10],
      ["mcl", null],
    ]);
  });

  it("lets a club without a house keep its place and score for nobody", () => {
    expect(
      shown([
        competition("mls", [
          ["", 1],
          ["Law", 2],
        ]),
      ]),
    ).toEqual(["1 Law 8"]);
  });

  it("puts most first places before the name, and shares what stays level", () => {
    const firsts = [
      competition("a", [
        ["Zoology", 1],
        ["Arts", 2],
      ]),
      competition("b", [
        ["Zoology", null],
        ["Law", 7],
        ["Science", 7],
      ]),
      competition("c", [
        ["Arts", 7],
        ["x", 7],
      ]),
    ];
    expect(shown(firsts)).toEqual([
      "1 Zoology 10",
      "2 Arts 9½",
      "3 Law 1½",
      "3 Science 1½",
      "3 x 1½",
    ]);
  });

  it("does not depend on the order of the competitions", () => {
    const place = fc.tuple(
      fc.constantFrom("Law", "Arts", "Science"),
      fc.integer({ min: 1, max: 9 }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(place, { maxLength: 6 }), { maxLength: 4 }), (all) => {
        const list = all.map((places, at) => competition(String(at), places));
        expect(shown([...list].reverse())).toEqual(shown(list));
      }),
    );
  });
});
