import { describe, expect, it } from "vitest";
import { parseRecord } from "@/records/record";
import { clubsOf, findClub, namedClubs, storedClubs } from "./clubs";
import { mls } from "../../../tests/arena/leagues/mls";

function team(stored: Record<string, unknown>) {
  const parsed = parseRecord("teams", "t", stored);
  if (!parsed.ok) throw new Error(parsed.unreadable.reason);
  return parsed.record;
}

describe("clubsOf", () => {
  it("gives the registry's clubs where there are no team records", () => {
    const clubs = clubsOf(mls, []);
    expect(clubs).toHaveLength(8);
    expect(clubs[0]).toEqual({
      slug: "kingsway-rovers",
      name: "Kingsway Rovers",
      called: "Kingsway Rovers",
      logo: "",
      colours: ["#C8102E", "#FDFBF5"],
      nickname: "The Road Men",
      ground: "Main bowl",
      founded: 2004,
      group: "A",
      house: "Law",
    });
  });

  it("gives the clubs that records name, and none that only the registry knows", () => {
    const table = [{ team: "lagoon city" }, { team: "Osun United" }];
    const matches = [{ teamA: "Osun United", teamB: "Harbour Eagles" }];
    const named = namedClubs({ standings: table, fixtures: matches, results: matches });
    expect(clubsOf(mls, [], named).map(({ slug }) => slug)).toEqual(["lagoon-city", "osun-united"]);
    const playing = namedClubs({ standings: [], fixtures: matches, results: [] });
    expect(clubsOf(mls, [], playing).map(({ slug }) => slug)).toEqual([
      "harbour-eagles",
      "osun-united",
    ]);
    expect(clubsOf(mls, null, named)).toHaveLength(8);
  });

  it("asks whoever plays or is entered only where neither records nor a table name clubs", () => {
    const none = { teams: [], standings: [], fixtures: [], results: [] };
    const fixtures = [{ teamA: "Osun United", teamB: "Winner SF1" }];
    const events = [{ lines: ["1|Abu|Harriers|10.90", "|Ben| Law Striders |11.00"] }];
    const names = (of: Parameters<typeof storedClubs>[1]) =>
      storedClubs(mls, of).map(({ name }) => name);
    expect(names({ ...none, fixtures })).toEqual(["Osun United", "Winner SF1"]);
    expect(names({ ...none, events })).toEqual(["Harriers", "Law Striders"]);
    expect(names({ ...none, fixtures, standings: [{ team: "Osun United" }] })).toEqual([
      "Osun United",
    ]);
    expect(names({ ...none, fixtures, teams: [team({ name: "Lagoon City" })] })).toEqual([
      "Lagoon City",
    ]);
  });

  it("takes a row of a computed table for a word about a team, not for the table", () => {
    const standings = [{ team: "Osun United" }];
    const fixtures = [{ teamA: "Osun United", teamB: "Harbour Eagles" }];
    const names = (table: "computed" | "kept") =>
      storedClubs(mls, {
        teams: [],
        standings,
        fixtures,
        results: [],
        seasons: [{ table }],
      }).map(({ name }) => name);
    expect(names("computed")).toEqual(["Harbour Eagles", "Osun United"]);
    expect(names("kept")).toEqual(["Osun United"]);
  });

  it("keeps the address of a club that was renamed, and shows one that took another in once", () => {
    const renamed = team({ name: "Kingsway United", formerNames: ["Kingsway Rovers"] });
    expect(clubsOf(mls, [renamed])).toMatchObject([
      { name: "Kingsway United", slug: "kingsway-rovers", colours: ["#C8102E", "#FDFBF5"] },
    ]);
    const both = team({ name: "Lagoon City", formerNames: ["Kingsway Rovers", "Mount Trojans"] });
    expect(clubsOf(mls, [both]).map(({ name }) => name)).toEqual(["Lagoon City"]);
    const neither = team({ name: "Newtown", formerNames: ["Kingsway Rovers", "Mount Trojans"] });
    expect(clubsOf(mls, [neither]).map(({ name }) => name)).toEqual(["Newtown"]);
  });

  it("lets a record override by name what it says, and keeps the rest and the address", () => {
    const record = team({
      name: "KINGSWAY rovers",
      logo: "https://example.com/kr.png",
      slug: "other",
      group: "B",
      colours: ["#000000"],
      founded: "1999",
      house: "Arts",
    });
    expect(clubsOf(mls, [record])[0]).toEqual({
      slug: "kingsway-rovers",
      name: "Kingsway Rovers",
      called: "Kingsway Rovers",
      logo: "https://example.com/kr.png",
      colours: ["#C8102E", "#FDFBF5"],
      nickname: "The Road Men",
      ground: "Main bowl",
      founded: 1999,
      group: "B",
      house: "Arts",
    });
  });

  it("adds clubs the registry lacks, once each, with colours and an address of their own", () => {
    const clubs = clubsOf(mls, [
      team({ name: "Ọ̀ṣun United", colours: ["#7C2D12", "#FED7AA"], group: "A" }),
      team({ name: "osun united" }),
      team({ name: "Savannah-Stars" }),
    ]);
    expect(clubs).toMatchObject([
      { slug: "osun-united", colours: ["#7C2D12", "#FED7AA"], founded: null },
      { slug: "savannah-stars", name: "Savannah-Stars" },
    ]);
    expect(clubs[1]?.colours.every((colour) => /^#[0-9A-F]{6}$/.test(colour))).toBe(true);
  });
});

it("finds a club by any spelling of its name, and none by an empty one", () => {
  const clubs = clubsOf(mls, []);
  expect(findClub(clubs, " lagoon CITY ")?.slug).toBe("lagoon-city");
  expect(findClub(clubs, "")).toBeUndefined();
});
