import { describe, expect, it } from "vitest";
import { KICK_OFF, makePlayer, makeResult } from "../../../tests/factories/records";
import { teamOfTheWeek, weeklyAwards } from "./awards";

const DAY = 86_400_000;
const goal = (player: string, minute = "10", assist = "") => ({ player, minute, assist });
const star = (player: string, rating: number) => ({ player, rating, clubLogo: "" });

describe("weeklyAwards", () => {
  const old = makeResult({ gameWeek: "9", goalsA: Array.from({ length: 9 }, () => goal("Old")) });
  const first = makeResult({
    teamA: "Reds",
    teamB: "Blues",
    gameWeek: "10",
    scoreA: 4,
    scoreB: 0,
    goalsA: [goal("Ayo"), goal("Ayo"), goal("Kofi")],
    goalsB: ["1", "2", "3"].map((minute) => goal("Abdul (og)", minute)),
    manOfTheMatch: star("Kofi", 4),
  });
  const second = makeResult({
    teamA: "Greens",
    teamB: "Whites",
    gameWeek: "Game Week 10",
    scoreA: 2,
    scoreB: 1,
    goalsA: [goal("Issa", "3", "Yaw"), goal("Issa")],
    goalsB: [goal("Musa")],
    manOfTheMatch: star("Issa", 4),
  });

  it("come from the latest game week only", () => {
    const issa = makePlayer({ name: "Issa", club: "Greens" });
    expect(weeklyAwards([old, first, second], [issa])).toEqual({
      gameWeek: "10",
      label: "Game week 10",
      // Equal stars: the goals decide.
      playerOfTheWeek: { player: "Issa", club: "Greens", stars: 4, goals: 2, record: issa },
      // Equal goals and assists: the name decides.
      topScorer: { player: "Ayo", club: "Reds", stars: 0, goals: 2, record: null },
      clubOfTheWeek: {
        club: "Reds",
        won: [{ opponent: "Blues", scored: 4, conceded: 0, isHome: true }],
        difference: 4,
      },
    });
  });

  it("take nothing from a match that was not played", () => {
    const played = weeklyAwards([first, second], []);
    for (const ending of ["awarded A", "doubleForfeit", "void", "abandoned 63"]) {
      const decided = { ...first, id: "x", ending, scoreA: 9, manOfTheMatch: star("Nobody", 5) };
      expect(weeklyAwards([decided, first, second], [])).toEqual(played);
      expect(weeklyAwards([decided], [])).toBeNull();
      expect(teamOfTheWeek([decided], [], [{ position: "Forward", count: 1 }])).toBeNull();
    }
    expect(weeklyAwards([{ ...first, ending: "abandoned 63 stands" }], [])).not.toBeNull();
  });

  it("count a match that one side gave up as won by the other, whoever led", () => {
    const givenUp = makeResult({ teamA: "A", teamB: "B", scoreA: 2, scoreB: 1, ending: "ret A" });
    expect(weeklyAwards([givenUp], [])?.clubOfTheWeek).toEqual({
      club: "B",
      won: [{ opponent: "A", scored: 1, conceded: 2, isHome: false }],
      difference: -1,
    });
  });

  it("put stars before goals", () => {
    const awards = weeklyAwards([first, { ...second, manOfTheMatch: star("Nobody", 5) }], []);
    expect(awards?.playerOfTheWeek).toMatchObject({ player: "Nobody", stars: 5, goals: 0 });
  });

  it("count points where scorer entries hold points", () => {
    const game = makeResult({
      gameWeek: "",
      goalsA: [goal("Ayo", "12"), goal("Kofi", "31")],
      manOfTheMatch: star("", 0),
    });
    const awards = weeklyAwards([game], [], "points");
    expect(awards?.topScorer).toMatchObject({ player: "Kofi", goals: 31 });
    expect(awards?.playerOfTheWeek).toBeNull();
  });

  it("look back seven days where a league has no game weeks", () => {
    const game = (daysAgo: number, player: string) =>
      makeResult({ gameWeek: "", date: KICK_OFF - daysAgo * DAY, goalsA: [goal(player)] });
    const awards = weeklyAwards([game(8, "Old"), game(8, "Old"), game(0, "New")], []);
    expect(awards?.topScorer?.player).toBe("New");
    expect(awards?.label).toBe("Latest week");
  });

  it("give no club an award for a week of draws, and none at all before the first result", () => {
    const draw = makeResult({ scoreA: 1, scoreB: 1 });
    expect(weeklyAwards([draw], [])?.clubOfTheWeek).toBeNull();
    expect(weeklyAwards([makeResult({ scoreA: null })], [])).toBeNull();
    expect(weeklyAwards([], [])).toBeNull();
  });
});

