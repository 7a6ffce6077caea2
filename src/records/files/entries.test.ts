import { expect, it } from "vitest";
import { mal } from "../../../tests/arena/leagues/mal";
import { readMeetEntries } from "./entries";
import { gridOf } from "./grid";

const clubs = ["Science Sprint", "Law Striders"].map((name) => ({ name, formerNames: [] }));

function read(text: string, event: string, answers: Readonly<Record<string, string>> = {}) {
  const grid = gridOf(text);
  return readMeetEntries("rows" in grid ? grid.rows : [], { league: mal, clubs, answers, event });
}

it("reads cells under a heading in any order of columns", () => {
  const { placed } = read(
    "Pos\tTeam\tName\tTime\tWind\n1\tlaw striders\tAyo Bello\t10.94\t+1,1\n\tScience Sprint\tKofi Asante\tDNS\t",
    "100 metres",
  );
  const [first, second] = placed.map(({ entry }) => entry);
  expect(first).toEqual({
    athlete: "Ayo Bello",
    team: "Law Striders",
    mark: "10.94",
    status: "",
    place: 1,
    wind: 1.1,
  });
  expect(second).toMatchObject({ athlete: "Kofi Asante", mark: "", status: "DNS", place: null });
});

it("reads cells without a heading as athlete, team, mark and wind", () => {
  const { rows } = read("Ayo Bello; Law Striders; 7.02; -0.4", "Long jump");
  expect(rows[0]?.entry).toMatchObject({ athlete: "Ayo Bello", mark: "7.02", wind: -0.4 });
});

it("refuses what is no mark, or none that anybody can have made, by name", () => {
  const { rows } = read(
    "A;Law Striders;fast\nB;Law Striders;2.05\nC;Law Striders;2.05,31",
    "800 metres",
  );
  expect(rows.map(({ refused }) => refused)).toEqual([
    "“fast” is not understood as a mark of 800 metres",
    "“2.05” is too fast for 800 metres",
    null,
  ]);
  expect(rows[2]?.entry?.mark).toBe("2:05.31");
});

it("asks where the places of the file contradict its marks", () => {
  const text = "Pos,Name,Team,Mark\n1,A,Law Striders,11.2\n2,B,Science Sprint,11.0";
  const asked = read(text, "100 metres");
  expect(asked.file.asks[0]?.what).toContain("B (11.0, place 2) has the better mark");
  const places = (answer: string) =>
    read(text, "100 metres", { places: answer }).placed.map(({ entry }) => entry.athlete);
  expect(places("marks")).toEqual(["B", "A"]);
  expect(places("file")).toEqual(["A", "B"]);
});

it("reads a printed result of HY-TEK", () => {
  const text = [
    "  Licensed to Arena          HY-TEK's MEET MANAGER 5/12/2027",
    "Event 1  Men 800 Meter Run",
    "==========================================================",
    "    Name                    Year School                  Finals  Points",
    "==========================================================",
    "  1 Asante, Kofi              SR Law Striders            1:50.41   10",
    " -- Diallo, Musa              FR Science Sprint              DNF",
  ].join("\n");
  const { placed } = read(text, "800 metres");
  expect(placed.map(({ entry, place }) => [place, entry.athlete, entry.team, entry.mark])).toEqual([
    [1, "Kofi Asante", "Law Striders", "1:50.41"],
    [null, "Musa Diallo", "Science Sprint", ""],
  ]);
});

it("refuses lines in which a comma parted a value", () => {
  const text = (marks: readonly string[]) =>
    [
      "Pos,Name,Team,Mark",
      ...marks.map((mark, at) => `${at + 1},N${at},Law Striders,${mark}`),
    ].join("\n");
  const refused = (marks: readonly string[]) =>
    read(text(marks), "800 metres").rows.map(({ refused: why }) => why?.slice(0, 29) ?? null);
  const torn = "This line has more cells than";
  expect(refused(["2:04.10", "2:05,31", "2:06.00"])).toEqual([null, torn, null]);
  expect(refused(["2:05,31", "2:06,12"])).toEqual([torn, torn]);
  expect(refused(["2:05.31,club record", "2:06.12,"])).toEqual([torn, null]);
  // A column of remarks that nobody gave a heading.
  expect(refused(["2:05.31,personal best", "2:06.12,season best"])).toEqual([null, null]);
});

