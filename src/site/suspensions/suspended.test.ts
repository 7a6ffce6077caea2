import { expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture, makePlayer, makeResult, makeSeason } from "../../../tests/factories/records";
import { withSeasons } from "@/domain/season/seasons";
import { suspendedIn, suspensionInWords } from "./suspended";

it("says in which competition a ban is served, where it is not the league's alone", () => {
  const [{ id }] = mls.seasons;
  const cups = ["cup|Chancellor’s Cup|2|1|no|X, Y"];
  const league = withSeasons(mls, [makeSeason({ id, cups })]);
  const red = ["Ben (Red Card)"];
  const inCup = makeResult({ teamA: "X", teamB: "Y", bookings: red, stage: "cup:SF1" });
  const said = (results: readonly (typeof inCup)[]) =>
    suspendedIn(league, {
      fixtures: [makeFixture({ id: "next", teamA: "X", teamB: "Z", date: null })],
      results,
      players: [makePlayer({ name: "Ben", club: "X" })],
      now: 0,
    }).map((one) => suspensionInWords(league, one, "UTC", []));
  expect(said([inCup])).toEqual(["misses the next match of Chancellor’s Cup (red card)"]);
  expect(said([inCup, { ...inCup, id: "second", stage: "" }])).toEqual([
    "misses the next match of Chancellor’s Cup and the next match of the league, v Z (red card)",
  ]);
  expect(said([{ ...inCup, stage: "" }])).toEqual(["misses the next match, v Z (red card)"]);
});
