import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import {
  closingLines,
  faultLine,
  resultIn,
  withFault,
  writeResult,
  type FaultOutcome,
} from "./result";

const about = { commit: "0123456789abcdef", form: "short", minutes: 3 };
const found: FaultOutcome = {
  id: 2,
  room: "site",
  outcome: "found",
  suite: "dom",
  test: "src/site/a.test.tsx: shows it",
  seconds: 4,
};
const missed: FaultOutcome = { id: 1, room: "ui", outcome: "missed", seconds: 9 };
const folders: string[] = [];
afterEach(() => {
  for (const one of folders.splice(0)) rmSync(one, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "arena-faults-test-"));
  folders.push(folder);
  return folder;
}

const fileOf = () => path.join(newFolder(), "r.json");

it("goes on from what a run before it has found", () => {
  const file = fileOf();
  expect(resultIn(file, about)).toEqual({ ...about, faults: [] });
  writeResult(file, withFault(withFault(resultIn(file, about), found), missed));
  expect(resultIn(file, about).faults).toEqual([missed, found]);
});

it("takes the latest of what is known of one fault", () => {
  const late: FaultOutcome = { ...found, outcome: "late" };
  const { faults } = withFault(withFault({ ...about, faults: [] }, late), found);
  expect(faults).toEqual([found]);
});

it.each([{ commit: "fedcba9876543210" }, { form: "full" }])("does not mix runs: %o", (other) => {
  const file = fileOf();
  writeResult(file, { ...about, faults: [found] });
  expect(() => resultIn(file, { ...about, ...other })).toThrow("01234567, short");
});

it("counts what was found, and names what was not", () => {
  const named = new Map([
    [1, "No focus."],
    [2, "No score."],
    [3, "No sheet."],
  ]);
  const lines = closingLines({ faults: [missed, found] }, named);
  expect(lines).toEqual(["1 of 3 found", "  1 missed: No focus.", "  3 not tried: No sheet."]);
});

it("says in a line which test noticed a fault, or that it has no place", () => {
  expect(faultLine(found, "No score.")).toBe(
    "✓ 2 No score. dom: src/site/a.test.tsx: shows it (4 s)",
  );
  expect(faultLine({ ...missed, outcome: "no place" }, "No focus.")).toContain(
    "this fault has no place any more",
  );
});
