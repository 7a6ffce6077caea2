import { expect, it } from "vitest";
import { makeMeet } from "../../../tests/factories/records";
import { progressOf } from "./progress";

const meet = (done: number, isOff = false) => {
  const events = Array.from({ length: 12 }, () => ({}));
  return { meet: makeMeet({ status: isOff ? "Postponed" : "" }), isOff, done, events };
};

it.each([
  ["12 events", meet(0)],
  ["after 3 of 12 events", meet(3)],
  ["Finished", meet(12)],
  ["Postponed", meet(0, true)],
])("says of a meet how far it is: %s", (words, of) => {
  expect(progressOf(of)).toBe(words);
});
