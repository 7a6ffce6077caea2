import { arena } from "@arena/arena";
import { expect, it } from "vitest";
import { leagueShare } from "@/domain/season/championship";
import { mainLeagueOf } from "@/leagues/menu";
import { mls } from "../../../tests/arena/leagues/mls";
import { studentWeekFootball } from "../../../tests/arena/leagues/studentWeekFootball";
import { leadInWords, sharedExample } from "./words";

const nothing = { fixtures: [], results: [], standings: [], seasons: [], teams: [] };

it("says why nobody leads: nothing was played, or no club has a house", () => {
  const before = leagueShare(mls, nothing);
  expect(leadInWords([], [before]).lead).toBe("No league has begun yet");
  const begun = { ...before, progress: "running" } as const;
  expect(leadInWords([], [begun])).toEqual({
    lead: `No club plays for a ${arena.house} yet`,
    condition: "",
  });
});

it("names the places that decide between two houses with equal points", () => {
  const line = (name: string, rank: number, places: readonly number[]) => ({
    name,
    rank,
    places,
    points: 16,
    shared: false,
    from: new Map(),
  });
  const running = { ...leagueShare(mls, nothing), progress: "running" } as const;
  const lead = (own: readonly number[], other: readonly number[]) =>
    leadInWords([line("Law", 1, own), line("Arts", 2, other)], [running]).lead;
  expect(lead([1], [0, 2])).toBe("Law lead Arts on first places");
  expect(lead([1, 1], [1, 0, 1])).toBe("Law lead Arts on second places");
  expect(lead([1, 1, 0, 1], [1, 1])).toBe("Law lead Arts on 4th places");
});

const example = (league: typeof mls) => {
  const club = { house: "", place: 1, sharers: 2, points: 9 };
  const clubs = ["A", "B"].map((name) => ({ ...club, club: name }));
  return sharedExample([{ league, progress: "running", clubs }]);
};

it("writes the short name of a league as it is", () => {
  expect(example(studentWeekFootball)).toContain(`in ${studentWeekFootball.shortName} and`);
});

// An arena without built-in leagues has no main league.
it.runIf(mainLeagueOf(mls.game))("names a main league by its sport, in lower case", () => {
  expect(example(mls)).toMatch(/^A and B hold 1st to 2nd in football and get 9 each/);
});
