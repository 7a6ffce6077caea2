import { expect, it } from "vitest";
import { MAX_PUBLISHED_BYTES } from "@/data/documentSize";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture, makeResult } from "../../../tests/factories/records";
import { nearlyFullDocuments } from "./fullness";

const goalsA = Array.from({ length: 20 }, (_, nth) => ({
  player: `Somebody With A Name ${nth}`,
  assist: "",
  minute: `${10 + nth}`,
}));

const resultsOf = (count: number) =>
  Array.from({ length: count }, (_, nth) => makeResult({ id: `${nth}`, goalsA, scoreA: 20 }));

it("a season of a usual size has room", () => {
  const fixtures = [makeFixture({ id: "f1" })];
  expect(nearlyFullDocuments(mls, { fixtures, results: resultsOf(200) })).toEqual([]);
  expect(nearlyFullDocuments(mls, {})).toEqual([]);
});

it("a season of many matches is told before it is full, the fullest document first", () => {
  const found = nearlyFullDocuments(mls, { results: resultsOf(1_230) });
  expect(found.map(({ kind }) => kind)).toEqual(["results"]);
  expect(found[0]?.bytes).toBeGreaterThan(0.8 * MAX_PUBLISHED_BYTES);
});
