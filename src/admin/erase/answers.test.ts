import { describe, expect, it } from "vitest";
import type { Mention, StoredPerson, PersonRecord } from "@/data/ownerTasks";
import { mls } from "../../../tests/arena/leagues/mls";
import { alsoCalled, answersFor, countsOf, firstPlayers, foundUnder } from "./answers";

const player = (path: string, club: string, season = ""): PersonRecord => ({
  path,
  league: mls,
  club,
  season,
  jersey: "",
  position: "",
  currentName: "Ayo Bello",
  names: ["Ayo Bello"],
  pictures: [],
  appPictures: [`pictures/${path}`],
  entries: 1,
});
const mention = (key: string, team: string, ...keys: string[]): Mention => ({
  key,
  path: key.replace(/#.*/, ""),
  league: mls,
  kind: "results",
  title: "Rovers v Trojans",
  team,
  date: null,
  season: "",
  places: keys.map((one) => ({ key: one, text: "Ayo Bello" })),
  names: ["Ayo Bello"],
  stored: keys.length > 0,
  entries: 0,
});
const found = (players: PersonRecord[], mentions: Mention[]): StoredPerson => ({
  name: "Ayo Bello",
  players,
  mentions,
  copies: 2,
  entries: 4,
  longer: [],
  similar: [],
  accounts: [],
  seasons: new Map(),
});

describe("somebody who was renamed", () => {
  const renamed = {
    ...player("p1", "Rovers"),
    currentName: "Ayo Cole",
    names: ["Ayo Cole", "Ayo Bello"],
  };
  const then = mention("r1#A", "Rovers", "goalsA");
  const since = { ...mention("r2#A", "Rovers", "goalsA"), names: ["Ayo Cole"] };

  it("goes with every name of the record", () => {
    const all = found([renamed], [then, since]);
    const also = alsoCalled(all, firstPlayers(all));
    expect(also).toEqual(["Ayo Cole"]);
    expect(foundUnder(all, also).mentions).toEqual([then, since]);
  });

  it("is not taken for who is called so today, and neither loses the other's names", () => {
    const all = found([renamed, player("p2", "Rovers")], [then, since]);
    expect(firstPlayers(all)).toEqual(new Set());
    const also = alsoCalled(all, new Set(["p2"]));
    expect(also).toEqual([]);
    expect(foundUnder(all, also).mentions).toEqual([then]);
  });
});

describe("who is meant", () => {
  const mentions = [
    mention("r1#A", "Rovers", "goalsA"),
    mention("r1#B", "TROJANS", "goalsB"),
    mention("r1#", "", "bookings"),
  ];

  it("is clear where all of a name are of one club", () => {
    const all = found([player("p1", "Rovers"), player("p2", "rovers", "2025")], mentions);
    expect(firstPlayers(all)).toEqual(new Set(["p1", "p2"]));
    expect([...answersFor(all, firstPlayers(all)).values()]).toEqual(["yes", "yes", "yes"]);
  });

  it("is asked where there are two, and follows from the club where it can", () => {
    const two = found([player("p1", "Rovers"), player("p2", "Trojans")], mentions);
    expect(firstPlayers(two)).toEqual(new Set());
    expect([...answersFor(two, new Set(["p1"])).values()]).toEqual(["yes", "no", null]);
    const both = found([player("p1", "Rovers"), player("p2", "Rovers", "2025")], mentions);
    expect(answersFor(both, new Set(["p1"])).get("r1#A")).toBeNull();
  });

  it("is counted by what is touched", () => {
    const one = found([player("p1", "Rovers", "2025")], mentions);
    const counts = countsOf(one, new Set(["p1"]), answersFor(one, new Set(["p1"])));
    expect(counts.map((count) => count.join(" "))).toEqual([
      "1 records of the person, deleted",
      "1 other records, which then say “a player”",
      "2 names of scorers and assists",
      "1 bookings",
      "1 pictures, deleted where no other record has them",
      "1 of these in past seasons",
      "2 public copies, made again",
      "4 entries of the history that hold the name today",
    ]);
  });
});
