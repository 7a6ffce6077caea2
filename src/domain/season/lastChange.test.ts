import { describe, expect, it } from "vitest";
import { makeResult } from "../../../tests/factories/records";
import { latestOf } from "./lastChange";

const [morning, noon, evening, night] = [1_000, 2_000, 3_000, 4_000] as const;
const result = (id: string, updatedAt: number | null) => makeResult({ id, updatedAt });
const running = { changes: [], filed: null };
const shown = (...all: Parameters<typeof latestOf>) => {
  const last = latestOf(...all);
  return last && [last.id, last.updatedAt];
};

describe("the result that changed a table last", () => {
  it("is the one that was saved last, while the season runs", () => {
    expect(shown([result("a", noon), result("b", morning)], running)).toEqual(["a", noon]);
    expect(shown([result("a", null)], running)).toBeUndefined();
  });

  const filed = [result("a", evening), result("b", evening + 1)];
  const changes = [`${noon} a`];

  it("stays what it was while and after its records are filed", () => {
    expect(shown(filed, { changes, filed: null })).toEqual(["a", noon]);
    expect(shown(filed, { changes, filed: evening + 2 })).toEqual(["a", noon]);
  });

  it("is a correction that was made after that", () => {
    const corrected = [filed[0] ?? result("a", evening), result("b", night)];
    expect(shown(corrected, { changes, filed: evening + 2 })).toEqual(["b", night]);
  });

  it("is nothing where nobody knows what was before the filing", () => {
    expect(shown(filed, { changes: [], filed: evening + 2 })).toBeUndefined();
  });
});
