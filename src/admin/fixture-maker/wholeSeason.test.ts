import { newRecordId } from "@/data/store";
import { expect, it } from "vitest";
import { makeSeason, makeStanding, makeTeam } from "../../../tests/factories/records";
import { mls } from "../../../tests/arena/leagues/mls";
import { dayPartOf } from "@/domain/match/agenda";
import { formOf } from "@/domain/match/form";
import { matchesAhead } from "@/domain/match/ahead";
import { listedMatches } from "@/domain/match/listed";
import { weeklyAwards } from "@/domain/people/awards";
import { planMatches } from "@/domain/schedule/schedule";
import { bracketOf, type Tie } from "@/domain/season/bracket";
import { clubsOf } from "@/domain/season/clubs";
import { competitionOf, type SeasonRecords } from "@/domain/season/competition";
import { tiesIn } from "@/domain/season/cupTies";
import { decidedIn } from "@/domain/season/format";
import { dueMatches } from "@/domain/season/dueMatches";
import { proposedStage } from "@/domain/season/proposedStage";
import { emptyEntity, newMeta, type RecordOf, type FixtureRecord } from "@/records/record";
import type { Result } from "@/records/results/schema";
import { calendarEvent } from "@/leagues/calendarOf";
import { postponed } from "@/domain/schedule/postponed";
import { walkover, withScore } from "../match-day/records";
import { resultOfFixture } from "../results/resultOfFixture";
import { firstWeekOf, rowOfDue, rowsOf, stepsOf, requestOf } from "./plan";

/*
 * A season as a secretary enters it: four clubs, everybody meets once, the first four play semi-finals and a final.
 * After each step table, bracket, day, awards, club pages and calendar say what is true then.
 */

const clubs = ["Ash", "Birch", "Cedar", "Dogwood"];
const DAY = 86_400_000;
const ZONE = "Africa/Lagos";

const records: {
  -readonly [K in keyof SeasonRecords]: RecordOf<K>[];
} = {
  teams: clubs.map((name) => makeTeam({ id: name, name, slug: name.toLowerCase(), group: "" })),
  standings: [],
  fixtures: [],
  results: [],
  seasons: [
    makeSeason({
      id: mls.seasons[0].id,
      table: "computed",
      pack: "football.arena",
      format: "groups=;rounds=1;through=4;cup=4;third=no;legs=1",
      cups: ["cup|Forest Cup|4|1|no|Ash, Dogwood, Birch, Cedar"],
    }),
  ],
};

const season = () => competitionOf(mls, records);
const table = () =>
  season().tables[0]?.lines.map(({ row }) => `${row.team} ${row.played} ${row.points}`);
