import { expect, it } from "vitest";
import { mal } from "../../../tests/arena/leagues/mal";
import { makeEvent, makeMeet } from "../../../tests/factories/records";
import { meetDoubts } from "./meetDoubts";
import { recordDoubts } from "./recordDoubts";

const HOUR = 3_600_000;
const START = Date.UTC(2026, 2, 14, 13);
const [one = "", two = ""] = mal.clubs.map(({ name }) => name);
const meet = makeMeet({
  id: "opening",
  date: START,
  timetable: ["1|14:00|100 metres|time", "2|15:00|Long jump|distance"],
});
const event = (number: number, ...lines: string[]) =>
  makeEvent({ id: `opening-${number}`, meet: "opening", number, lines });
const nothing = { teams: [], seasons: [], standings: [], fixtures: [], results: [] };

it("is what the form of an event would warn of, under the names of meet and event", () => {
  const events = [
    event(1, `1|Ann|${one}|11.2`, `2|Bea|${two}|11.0`),
    event(2, `1|Ann|${one}|6.10`, `2|Bea|${two}|6.00`),
    // Of a meet that nobody knows any more.
    { ...event(3, `1|Ann|${one}|11.2`, `2|Bea|${two}|11.0`), meet: "gone" },
  ];
  expect(recordDoubts(mal, { ...nothing, meets: [meet], events }, [], START)).toEqual([
    {
      key: "events opening-1",
      text: "Opening meet, 100 metres: Bea (11.0, place 2) has the better mark, but is placed behind Ann (11.2, place 1).",
      kind: "events",
      record: "opening-1",
    },
  ]);
});

it.each([
  ["is on", 1, [], []],
  ["is over without a result", 12, [], ["Opening meet is over, and 2 events have no result."]],
  [
    "lacks one",
    13,
    [event(1, `1|Ann|${one}|11.2`)],
    ["Opening meet is over, and 1 event has no result."],
  ],
  ["has all", 13, [event(1, `1|Ann|${one}|11.2`), event(2, `1|Ann|${one}|6.10`)], []],
])("is a meet that %s", (_, hours, events, texts) => {
  const told = meetDoubts(mal, { meets: [meet], events }, START + hours * HOUR);
  expect(told.map(({ text }) => text)).toEqual(texts);
  const off = { ...meet, status: "Cancelled" };
  expect(meetDoubts(mal, { meets: [off], events }, START + hours * HOUR)).toEqual([]);
});
