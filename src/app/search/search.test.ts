import { describe, expect, it } from "vitest";
import { clubsOf } from "@/leagues/clubs";
import { listedMatch } from "@/domain/match/listed";
import { mbl } from "@/leagues/mbl";
import { mls } from "@/leagues/mls";
import { KICK_OFF, makeFixture, makePlayer } from "../../../tests/factories/records";
import { allEntries, isFollowed } from "./entries";
import { makeSearch, marked } from "./search";

const player = (id: string, name: string, club = "Kingsway Rovers") =>
  makePlayer({ id, name, club, formerNames: id === "p2" ? ["Yínká Bello"] : [] });
const leagues = [
  {
    league: mls,
    clubs: clubsOf(mls, []),
    matches: [listedMatch(makeFixture({ id: "m1" }))],
    players: [player("p1", "Káyọ̀dé Adébísí"), player("p2", "Yínká Okonkwo", "Mount Trojans")],
  },
  { league: mbl, clubs: clubsOf(mbl, []), matches: [], players: [player("p3", "Bisi Adé")] },
];
const entries = allEntries(leagues, "Africa/Lagos");
const search = (followed: readonly string[] = []) =>
  makeSearch(entries, {
    isPreferred: (entry) => isFollowed(entry, { clubs: followed, players: [] }),
    now: KICK_OFF,
  });
const found = (query: string) =>
  search()
    .find(query)
    .map(({ title }) => title);

describe("search", () => {
  it.each([
    ["adebisi", "Káyọ̀dé Adébísí"],
    ["ADÉBÍSÍ", "Káyọ̀dé Adébísí"],
    ["adebsi", "Káyọ̀dé Adébísí"],
    ["kayode", "Káyọ̀dé Adébísí"],
    ["okonkwo mount", "Yínká Okonkwo"],
    ["yinka bello", "Yínká Okonkwo"],
    ["kingsway", "Kingsway Rovers"],
    ["kingswya", "Kingsway Rovers"],
    ["hawks", "Hilltop Hawks"],
    ["football standings", "MLS football standings"],
    ["championship", "Arena championship"],
    ["trojans kingsway", "Kingsway Rovers v Mount Trojans"],
  ])("finds for %j first %s", (query, title) => {
    expect(found(query)[0]).toBe(title);
  });

  it("puts what is followed first", () => {
    const [first] = search(["mls/mount-trojans"]).find("mount");
    expect(first).toMatchObject({ id: "/mls/clubs/mount-trojans", kind: "club" });
  });

  it("finds nothing for what nobody is called, and names what is most like it", () => {
    expect(found("zzzyx")).toEqual([]);
    expect(
      search()
        .nearest("hultip")
        .map(({ title }) => title),
    ).toContain("Hilltop Hawks");
  });

  it.each(["qqqqqq", "x", "Zürich 04", "한국"])(
    "names three clubs, players or pages for %j, unlike as they are",
    (query) => {
      const nearest = search().nearest(query);
      expect(nearest).toHaveLength(3);
      expect(nearest.map(({ kind }) => kind)).not.toContain("match");
    },
  );

  it.each([
    ["adxbxsi", "Káyọ̀dé Adébísí"],
    ["lagoun sitty", "Lagoon City"],
    ["chanpionshp", "Arena championship"],
  ])("names for %j first %s", (query, title) => {
    expect(search().nearest(query)[0]?.title).toBe(title);
  });

  it("marks the words that are meant", () => {
    expect(marked("Káyọ̀dé Adébísí", "adeb")).toEqual([
      ["Káyọ̀dé", false],
      [" ", false],
      ["Adébísí", true],
    ]);
  });
});
