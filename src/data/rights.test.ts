import { describe, expect, it } from "vitest";
import { clubOfCaptain, isScorerOf, mayAdminister } from "./identity";
import { rightsIn } from "./rights";

const captainOf = { mls: "kingsway-rovers" };

describe("a document of rights", () => {
  it.each([
    ["an administrator without a role", { leagues: ["mls"] }, "administrator"],
    ["a scorer", { leagues: ["mls"], role: "scorer" }, "scorer"],
    ["a scorer who is a captain", { leagues: ["mls"], role: "scorer", captainOf }, "scorer"],
    ["an administrator who is a captain", { leagues: ["mbl"], captainOf }, "administrator"],
    ["a captain", { leagues: [], role: "captain", captainOf }, "captain"],
    ["a captain whose role is missing", { leagues: [], captainOf }, "captain"],
    ["nothing", {}, undefined],
    ["no leagues and no role", { leagues: [] }, undefined],
    ["no leagues, no role and no clubs", { leagues: [], captainOf: {} }, undefined],
    ["clubs that are no ids", { leagues: [], captainOf: { mls: "a/b", mbl: 1 } }, undefined],
    ["clubs as a list", { leagues: [], captainOf: ["kingsway-rovers"] }, undefined],
    ["an unknown role", { leagues: ["*"], role: "chief", captainOf }, undefined],
    ["leagues as text", { leagues: "*", captainOf }, undefined],
  ])("grants: %s", (_, stored, role) => {
    expect(rightsIn(stored)?.role).toBe(role);
  });

  it("makes nobody an administrator who is only a captain", () => {
    for (const stored of [
      { leagues: [], role: "captain", captainOf },
      { leagues: [], captainOf },
      { leagues: ["mls", "*"], role: "captain", captainOf },
    ]) {
      const rights = rightsIn(stored);
      expect(mayAdminister(rights, "mls")).toBe(false);
      expect(isScorerOf(rights, "mls")).toBe(false);
    }
  });

  it("names the club of a captain in that league alone", () => {
    const rights = rightsIn({ leagues: ["mbl"], captainOf });
    expect(clubOfCaptain(rights, "mls")).toBe("kingsway-rovers");
    expect(clubOfCaptain(rights, "mbl")).toBeNull();
    expect(clubOfCaptain(null, "mls")).toBeNull();
    expect(mayAdminister(rights, "mbl")).toBe(true);
    expect(mayAdminister(rights, "mls")).toBe(false);
  });
});
