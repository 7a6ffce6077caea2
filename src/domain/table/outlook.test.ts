import { describe, expect, it } from "vitest";
import { makeLeft, makeOutcomes } from "../../../tests/factories/outcomes";
import { direct, overall, packOf, threeOne } from "../../../tests/factories/packs";
import { outlook } from "./outlook";
import { withPoints } from "./pack";

describe("outlook", () => {
  const teams = ["A", "B", "C", "D"];

  it("says how many points put a team through", () => {
    const outcomes = makeOutcomes([
      ["A", 1, 0, "C"],
      ["B", 1, 0, "D"],
      ["A", 1, 1, "D"],
      ["B", 2, 0, "C"],
    ]);
    const remaining = makeLeft([
      ["A", "B"],
      ["C", "D"],
    ]);
    const found = outlook({ pack: overall, teams, outcomes, remaining, places: 2 });
    expect(found.get("B")).toEqual({ verdict: "clinched" });
    expect(found.get("A")).toEqual({
      verdict: "open",
      needs: { figure: "points", amount: 1, matches: 1 },
    });
    expect(found.get("D")).toEqual({ verdict: "open" });
    expect(found.get("C")).toEqual({ verdict: "eliminated" });
  });

  it("uses the match between two only once it cannot change", () => {
    const outcomes = makeOutcomes([
      ["A", 1, 0, "B"],
      ["A", 1, 0, "C"],
      ["B", 1, 0, "C"],
    ]);
    const one = outlook({
      pack: direct,
      teams: ["A", "B", "C"],
      outcomes,
      remaining: makeLeft([["B", "C"]]),
      places: 1,
    });
    expect(one.get("A")?.verdict).toBe("clinched");
    const other = outlook({
      pack: direct,
      teams: ["A", "B"],
      outcomes,
      remaining: makeLeft([["A", "B"]]),
      places: 1,
    });
    expect(other.get("A")?.verdict).toBe("open");
  });

  it("goes by bounds where there are too many continuations, and by everything else where not", () => {
    const of = Array.from({ length: 8 }, (_, at) => `T${at}`);
    const pairs = of.flatMap((a, at) => of.slice(at + 1).map((b) => [a, b] as const));
    const outcomes = makeOutcomes(
      pairs.slice(0, 7).flatMap(([a, b]) => [[a, 9, 0, b] as const, [b, 0, 9, a] as const]),
    );
    const remaining = makeLeft(pairs.slice(7).filter(([a, b]) => a < "T4" && b < "T7"));
    expect(3 ** remaining.length).toBeGreaterThan(60_000);
    const found = outlook({ pack: overall, teams: of, outcomes, remaining, places: 1 });
    expect(found.get("T0")?.verdict).toBe("clinched");
    expect(found.get("T7")?.verdict).toBe("eliminated");
    expect(found.get("T1")).toEqual({ verdict: "eliminated" });
    const six = outlook({ pack: overall, teams: of, outcomes, remaining, places: 7 });
    expect(six.get("T1")?.needs).toEqual({ figure: "points", amount: 1, matches: 5 });
  });

  it("knows that a win after extra time pays less, and a defeat something", () => {
    const pack = withPoints(overall, [3, 0, 0, 2, 1]);
    const outcomes = makeOutcomes([
      ["A", 1, 0, "C"],
      ["B", 1, 0, "C"],
      ["A", 1, 0, "C"],
    ]);
    // B can still draw level with A by a win in time only.
    const found = outlook({
      pack,
      teams: ["A", "B", "C"],
      outcomes,
      remaining: makeLeft([["B", "C"]]),
      places: 1,
    });
    expect(found.get("A")?.verdict).toBe("open");
    const ahead = outlook({
      pack,
      teams: ["A", "B", "C"],
      outcomes,
      remaining: makeLeft([["A", "C"]]),
      places: 1,
    });
    // A defeat after extra time brings the point that is enough.
    expect(ahead.get("A")?.verdict).toBe("clinched");
    const level = outlook({
      pack,
      teams: ["A", "B"],
      outcomes: makeOutcomes([["A", 1, 0, "B"]]),
      remaining: makeLeft([["B", "A"]]),
      places: 1,
    });
    expect(level.get("A")).toMatchObject({ verdict: "open", needs: { amount: 1, matches: 1 } });
  });

  it("counts adjustments, and leaves out who is out", () => {
    const outcomes = makeOutcomes([["A", 1, 0, "B"]]);
    const common = { pack: overall, teams: ["A", "B", "C"], outcomes, places: 1 };
    const adjustments = [{ team: "A", points: -4, reason: "late" }];
    expect(outlook({ ...common, adjustments }).get("A")?.verdict).toBe("eliminated");
    const found = outlook({
      ...common,
      remaining: makeLeft([["B", "C"]]),
      out: new Map([["C", "void"]]),
    });
    expect([...found.keys()]).toEqual(["A", "B"]);
    expect(found.get("A")?.verdict).toBe("clinched");
  });

  it("claims nothing while the fate of an abandoned match is open, or where the first figure is a score", () => {
    const outcomes = makeOutcomes([["A", 1, 0, "B"]]);
    const common = { teams: ["A", "B"], outcomes, places: 1 };
    expect(outlook({ ...common, pack: overall, undecided: true }).get("A")).toEqual({
      verdict: "open",
    });
    const pack = packOf({ points: threeOne, stages: [{ criteria: ["score.for"] }] });
    const remaining = makeLeft([["A", "B"]]);
    expect(outlook({ ...common, pack, remaining }).get("A")).toEqual({ verdict: "open" });
    expect(outlook({ ...common, pack }).get("A")).toEqual({ verdict: "clinched" });
    expect(outlook({ ...common, pack, remaining, places: 2 }).get("B")).toEqual({
      verdict: "clinched",
    });
  });

  it.each([
    { criteria: ["points", "@points"], restart: "afterBlock" },
    { criteria: ["points", "@won?two"] },
    { criteria: ["points"], needs: "allMet" },
    { criteria: ["@points", "score.diff"] },
  ])("judges every team where the first stage looks at those level: %j", (stage) => {
    const pack = packOf({ points: threeOne, stages: [stage] });
    const common = { pack, teams: ["A", "B"], outcomes: makeOutcomes([["A", 2, 0, "B"]]) };
    const found = outlook({ ...common, places: 1 });
    expect(found.get("A")).toEqual({ verdict: "clinched" });
    expect(found.get("B")).toEqual({ verdict: "eliminated" });
  });

  it("claims nothing by points that a first stage left out never looks at", () => {
    const pack = packOf({
      points: threeOne,
      stages: [{ criteria: ["points"], needs: "allMet" }, { criteria: ["seed"] }],
    });
    const seeds = new Map([
      ["A", 3],
      ["B", 2],
      ["C", 1],
    ]);
    const outcomes = makeOutcomes([["A", 2, 0, "B"]]);
    const found = outlook({ pack, teams: ["A", "B", "C"], outcomes, seeds, places: 1 });
    expect([...found.values()].map(({ verdict }) => verdict)).toEqual([
      "eliminated",
      "eliminated",
      "clinched",
    ]);
  });
});
