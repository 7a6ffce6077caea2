import { expect, it } from "vitest";
import { publicLine, readLine, writeLine } from "./lines";

const LINE = "2|Ada Obi|Red|1.88||0.4|1.80:xo 1.88:xxo J:xo";

it("reads every part of an entry and writes it back", () => {
  expect(readLine(LINE)).toEqual({
    athlete: "Ada Obi",
    team: "Red",
    place: 2,
    mark: "1.88",
    status: "",
    wind: 0.4,
    attempts: { "1.80": "xo", "1.88": "xxo" },
    jumpOff: "xo",
  });
  expect(writeLine(readLine(LINE))).toBe(LINE);
});

it("leaves out what is empty", () => {
  expect(readLine("|Ada Obi|Red||dns")).toEqual({
    athlete: "Ada Obi",
    team: "Red",
    place: null,
    mark: "",
    status: "DNS",
  });
  expect(writeLine(readLine("|Ada Obi|Red||dns||"))).toBe("|Ada Obi|Red||DNS");
});

it("keeps athletes and attempts from visitors", () => {
  expect(publicLine(LINE)).toBe("2||Red|1.88||0.4");
});
