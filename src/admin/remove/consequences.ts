import { amountOf } from "@/domain/wording";
import { matchesOf } from "@/domain/match/matches";
import { sameName } from "@/domain/names";
import type { EntityKind, RecordOf } from "@/records/record";
import type { Result } from "@/records/results/schema";

/** The records of a league that may speak of the one to be deleted. */
export interface Surroundings {
  readonly results: readonly RecordOf<"results">[];
  readonly fixtures: readonly RecordOf<"fixtures">[];
  readonly players: readonly RecordOf<"players">[];
}

function namesPlayer(result: Result, name: string): boolean {
  const goals = [...result.goalsA, ...result.goalsB];
  return (
    sameName(result.manOfTheMatch.player, name) ||
    goals.some(({ player, assist }) => sameName(player, name) || sameName(assist, name)) ||
    [...result.playersA, ...result.playersB].some((player) => sameName(player, name)) ||
    result.bookings.some((booking) => sameName(booking.replace(/\s*\(.*$/, ""), name))
  );
}

type Fixture = RecordOf<"fixtures">;

interface Pair {
  readonly teamA: string;
  readonly teamB: string;
}

const plays = ({ teamA, teamB }: Pair, club: string) =>
  sameName(teamA, club) || sameName(teamB, club);

function hasResult(
  fixture: Fixture,
  fixtures: readonly Fixture[],
  results: Surroundings["results"],
) {
  const others = fixtures.filter(({ id }) => id !== fixture.id);
  return matchesOf([fixture, ...others], results).some(
    ({ id, outcome }) => id === fixture.id && outcome !== null,
  );
}

const consequences: {
  readonly [K in EntityKind]: (record: RecordOf<K>, around: Surroundings) => string[];
} = {
  players: ({ name }, { results, fixtures }) => {
    const named = results.filter((result) => namesPlayer(result, name)).length;
    const lined = fixtures.filter(({ lineUpA, lineUpB }) =>
      [...lineUpA, ...lineUpB].some((one) => sameName(one, name)),
    ).length;
    return [
      "The player leaves the players page, the squad and the top lists.",
      ...(named > 0
        ? [`${amountOf(named, "result names", "results name")} this player and will keep the name.`]
        : []),
      ...(lined > 0
        ? [
            `${amountOf(lined, "line-up names", "line-ups name")} this player and will keep the name.`,
          ]
        : []),
    ];
  },
  fixtures: (fixture, { fixtures, results }) => [
    "The match leaves the matches page and the home page.",
    hasResult(fixture, fixtures, results)
      ? "Its result stays."
      : "There is no result of this match yet.",
  ],
  results: () => [
    "The match leaves the results page, and its goals and cards no longer count in the statistics.",
    "A table and players’ figures that follow from results change with it; those kept by hand stay.",
  ],
  standings: ({ team }, { players, results }) => {
    const squad = players.filter(({ club }) => sameName(club, team)).length;
    const games = results.filter((result) => plays(result, team)).length;
    return [
      "The row leaves the public table, and the ranks below it move up.",
      `Its ${amountOf(squad, "player", "players")} and ${amountOf(games, "result", "results")} stay.`,
    ];
  },
  teams: ({ name }, { players, fixtures }) => {
    const squad = players.filter(({ club }) => sameName(club, name)).length;
    const games = fixtures.filter((fixture) => plays(fixture, name)).length;
    return [
      `Its ${amountOf(squad, "player", "players")} and ${amountOf(games, "fixture", "fixtures")} stay and keep the name.`,
    ];
  },
  meets: () => ["The meet leaves the meets page. The marks of its events stay, and count nowhere."],
  events: () => [
    "The event’s start list, marks and places leave the results, and its points the table.",
  ],
  news: () => ["The announcement leaves the news page, today’s page and the league’s home."],
  seasons: () => [
    "Tables and players’ figures of the season are shown as they were entered by hand.",
  ],
};

/** What deleting a record means for everything else, in sentences. */
export function consequencesOf<K extends EntityKind>(
  kind: K,
  record: RecordOf<K>,
  around: Surroundings,
): string[] {
  return consequences[kind](record, around);
}
