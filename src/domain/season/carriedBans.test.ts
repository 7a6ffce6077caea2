import { expect, it } from "vitest";
import { makePlayer, makeResult } from "../../../tests/factories/records";
import { BAN_POLICY } from "../people/banPolicy";
import { readBanDecision } from "../people/banWord";
import type { CardCarryOver } from "../league/league";
import { suspensions } from "../people/suspensions";
import { carriedBans } from "./carriedBans";

const ENDED = "2026-06-01";
const at = (day: number, month = 4) => Date.UTC(2026, month, day, 15);
const match = (day: number, booking: string, more: object = {}) =>
  makeResult({
    id: `m${day}`,
    teamA: "Rovers",
    teamB: "Trojans",
    scoreA: 1,
    scoreB: 0,
    date: at(day),
    bookings: booking === "" ? [] : [booking],
    stage: "",
    ...more,
  });
const player = (name: string, more: object = {}) =>
  makePlayer({ id: name, name, club: "Rovers", suspension: "", ...more });
const squad = [player("Ayo Bello"), player("Musa Cole"), player("Tunde Ray")];
const policy = { ...BAN_POLICY, red: 2 };
const carried = (
  results: ReturnType<typeof match>[],
  players = squad,
  filed: typeof squad = players,
  carry?: readonly CardCarryOver[],
) =>
  carriedBans(players, { results, filed, policy, ended: ENDED, carry }).map(
    ({ player: who, word }) => [who.name, word],
  );

it("is what is left of a ban after the last match", () => {
  const red = match(10, "Ayo Bello (Red Card)");
  expect(carried([red])).toEqual([["Ayo Bello", "2 matches from 2026-06-01"]]);
  expect(carried([red, match(20, "")])).toEqual([["Ayo Bello", "1 match from 2026-06-01"]]);
  expect(carried([red, match(20, ""), match(25, "")])).toEqual([]);
});

it("leaves yellow cards behind that led to nothing", () => {
  expect(carried([match(10, "Ayo Bello (Yellow Card)")])).toEqual([]);
});

it("takes what the organiser had said in the season that is over", () => {
  const filed = [player("Musa Cole", { suspension: "3 matches from 2026-05-15" })];
  expect(carried([match(10, ""), match(20, "")], squad, filed)).toEqual([
    ["Musa Cole", "2 matches from 2026-06-01"],
  ]);
});

it("leaves out who has gone, and of whom the new season says something", () => {
  const red = match(10, "Ayo Bello (Red Card)");
  expect(carried([red], [player("Musa Cole")])).toEqual([]);
  expect(carried([red], [player("Ayo Bello", { suspension: "none from 2026-08-01" })])).toEqual([]);
});

it("says it so that the next season reads it, and serves it in its first matches", () => {
  const [ban] = carriedBans(squad, {
    results: [match(10, "Ayo Bello (Red Card)")],
    filed: squad,
    policy,
    ended: ENDED,
  });
  if (!ban) throw new Error("A ban is left.");
  expect(readBanDecision(ban.word)).toEqual({ matches: 2, yellows: null, from: ENDED });
  const next = [{ ...ban.player, suspension: ban.word }];
  const left = (results: ReturnType<typeof match>[]) =>
    suspensions(results, { players: next, policy }).map((one) => one.left);
  const later = (day: number) => match(day, "", { id: `n${day}`, date: at(day, 8) });
  expect(left([later(5)])).toEqual([1]);
  expect(left([later(5), later(12)])).toEqual([]);
});

it("carries over what the format of the season says", () => {
  const results = [
    match(10, "Ayo Bello (Red Card)"),
    match(11, "Ayo Bello (Yellow Card)", { teamA: "Elsewhere" }),
    match(12, "Musa Cole (Yellow Card)", { teamA: "Elsewhere" }),
    match(13, "Musa Cole (Yellow Card)", { teamA: "Elsewhere", stage: "cup:SF1" }),
  ];
  const said = (carry?: readonly CardCarryOver[]) =>
    carried(results, squad, squad, carry).map(([name, word]) => `${name}: ${word}`);
  const bans = ["Ayo Bello: 2 matches from 2026-06-01"];
  expect(said()).toEqual(bans);
  expect(said(["bans"])).toEqual(bans);
  expect(said([])).toEqual([]);
  expect(said(["cards"])).toEqual([
    "Ayo Bello: 1 yellow from 2026-06-01",
    "Musa Cole: 1 yellow from 2026-06-01",
  ]);
  expect(said(["bans", "cards"])).toEqual([
    "Ayo Bello: 2 matches, 1 yellow from 2026-06-01",
    "Musa Cole: 1 yellow from 2026-06-01",
  ]);
});

it("counts yellow cards that were carried over towards the next suspension", () => {
  const next = [player("Musa Cole", { suspension: "4 yellows from 2026-06-01" })];
  const left = (...dates: number[]) =>
    suspensions(
      dates.map((day) => match(day, "Musa Cole (Yellow Card)", { date: at(day, 8) })),
      { players: next, policy },
    ).map((one) => [one.left, one.why.at(-1)?.cause]);
  expect(left()).toEqual([]);
  expect(left(5)).toEqual([[1, "yellows"]]);
  // Without them it takes five.
  const five = [1, 2, 3, 4].map((day) => match(day, "Musa Cole (Yellow Card)"));
  expect(suspensions(five, { players: squad, policy })).toEqual([]);
});