it("reads places as they are written, and says which it did not", () => {
  const places = ["=1", "1=", "3rd", "T4", "about 5"];
  const lines = places.map((place, at) => `${place};N${at};Law Striders;2:0${at}.10`);
  const { rows } = read(["Pos;Name;Team;Mark", ...lines].join("\n"), "800 metres");
  expect(rows.map(({ entry }) => entry?.place)).toEqual([1, 1, 3, 4, null]);
  expect(rows.flatMap(({ remarks }) => remarks)).toEqual([
    "“about 5” is not understood as a place",
  ]);
});

/** A print of several events; sections of other events, heats and conversions into feet count for nothing. */
const print = [
  "HY-TEK's MEET MANAGER",
  "Event 1  Women 100 Meter Dash",
  "=========================================================",
  "    Name               Year Team              Finals   Wind",
  "=========================================================",
  "  1 Ada Obi               SO Law Striders       12.05   0.4",
  "Event 2  Men 100 Meter Dash",
  "Preliminaries",
  "  1 Musa Bello            JR Science Sprint     10.90",
  "Finals",
  "  1 Musa Bello            JR Science Sprint     10.77   10",
  "Event 3  Women Long Jump",
  "    Name                  Year School           Finals           Wind Points",
  "  1 Eve Kalu              SO Law Striders       5.95m   1.2  19-06.25   10",
].join("\n");

it("reads the one event of a print that is meant, with metres and winds", () => {
  const { placed, file } = read(print, "Long jump");
  expect(file.asks).toEqual([]);
  expect(placed.map(({ entry }) => [entry.athlete, entry.mark, entry.wind])).toEqual([
    ["Eve Kalu", "5.95", 1.2],
  ]);
});

it("asks which event of a print is meant where several can be", () => {
  const [ask] = read(print, "100 metres").file.asks;
  expect(ask?.choices.map(({ value }) => value)).toEqual([
    "Women 100 Meter Dash",
    "Men 100 Meter Dash",
  ]);
  const { placed, file } = read(print, "100 metres", { event: "Men 100 Meter Dash" });
  expect(file.asks).toEqual([]);
  expect(placed.map(({ entry }) => [entry.athlete, entry.mark])).toEqual([["Musa Bello", "10.77"]]);
});

it("leaves rows of other events out", () => {
  const text =
    "Event,Place,Name,Team,Mark\n100m,1,A,Law Striders,10.65\n200m,1,A,Law Striders,21.65";
  expect(read(text, "100 metres").rows.map(({ refused }) => refused)).toEqual([
    null,
    "It is of another event: 200m",
  ]);
});

it("takes no number for a place, and parts columns by blanks", () => {
  const bibs = read("No.,Name,Team,Time\n101,A,Law Striders,10.65", "100 metres");
  expect(bibs.placed).toMatchObject([{ place: 1, entry: { place: null } }]);
  const spaced = read(
    "1  A B   Law Striders    48.12\n2  C D   Science Sprint  49.30",
    "400 metres",
  );
  expect(spaced.placed.map(({ entry }) => [entry.place, entry.athlete, entry.mark])).toEqual([
    [1, "A B", "48.12"],
    [2, "C D", "49.30"],
  ]);
});

const placedIn = (text: string, event: string, answers: Readonly<Record<string, string>> = {}) =>
  read(text, event, answers).placed.map(({ entry, place }) =>
    [place, entry.athlete, entry.team, entry.mark || entry.status, entry.wind].join(" ").trim(),
  );

it.each([
  "1. Ayo Bello (Law Striders) 10.65\n2. Musa Idris (Science Sprint) 10.71 (+0.4)",
  "Men 100m Final\n1) Ayo Bello - Law Striders - 10.65\n2) Musa Idris - Science Sprint - 10.71 +0.4",
  "1 Ayo Bello, Law Striders, 10.65\n2 Musa Idris, Science Sprint, 10.71 +0.4",
  "10.65 Ayo Bello (Law Striders)\n10.71 Musa Idris (Science Sprint) +0.4",
  "1st Ayo Bello Law Striders 10.65 8 pts\n2nd Musa Idris Science Sprint 10.71 +0.4",
])("reads results that are written line by line: %j", (text) => {
  expect(placedIn(text, "100 metres")).toEqual([
    "1 Ayo Bello Law Striders 10.65",
    "2 Musa Idris Science Sprint 10.71 0.4",
  ]);
});

const pair = (first: string, second: string) =>
  `${first},1,A,Law Striders,10.65\n${second},1,B,Science Sprint,10.85`;

