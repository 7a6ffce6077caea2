import { expect, it } from "vitest";
import { readLine } from "./lines";
import type { Event } from "./meet";
import { placeOdditiesOf } from "./oddities";

const found = (by: Event["by"], lines: readonly string[], perTeam = 0) =>
  placeOdditiesOf({ name: "x", by, relay: false, entries: lines.map(readLine) }, { perTeam }).map(
    ({ id, text }) => [id, text],
  );

it("names a place that the marks contradict (A01)", () => {
  expect(found("time", ["1|Ann|X|11.0", "2|Bea|Y|11.0", "3|Cleo|X|11.3"])).toEqual([]);
  expect(found("time", ["1|Ann|X|11.2", "2|Bea|Y|11.0"])).toEqual([
    ["A01", "Bea (11.0, place 2) has the better mark, but is placed behind Ann (11.2, place 1)"],
  ]);
  expect(found("distance", ["1|Ann|X|6.10", "2|Bea|Y|6.20"])).toMatchObject([["A01", {}]]);
  expect(found("time", ["1|Ann|X|11.2", "|Bea|Y|11.0|DQ"])).toEqual([]);
  expect(found("time", ["1|Ann|X", "2|Bea|Y|11.0"])).toEqual([]);
});

it("names a place shared by different marks (A02)", () => {
  expect(found("time", ["1|Ann|X|11.0", "1|Bea|Y|11.00"])).toEqual([]);
  expect(found("time", ["1|Ann|X|11.0", "1|Bea|Y|11.1"])).toEqual([
    ["A02", "Place 1 is shared by different marks: Ann (11.0), Bea (11.1)"],
  ]);
});

it("names teams with more on places than may score (A03)", () => {
  const lines = ["1|Ann|X|11.0", "2|Bea|X|11.1", "3|Cleo|x|11.2", "4|Dora|Y|11.3"];
  expect(found("time", lines)).toEqual([]);
  expect(found("time", lines, 3)).toEqual([]);
  expect(found("time", lines, 2)).toEqual([
    ["A03", "Only 2 of a team score in an event; here X has 3"],
  ]);
});