describe("teamOfTheWeek", () => {
  const formation = [
    { position: "Forward", count: 1 },
    { position: "Goalkeeper", count: 1 },
  ];
  const results = [
    makeResult({
      teamA: "Reds",
      teamB: "Blues",
      scoreA: 0,
      scoreB: 1,
      goalsB: [goal("Blue Nine")],
      bookings: ["Red Nine (Red Card)"],
    }),
  ];
  const player = (name: string, club: string, position: string, rating = 6) =>
    makePlayer({ name, club, position, rating });
  const squad = [
    player("Red Nine", "Reds", "Forward", 9),
    player("Blue Nine", "Blues", "forward"),
    player("Red One", "Reds", "Goalkeeper", 9),
    player("Blue One", "Blues", "Goalkeeper"),
    player("Idle", "Resting", "Goalkeeper", 10),
  ];
  const names = (team: ReturnType<typeof teamOfTheWeek>) =>
    team?.lines.map(({ position, picks }) => `${position}: ${picks.map((pick) => pick.player)}`);

  it("takes the best of the week by position: scorer, clean sheet and winner before rating", () => {
    expect(names(teamOfTheWeek(results, squad, formation))).toEqual([
      "Forward: Blue Nine",
      "Goalkeeper: Blue One",
    ]);
  });

  it("decides equal weeks by the season's rating", () => {
    const pair = [player("A", "Blues", "Forward", 6), player("B", "Blues", "Forward", 8)];
    const one = teamOfTheWeek(results, pair, [{ position: "Forward", count: 1 }]);
    expect(names(one)).toEqual(["Forward: B"]);
  });

  it("counts a clean sheet for the back of the formation, but not for the front", () => {
    const open = makeResult({ teamA: "Greens", teamB: "Whites", scoreA: 3, scoreB: 1 });
    const pair = ["Forward", "Goalkeeper"].flatMap((position) => [
      player(`Blue ${position}`, "Blues", position, 6),
      player(`Green ${position}`, "Greens", position, 8),
    ]);
    const closed = results.map((result) => ({ ...result, goalsB: [] }));
    expect(names(teamOfTheWeek([...closed, open], pair, formation))).toEqual([
      "Forward: Green Forward",
      "Goalkeeper: Blue Goalkeeper",
    ]);
  });

  it("picks as many as the formation wants", () => {
    const two = teamOfTheWeek(results, squad, [{ position: "Forward", count: 2 }]);
    expect(names(two)).toEqual(["Forward: Blue Nine,Red Nine"]);
  });

  it("is none without results, without a formation, or with nobody for a position", () => {
    expect(teamOfTheWeek([], squad, formation)).toBeNull();
    expect(teamOfTheWeek(results, squad, [])).toBeNull();
    expect(teamOfTheWeek(results, squad.slice(0, 2), formation)).toBeNull();
  });

  it("finds the player's club on a day without a time", () => {
    const before = {
      ...player("Musa", "Blues", "Forward", 1),
      formerClubs: ["2026-03-20 Reds"],
    };
    const namesake = {
      ...player("Musa", "Reds", "Forward", 1),
      formerClubs: ["2026-03-20 Blues"],
    };
    const match = { teamA: "Reds", teamB: "Green", scoreA: 1, scoreB: 1, date: null };
    const untimed = makeResult({ ...match, day: "2026-03-14", manOfTheMatch: star("Musa", 5) });
    expect(weeklyAwards([untimed], [before, namesake])?.playerOfTheWeek?.record).toBe(before);
    const one = [{ position: "Forward", count: 1 }];
    const rival = player("Rival", "Reds", "Forward", 9);
    const team = teamOfTheWeek([untimed], [before, namesake, rival], one);
    expect(names(team)).toEqual(["Forward: Rival"]);
  });

  it("is none where results tell of no player", () => {
    const scores = results.map((one) => ({ ...one, goalsB: [], bookings: [] }));
    expect(teamOfTheWeek(scores, squad, formation)).toBeNull();
  });
});