it.each([
  ["a column of sexes", `Sex,Place,Name,Team,Mark\n${pair("M", "F")}`, ["M", "F"]],
  [
    "the names of events",
    `Event,Place,Name,Team,Mark\n${pair("100m Men", "100m Women")}`,
    ["100m Men", "100m Women"],
  ],
  ["heats", `Heat,Place,Name,Team,Mark\n${pair("1", "2")}`, ["Heat 1", "Heat 2"]],
  ["a final", `Round,Place,Name,Team,Mark\n${pair("Heat 1", "Final")}`, ["Heat 1", "Final"]],
  [
    "titles",
    "Men\nPlace,Name,Team,Mark\n1,A,Law Striders,10.65\nWomen\n1,B,Science Sprint,10.85",
    ["Men", "Women"],
  ],
])("asks which part of a file is meant where %s part it", (_, text, parts) => {
  const [ask, ...others] = read(text, "100 metres").file.asks;
  expect(others).toEqual([]);
  expect(ask?.choices.map(({ value }) => value)).toEqual([...parts, "*"]);
  expect(placedIn(text, "100 metres", { event: parts[1] ?? "" })).toEqual([
    "1 B Science Sprint 10.85",
  ]);
  // The places of two heats are not those of both.
  expect(placedIn(text, "100 metres", { event: "*" })).toEqual([
    "1 A Law Striders 10.65",
    "2 B Science Sprint 10.85",
  ]);
});

it("takes of several events in a file the one that is meant", () => {
  const titled = (event: string) =>
    placedIn(
      "100m\n1. A (Law Striders) 10.65\n2. B (Science Sprint) 10.71\n200m\n1. C (Law Striders) 21.80\n2. B (Science Sprint) 21.90",
      event,
    );
  expect(titled("200 metres")).toEqual(["1 C Law Striders 21.80", "2 B Science Sprint 21.90"]);
  const beside = "Name,Team,Long jump,Triple jump\nA,Law Striders,6.10,13.65";
  expect(placedIn(beside, "Triple jump")).toEqual(["1 A Law Striders 13.65"]);
  expect(read(beside, "Shot put").rows[0]?.refused).toBe("No column holds the marks");
});

it("parts the wind from a mark, and the reason from a status", () => {
  const text = "Name,Team,Mark\nA,Law Striders,7.15 (+1.2)\nB,Science Sprint,DQ (false start)";
  expect(placedIn(text, "Long jump")).toEqual(["1 A Law Striders 7.15 1.2", "B Science Sprint DQ"]);
});

const HEIGHTS = "Name,Team,Mark,1.70,1.75,1.80";

it("places equal heights by the failures in the columns of heights", () => {
  const { placed, rows } = read(
    `${HEIGHTS}\nCole,Law Striders,1.75,O,XO,XXX\nBello,Science Sprint,1.75,XO,O,xxx\nAsante,Law Striders,1.70,O,XXX,`,
    "High jump",
  );
  expect(placed.map(({ entry, place }) => [entry.athlete, place])).toEqual([
    ["Bello", 1],
    ["Cole", 2],
    ["Asante", 3],
  ]);
  expect(placed[0]?.entry.attempts).toEqual({ "1.70": "xo", "1.75": "o", "1.80": "xxx" });
  expect(rows.flatMap(({ remarks }) => remarks)).toEqual([]);
});

it("takes the best height from the attempts where no column says it", () => {
  const { placed } = read(
    "Name;Team;1,70;1m75;J\nCole;Law Striders;0;XXO;x\nBello;Science Sprint;o;xxo;o\nAsante;Law Striders;XXX;;",
    "High jump",
  );
  expect(
    placed.map(({ entry, place }) => [entry.athlete, entry.mark, entry.status, place]),
  ).toEqual([
    ["Bello", "1.75", "", 1],
    ["Cole", "1.75", "", 2],
    ["Asante", "", "NM", null],
  ]);
});

it("says why attempts are left out that contradict the mark or are not understood", () => {
  const { rows } = read(
    `${HEIGHTS}\nCole,Law Striders,1.75,O,XXX,\nBello,Science Sprint,1.75,O,hm,XXX`,
    "High jump",
  );
  expect(rows.map(({ remarks, entry }) => [remarks.length, entry?.attempts])).toEqual([
    [1, undefined],
    [1, undefined],
  ]);
});

it("reads the rounds of a throw, and parts equal ones by the second best", () => {
  const { placed } = read(
    "Name,Team,1,2,3\nCole,Law Striders,12.10,x,11.90\nBello,Science Sprint,11.95,12.10,-",
    "Shot put",
  );
  expect(placed.map(({ entry, place }) => [entry.athlete, entry.mark, place])).toEqual([
    ["Bello", "12.10", 1],
    ["Cole", "12.10", 2],
  ]);
});
