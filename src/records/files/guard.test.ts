import { expect, it } from "vitest";
import { guarded, unguarded } from "./guard";

const formulas = [
  "=1+1",
  "+234 Ade",
  "-Ade",
  "-1+1+cmd|' /C calc'!A0",
  "-2+3+cmd|' /C calc'!A0",
  "-5",
  "@Ade",
  "\t=1+1",
  "\rAde",
  "\n=1",
  "  =1+1",
  "＝1+1",
  "＋1",
  "－1",
  "＠Ade",
  "﹦1",
  "'=1",
  "''-1",
];

it.each(formulas)("guards %j, and takes the guard off again", (text) => {
  expect(guarded(text)).toBe(`'${text}`);
  expect(unguarded(guarded(text))).toBe(text);
});

it.each(["", "Ade", "2–1", "'Ade", "O’Neil", "Ade=1", "5", "1-2"])("leaves %j alone", (text) => {
  expect(guarded(text)).toBe(text);
  expect(unguarded(text)).toBe(text);
});