const inWords = ({ slot, state: { a, b, winner } }: Tie) => {
  const sideOf = (side: typeof a) =>
    "team" in side ? side.team : "waiting" in side ? `(${side.waiting})` : "bye";
  return `${slot.id} ${sideOf(a)} v ${sideOf(b)}: ${winner ?? "open"}`;
};
const bracket = () => bracketOf(season(), records.results).map(inWords);
const cup = () => tiesIn("cup", season(), records.results).map(inWords);
/** Makes fixtures of the knock-out matches that are known, by the maker's page. */
const makeDue = () => {
  const due = dueMatches(season(), records.results);
  const rows = due.map((match) => rowOfDue(match, "2027-01-03T14:00"));
  for (const step of stepsOf(rows, [], { weekly: true, clubs: [], idOf: newRecordId })) {
    if (step.kind === "fixtures" && step.does === "add")
      records.fixtures.push({ ...newMeta, id: step.id, ...step.entity });
  }
  return due.map(({ stage }) => stage);
};
const fixtureOf = (a: string, b: string, stage = ""): FixtureRecord => {
  const found = records.fixtures.find(
    (one) => one.stage === stage && [one.teamA, one.teamB].every((team) => [a, b].includes(team)),
  );
  if (!found) throw new Error(`${a} and ${b} have no match.`);
  return found;
};
const replace = (fixture: FixtureRecord, by: Partial<FixtureRecord>) => {
  records.fixtures = records.fixtures.map((one) =>
    one.id === fixture.id ? { ...one, ...by } : one,
  );
};
const enter = (fixture: FixtureRecord, said: Result) => {
  records.results.push({ ...newMeta, id: fixture.id, ...said });
};
/** The score from one team's side, whoever plays at home. */
const play = (a: string, b: string, goals: number, other: number, more: Partial<Result> = {}) => {
  const fixture = fixtureOf(a, b, more.stage);
  const score = fixture.teamA === a ? ([goals, other] as const) : ([other, goals] as const);
  enter(fixture, { ...withScore(fixture, null, score), ...more });
};
const listed = (a: string, b: string) => {
  const { id } = fixtureOf(a, b);
  const found = listedMatches(records.fixtures, records.results).find((one) => one.id === id);
  if (!found) throw new Error("The match is in no list.");
  return found;
};
/** What a club's page shows: how its matches ended, a shoot-out as a draw, and how many are ahead of it. */
const clubPage = (club: string) => {
  const form = formOf(club, decidedIn(mls, "", records.results), 9).join("");
  const own = listedMatches(records.fixtures, records.results).filter(
    ({ teamA, teamB }) => teamA === club || teamB === club,
  );
  return `${form || "–"}, ${matchesAhead(own, now(), 130).length} ahead`;
};
const now = () => Math.max(...records.results.map(({ date }) => date ?? 0)) + DAY / 2;
const award = () => weeklyAwards(records.results, [], "minute", records.fixtures)?.gameWeek;

