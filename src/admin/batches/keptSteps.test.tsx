// @vitest-environment jsdom
import { expect, it } from "vitest";
import { clearAccountData } from "@/session/leftBehind";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture, makePlayer, makeTeam } from "../../../tests/factories/records";
import type { Step } from "../steps/steps";
import { removeBatchSteps, storeBatchSteps, loadBatchSteps } from "./keptSteps";

const stored = { id: "f1", version: 3 };
const before = { ...makeFixture(), ...stored };
const steps: readonly Step[] = [
  { kind: "teams", does: "add", id: "t1", entity: makeTeam({ name: "Rovers" }), season: "2025" },
  {
    kind: "fixtures",
    does: "change",
    before,
    entity: makeFixture({ status: "Postponed" }),
    league: mbl,
  },
  { kind: "players", does: "delete", before: { ...makePlayer({ name: "Ayo" }), ...stored } },
];
const keep = () =>
  storeBatchSteps(
    "u",
    "b",
    steps.map((step) => [step, mls]),
  );

it("come back as they were kept: what is added, changed and deleted, where and when", () => {
  keep();
  expect(loadBatchSteps("u", "b")).toMatchObject([
    { does: "add", id: "t1", entity: { name: "Rovers" }, league: { slug: "mls" }, season: "2025" },
    {
      does: "change",
      before: { ...stored, status: before.status },
      entity: { status: "Postponed" },
      league: { slug: "mbl" },
    },
    { does: "delete", before: { ...stored, name: "Ayo" }, league: { slug: "mls" } },
  ]);
  // Nobody else's, and of no other batch.
  expect(loadBatchSteps("v", "b")).toBeNull();
  expect(loadBatchSteps("u", "c")).toBeNull();
});

it("are none where what was kept is broken", () => {
  keep();
  const [key = ""] = Object.keys(localStorage).filter((one) => one.includes("arena-batch"));
  for (const text of ["[{", "7", "null"]) {
    localStorage.setItem(key, text);
    expect(loadBatchSteps("u", "b")).toBeNull();
  }
  const broken = [7, { league: "mls" }, { kind: "x" }];
  localStorage.setItem(key, JSON.stringify({ at: Date.now(), steps: broken }));
  expect(loadBatchSteps("u", "b")).toEqual([]);
});

it("are kept beside what is broken, for a week", () => {
  keep();
  const [key = ""] = Object.keys(localStorage).filter((one) => one.includes("arena-batch"));
  localStorage.setItem(`${key}-broken`, "[{");
  const week = 7 * 86_400_000;
  localStorage.setItem(key, JSON.stringify({ at: Date.now() - week - 1_000, steps: [] }));
  expect(loadBatchSteps("u", "b")).toBeNull();
  keep();
  expect(loadBatchSteps("u", "b")).toHaveLength(3);
});

it("are forgotten when the batch has ended, and when somebody signs out", () => {
  keep();
  removeBatchSteps("u", "b");
  expect(loadBatchSteps("u", "b")).toBeNull();
  keep();
  clearAccountData("u");
  expect(loadBatchSteps("u", "b")).toBeNull();
});
