import { describe, expect, it } from "vitest";
import { makeFixture, makePlayer, makeResult } from "../../../tests/factories/records";
import type { MatchSheet } from "./sheet";
import { banRuleInWords } from "./banInWords";
import { BAN_POLICY, type BanPolicy } from "./banPolicy";
import { suspensions } from "./suspensions";

const DAY = 86_400_000;
const squad = [
  makePlayer({ id: "ben", name: "Ben", club: "X" }),
  makePlayer({ id: "cal", name: "Cal", club: "Y" }),
];
/** Matches of X against Y, a day apart, with those bookings. */
const season = (...bookings: (readonly string[])[]): MatchSheet[] =>
  bookings.map((list, at) =>
    makeResult({
      id: `m${at + 1}`,
      teamA: "X",
      teamB: "Y",
      date: (at + 1) * DAY,
      bookings: [...list],
    }),
  );
const fixtures = [
  makeFixture({ id: "f2", teamA: "Z", teamB: "X", date: 20 * DAY }),
  makeFixture({ id: "f1", teamA: "X", teamB: "Y", date: 10 * DAY }),
  makeFixture({ id: "f3", teamA: "Y", teamB: "Z", date: 30 * DAY }),
];
const shown = (matches: readonly MatchSheet[], policy: Partial<BanPolicy> = {}) =>
  suspensions(matches, { players: squad, policy: { ...BAN_POLICY, ...policy }, fixtures }).map(
    ({ player, why, left, misses }) =>
      `${player}: ${why.map(({ cause, match }) => `${cause} ${match}`).join(", ")}; ${left} left; ${misses.map(({ id }) => id).join()}`,
  );
const YELLOW = ["Ben (Yellow Card)"];

