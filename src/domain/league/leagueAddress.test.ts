import { describe, expect, it } from "vitest";
import { addressProblem, proposeAddress, type AddressContext } from "./leagueAddress";

const context: AddressContext = {
  sport: "basketball",
  section: "",
  taken: ["mls", "student-week-football", "freshers-cup"],
  ofSports: ["football", "basketball"],
  placeholders: [
    { slug: "student-week-basketball", sport: "basketball", section: "studentWeek" },
    { slug: "student-week-chess", sport: "chess", section: "studentWeek" },
  ],
};
const inStudentWeek: AddressContext = { ...context, section: "studentWeek" };

describe("the address of a league", () => {
  it.each(["women", "abc", "a-1", "freshers-cup-2027", "a".repeat(40), "mls-women"])(
    "may be %s",
    (slug) => expect(addressProblem(slug, context)).toBeNull(),
  );

  it.each([
    ["", /required/],
    ["ab", /at least 3/],
    ["a".repeat(41), /at most 40/],
    ["Women", /small letters/],
    ["1st-cup", /begin with a letter/],
    ["cup-", /do not end with a hyphen/],
    ["a~b", /small letters/],
    ["a/b", /small letters/],
    ["çup", /small letters/],
    ["mls", /Another league/],
    ["freshers-cup", /Another league/],
    ["today", /The site itself/],
    ["published", /The site itself/],
    ["officials", /The site itself/],
    ["football", /The site itself/],
    ["student-week-basketball", /another sport or section/],
    ["student-week-chess", /another sport or section/],
  ])("may not be %j", (slug, why) => expect(addressProblem(slug, context)).toMatch(why));

  it("may be the placeholder of its own sport and section alone", () => {
    expect(addressProblem("student-week-basketball", inStudentWeek)).toBeNull();
    expect(addressProblem("student-week-chess", inStudentWeek)).not.toBeNull();
  });

  it.each([
    ["Freshers’ Futsal Cup 2027", context, "freshers-futsal-cup-2027"],
    ["Freshers Cup", context, "freshers-cup-2"],
    ["Today", context, "today-2"],
    ["Été", context, "ete"],
    ["3x3", context, "league-3x3"],
    ["U9", context, "u9-league"],
    [
      "Inter-faculty league of the second division",
      context,
      "inter-faculty-league-of-the-second-divis",
    ],
    ["Student week basketball", inStudentWeek, "student-week-basketball"],
    ["A second one", { ...inStudentWeek, taken: ["student-week-basketball"] }, "a-second-one"],
  ])("is proposed from %j", (name, where, slug) => {
    expect(proposeAddress(name, where)).toBe(slug);
    expect(addressProblem(slug, where)).toBeNull();
  });

  it("is not proposed for an empty name", () => expect(proposeAddress("", context)).toBe(""));

  it("is proposed for a name in letters of another script", () => {
    expect(addressProblem(proposeAddress("كأس الجامعة", context), context)).toBeNull();
  });
});
