import { expect, it } from "vitest";
import { timeOf } from "./plan";

it("reads one time of the day whole, and nothing by its beginning", () => {
  expect(["9:00", " 18.30 ", "07h15"].map(timeOf)).toEqual(["09:00", "18:30", "07:15"]);
  for (const text of ["8:00, 9:00", "8:00; noon", "8:00 pm", "24:00", "8", ""])
    expect(timeOf(text), text).toBeNull();
});