describe("suspensions", () => {
  it("bans after a sending-off, from the club's next fixture", () => {
    expect(shown(season(["Ben (Red Card)"]))).toEqual(["Ben: red m1; 1 left; f1"]);
    expect(shown(season(["Cal (Second Yellow Card)"]), { secondYellow: 2 })).toEqual([
      "Cal: secondYellow m1; 2 left; f1,f3",
    ]);
  });

  it("is served in the club's next matches that were played", () => {
    const matches = season(["Ben (Red Card)"], []);
    expect(shown(matches)).toEqual([]);
    const [first, second] = matches;
    if (!first || !second) throw new Error("two matches");
    expect(shown([first, { ...second, ending: "awarded A" }])).toEqual(["Ben: red m1; 1 left; f1"]);
    expect(shown([first, { ...second, teamA: "Z" }])).toEqual(["Ben: red m1; 1 left; f1"]);
  });

  it("bans at every so many yellow cards", () => {
    expect(shown(season(YELLOW, YELLOW), { yellows: 3 })).toEqual([]);
    expect(shown(season(YELLOW, YELLOW, YELLOW), { yellows: 3 })).toEqual([
      "Ben: yellows m3; 1 left; f1",
    ]);
    const six = season(YELLOW, YELLOW, YELLOW, YELLOW, YELLOW, YELLOW);
    expect(shown(six, { yellows: 3 })).toEqual(["Ben: yellows m6; 1 left; f1"]);
  });

  it("does not count a caution that became a sending-off, but one before a red card", () => {
    const second = ["Ben (Yellow Card)", "Ben (Second Yellow Card)"];
    expect(shown(season(YELLOW, second), { yellows: 2 })).toEqual([
      "Ben: secondYellow m2; 1 left; f1",
    ]);
    const red = ["Ben (Yellow Card)", "Ben (Red Card)"];
    expect(shown(season(YELLOW, red), { yellows: 2 })).toEqual([
      "Ben: yellows m2, red m2; 2 left; f1,f2",
    ]);
  });

  it("forgets yellow cards behind a stage, bans not", () => {
    const [first, second, third] = season(YELLOW, YELLOW, YELLOW);
    if (!first || !second || !third) throw new Error("three matches");
    const knockOut = [first, { ...second, stage: "QF1/2" }, { ...third, stage: "SF1" }];
    expect(shown(knockOut, { yellows: 3 })).toHaveLength(1);
    expect(shown(knockOut, { yellows: 3, wipedAfter: "QF" })).toEqual([]);
    expect(shown(knockOut, { yellows: 2, wipedAfter: "" })).toHaveLength(1);
    expect(shown(knockOut.slice(0, 2), { yellows: 2, wipedAfter: "QF" })).toHaveLength(1);
    const sixteen = [first, { ...second, stage: "R16-3" }, { ...third, stage: "QF1" }];
    expect(shown(sixteen, { yellows: 3, wipedAfter: "R16" })).toEqual([]);
  });

  it("takes no match of a cup for one of the groups", () => {
    const stages = ["", "QF1", "cup:SF1", "SF1"];
    const matches = season([], YELLOW, [], YELLOW).map((match, at) => ({
      ...match,
      stage: stages[at] ?? "",
    }));
    expect(shown(matches, { yellows: 2, wipedAfter: "" })).toEqual(["Ben: yellows m4; 1 left; f1"]);
  });

  it("keeps each cup's cards and bans apart, unless they count together", () => {
    const [first, second, third] = season(["Ben (Red Card)"], [], YELLOW);
    if (!first || !second || !third) throw new Error("three matches");
    const inCup = { ...first, stage: "cup:SF1" };
    const cup = makeFixture({ id: "cup", teamA: "X", teamB: "Z", date: 25 * DAY, stage: "cup:F" });
    const of = (matches: readonly MatchSheet[], policy: Partial<BanPolicy> = {}) =>
      suspensions(matches, {
        players: squad,
        policy: { ...BAN_POLICY, ...policy },
        fixtures: [...fixtures, cup],
      }).map(({ left, misses }) => `${left} left; ${misses.map(({ id }) => id).join()}`);
    // A match of the league serves no ban of the cup, and the cup's final is the next match of that.
    expect(of([inCup, second])).toEqual(["1 left; cup"]);
    expect(of([inCup, second], { together: true })).toEqual([]);
    expect(of([inCup, { ...second, stage: "cup:P3" }])).toEqual([]);
    const yellows = [{ ...first, bookings: YELLOW, stage: "cup:SF1" }, third];
    expect(of(yellows, { yellows: 2 })).toEqual([]);
    expect(of(yellows, { yellows: 2, together: true })).toEqual(["1 left; f1"]);
    // Two bans of two competitions, each in its own next match.
    expect(of([inCup, { ...first, id: "m9", date: 9 * DAY }])).toEqual(["2 left; f1,cup"]);
    const players = squad.map((one) => ({ ...one, suspension: "3 matches from 1970-01-01" }));
    const [told] = suspensions([], { players, fixtures: [...fixtures, cup] });
    expect(told?.misses.map(({ id }) => id)).toEqual(["f1", "f2", "cup"]);
  });

  it("lets the organiser's word stand for what followed from cards before its day", () => {
    const matches = season(["Ben (Red Card)"], [], ["Ben (Red Card)"]);
    const told = (suspension: string, count: number) => {
      const [ben, cal] = squad;
      if (!ben || !cal) throw new Error("two players");
      const players = [{ ...ben, suspension }, cal];
      return suspensions(matches.slice(0, count), { players, fixtures }).map(
        ({ player, why, left, misses }) =>
          `${player}: ${why.map(({ cause }) => cause).join()}; ${left} left; ${misses.map(({ id }) => id).join()}`,
      );
    };
    const second = "from 1970-01-03";
    expect(told("", 1)).toEqual(["Ben: red; 1 left; f1"]);
    expect(told(`none ${second}`, 1)).toEqual([]);
    expect(told(`3 matches ${second}`, 1)).toEqual(["Ben: organiser; 3 left; f1,f2"]);
    // The second match is on that day and serves one; the third brings another card.
    expect(told(`3 matches ${second}`, 2)).toEqual(["Ben: organiser; 2 left; f1,f2"]);
    expect(told(`3 matches ${second}`, 3)).toEqual(["Ben: organiser,red; 2 left; f1,f2"]);
    expect(told(`none ${second}`, 3)).toEqual(["Ben: red; 1 left; f1"]);
    // Matches before its first day are not missed.
    expect(told("1 match from 1970-01-15", 1)).toEqual(["Ben: organiser; 1 left; f2"]);
    expect(told("some day", 1)).toEqual(["Ben: red; 1 left; f1"]);
  });

  it("keeps out whom the organiser named without any card", () => {
    const [, cal] = squad;
    if (!cal) throw new Error("two players");
    const players = [{ ...cal, suspension: "2 matches from 1970-01-01" }];
    expect(suspensions([], { players, fixtures })).toMatchObject([
      { player: "Cal", left: 2, why: [{ cause: "organiser", match: "" }] },
    ]);
  });
});

it("says the rule in words", () => {
  expect(banRuleInWords(BAN_POLICY)).toBe(
    "5 yellow cards: 1 match; second yellow card in a match: 1 match; red card: 1 match",
  );
  expect(banRuleInWords({ ...BAN_POLICY, yellows: 3, wipedAfter: "SF" })).toMatch(
    /^3 yellow cards: 1 match; .*; yellow cards are forgotten after the semi-finals$/,
  );
  expect(banRuleInWords({ yellows: 0, bans: 1, secondYellow: 0, red: 2 })).toBe(
    "red card: 2 matches",
  );
});
