import type { Location } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { arrivalFrom, readArrival } from "./returnTo";

const location: Location = {
  pathname: "/mls/admin-dashboard/players",
  search: "?q=a",
  hash: "",
  key: "k",
  state: null,
};

describe("the way back after signing in", () => {
  it("leads to the wanted page with its search", () => {
    expect(readArrival(arrivalFrom(location, true))).toEqual({
      wanted: "/mls/admin-dashboard/players?q=a",
      ended: true,
    });
  });

  it.each([
    "//evil.example/",
    "https://evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
    7,
    null,
  ])("never leads out of the site: %s", (wanted) => {
    expect(readArrival({ wanted, ended: "yes" })).toEqual({ wanted: null, ended: false });
  });
});