it("tells the truth after each step", () => {
  // The maker draws three rounds of two matches.
  const resolved = clubsOf(mls, records.teams, []);
  const wish = requestOf(
    {
      meetings: 1,
      groups: [""],
      from: "2027-01-02",
      until: "",
      weekdays: [6],
      times: "14:00, 16:30",
      notOn: "",
      venues: "Main bowl",
      redraws: false,
    },
    new Map([["", clubs]]),
    { clubs: resolved, kept: [] },
  );
  const rows = rowsOf(planMatches(wish).matches, firstWeekOf([]));
  for (const step of stepsOf(rows, [], { weekly: true, clubs: resolved, idOf: newRecordId })) {
    if (step.kind === "fixtures" && step.does === "add")
      records.fixtures.push({ ...newMeta, id: step.id, ...step.entity });
  }
  expect(records.fixtures.map(({ gameWeek }) => gameWeek)).toEqual(["1", "1", "2", "2", "3", "3"]);
  expect(season().tables[0]?.input?.remaining).toHaveLength(6);
  expect(bracket()[0]).toBe("SF1 (1st of the table) v (4th of the table): open");
  const pairs = (week: string) =>
    records.fixtures
      .filter(({ gameWeek }) => gameWeek === week)
      .map(({ teamA, teamB }) => [teamA, teamB] as const);

  // The second round is moved by a week, and its first match postponed without a date, then with one.
  for (const [a, b] of pairs("2")) {
    const one = fixtureOf(a, b);
    replace(
      one,
      postponed(one, { date: (one.date ?? 0) + 7 * DAY, stadium: "", reason: "" }, ZONE),
    );
  }
  const [late = ["", ""], second = ["", ""]] = pairs("2");
  const waits = fixtureOf(...late);
  replace(waits, postponed(waits, { date: null, stadium: "", reason: "Frost" }, ZONE));
  expect(listed(...late).match.status).toBe("postponed");
  expect(calendarEvent({ league: mls, clubs: [], match: listed(...late) })?.isCancelled).toBe(true);
  // As it is typed in the form: the new date, with the word left standing.
  const newDate = (waits.date ?? 0) + 14 * DAY;
  replace(waits, { date: newDate, movedFrom: waits.movedFrom ?? waits.date });
  expect(fixtureOf(...late).status).toBe("Postponed");
  expect(listed(...late).match.status).toBe("scheduled");
  expect(calendarEvent({ league: mls, clubs: [], match: listed(...late) })?.isCancelled).toBe(
    false,
  );
  expect(calendarEvent({ league: mls, clubs: [], match: listed(...late) })?.words).toContain(
    "Moved from",
  );
  expect(dayPartOf(listed(...late), newDate - DAY / 4, 130)).toBe("next");
  expect(dayPartOf(listed(...late), newDate + DAY / 48, 130)).toBe("live");
  expect(matchesAhead([listed(...late)], newDate - DAY, 130)).toHaveLength(1);

  // Round 1: the better club by name wins; one match is a walkover.
  const [[a, b] = ["", ""], [c, d] = ["", ""]] = pairs("1");
  const [strong, weak] = [a, b].sort();
  play(strong ?? "", weak ?? "", 2, 0);
  const [came, absent] = [c, d].sort();
  const missed = fixtureOf(c, d);
  enter(missed, walkover(missed, missed.teamA === absent ? "A" : "B"));
  expect(table()?.map((line) => line.split(" ")[2])).toEqual(["3", "3", "0", "0"]);
  expect(table()).toContain(`${came} 1 3`);
  expect(clubs.map(clubPage)).toEqual(["W, 2 ahead", "W, 2 ahead", "L, 2 ahead", "L, 2 ahead"]);
  expect(award()).toBe("1");

  // The cup beside the league: its semi-finals are made and played, and the league knows nothing of them.
  const afterOne = table();
  expect(makeDue()).toEqual(["cup:SF1", "cup:SF2"]);
  expect(makeDue()).toEqual([]);
  expect(season().tables[0]?.input?.remaining).toHaveLength(4);
  expect(fixtureOf("Ash", "Dogwood", "cup:SF1").gameWeek).toBe("Forest Cup, semi-finals");
  play("Dogwood", "Ash", 4, 0, { stage: "cup:SF1" });
  play("Birch", "Cedar", 1, 1, { stage: "cup:SF2", ending: "pens 5-4" });
  expect(cup()).toEqual([
    "SF1 Ash v Dogwood: Dogwood",
    "SF2 Birch v Cedar: Birch",
    "F Dogwood v Birch: open",
  ]);
  expect(table()).toEqual(afterOne);
  expect(bracket()[0]).toMatch(/: open$/);
  expect(award()).toBe("1");
  expect(makeDue()).toEqual(["cup:F"]);
  play("Birch", "Dogwood", 0, 2, { stage: "cup:F" });
  expect(clubs.map(clubPage)).toEqual([
    "WL, 2 ahead",
    "WDL, 2 ahead",
    "LD, 2 ahead",
    "LWW, 2 ahead",
  ]);
  expect(cup().at(-1)).toBe("F Dogwood v Birch: Dogwood");

  // A match of round 3 is brought forward: it takes no awards.
  const [early = ["", ""], last = ["", ""]] = pairs("3");
  const forward = fixtureOf(...early);
  replace(forward, { date: now() + DAY });
  const [first3, second3] = early.toSorted();
  play(first3 ?? "", second3 ?? "", 1, 0);
  expect(award()).toBe("1");

  // The rest of round 2 is abandoned, and nobody is through; its replay counts once it is void.
  const broken = fixtureOf(...second);
  enter(broken, { ...withScore(broken, null, [0, 0]), ending: "abandoned 63" });
  expect(season().tables[0]?.undecided).toBe(true);
  const replay: FixtureRecord = { ...broken, id: "replay", date: (broken.date ?? 0) + 3 * DAY };
  records.fixtures.push(replay);
  records.results = records.results.map((one) =>
    one.id === broken.id ? { ...one, ending: "void", reason: "Replayed" } : one,
  );
  const [first2] = second.toSorted();
  enter(replay, withScore(replay, null, replay.teamA === first2 ? [3, 0] : [0, 3]));
  expect(clubs.map(clubPage)).toEqual([
    "WLW, 0 ahead",
    "WDL, 1 ahead",
    "LDWL, 0 ahead",
    "LWWL, 1 ahead",
  ]);
  expect(season().tables[0]?.undecided).toBe(false);
  expect(award()).toBe("1");

  // What is left of rounds 2 and 3.
  const [first2late, second2late] = late.toSorted();
  play(first2late ?? "", second2late ?? "", 1, 0);
  expect(award()).toBe("2");
  const [first3last, second3last] = last.toSorted();
  play(first3last ?? "", second3last ?? "", 1, 0);
  expect(table()).toEqual(["Ash 3 9", "Birch 3 6", "Cedar 3 3", "Dogwood 3 0"]);
  expect(clubs.map(clubPage)).toEqual([
    "WLWW, 0 ahead",
    "WDLLW, 0 ahead",
    "LDWL, 0 ahead",
    "LWWLL, 0 ahead",
  ]);
  expect(season().tables[0]?.input?.remaining).toEqual([]);
  expect(bracket()).toEqual([
    "SF1 Ash v Dogwood: open",
    "SF2 Birch v Cedar: open",
    "F (Winner SF1) v (Winner SF2): open",
  ]);

  // The semi-finals get dates: what they are is proposed, and changes nothing of the table.
  const before = table();
  for (const [home, away, slot] of [
    ["Ash", "Dogwood", "SF1"],
    ["Cedar", "Birch", "SF2"],
  ] as const) {
    const match = { teamA: home, teamB: away, gameWeek: "Semi-final" };
    const proposal = proposedStage(match, season(), records.results);
    expect(proposal?.stage).toBe(slot);
    records.fixtures.push({
      ...newMeta,
      id: slot,
      ...emptyEntity("fixtures"),
      ...match,
      date: newDate + 14 * DAY,
      stage: proposal?.stage ?? "",
    });
  }
  expect(table()).toEqual(before);
  expect(season().tables[0]?.input?.remaining).toEqual([]);
  expect(resultOfFixture(fixtureOf("Ash", "Dogwood", "SF1")).stage).toBe("SF1");
  play("Ash", "Dogwood", 0, 1, { stage: "SF1" });
  play("Birch", "Cedar", 2, 2, { stage: "SF2", ending: "pens 2-4" });
  expect(table()).toEqual(before);
  // Cedar was at home, so that the penalties were Birch's.
  expect(bracket()[2]).toBe("F Dogwood v Birch: open");
  expect(clubs.map(clubPage)).toEqual([
    "WLWWL, 0 ahead",
    "WDLLWD, 0 ahead",
    "LDWLD, 0 ahead",
    "LWWLLW, 0 ahead",
  ]);
  // Round 2 ended last, and the knock-out is no round of the league.
  expect(award()).toBe("2");

  // The final by a result of its own, on penalties.
  records.results.push({
    ...newMeta,
    id: "final",
    ...emptyEntity("results"),
    teamA: "Dogwood",
    teamB: "Birch",
    scoreA: 1,
    scoreB: 1,
    ending: "pens 5-4",
    stage: "F",
    gameWeek: "Final",
    date: newDate + 21 * DAY,
  });
  expect(clubs.map(clubPage)).toEqual([
    "WLWWL, 0 ahead",
    "WDLLWDD, 0 ahead",
    "LDWLD, 0 ahead",
    "LWWLLWD, 0 ahead",
  ]);
  expect(bracket()[2]).toBe("F Dogwood v Birch: Dogwood");
  expect(table()).toEqual(before);

  // A club withdraws after all: its results count nowhere, and the others keep their order.
  records.standings.push(makeStanding({ id: "Cedar", team: "Cedar", group: "", out: "void" }));
  expect(table()).toEqual([
    "Ash 2 6",
    "Birch 2 3",
    "Dogwood 2 0",
    expect.stringContaining("Cedar"),
  ]);
});
