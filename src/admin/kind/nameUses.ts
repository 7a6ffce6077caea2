import { amountOf, enumerated } from "@/domain/wording";
import { sameName } from "@/domain/names";
import { playerLog } from "@/domain/people/playerLog";
import { squadLookup } from "@/domain/people/squad";
import { momentOf } from "@/domain/when";
import type { RecordOf } from "@/records/record";
import { tieRulesOf } from "@/domain/season/figures";
import type { League } from "@/domain/league/league";

/** How many records of each kind hold a name, with the word for one and for many of them. */
export type NameUses = readonly (readonly [count: number, one: string, many: string])[];

interface RenamedRecord {
  readonly league: League;
  /** The id of the record that is renamed. */
  readonly id: string;
  readonly players: readonly RecordOf<"players">[];
  readonly fixtures: readonly RecordOf<"fixtures">[];
  readonly results: readonly RecordOf<"results">[];
}

/** Counts the results and line-ups that name this player, by any of the player's names. */
export function usesOfPlayer({ league, id, players, fixtures, results }: RenamedRecord): NameUses {
  const player = players.find((one) => one.id === id);
  if (!player) return [];
  const { scorerFigure } = league.game;
  const find = squadLookup(players);
  const named = playerLog(results, player, { players, scorerFigure, ties: tieRulesOf(league) });
  const lined = fixtures.filter((fixture) =>
    (
      [
        [fixture.teamA, fixture.lineUpA],
        [fixture.teamB, fixture.lineUpB],
      ] as const
    ).some(([team, names]) =>
      names.some((name) => find(name, [team], momentOf(fixture))?.id === id),
    ),
  );
  return [
    [named.length, "result", "results"],
    [lined.length, "line-up", "line-ups"],
  ];
}

interface KnownOfClub extends Omit<RenamedRecord, "league" | "id"> {
  readonly standings: readonly RecordOf<"standings">[];
}

/** Counts the records that hold a club's name. */
export function usesOfClub(
  { players, fixtures, results, standings }: KnownOfClub,
  name: string,
): NameUses {
  const plays = ({ teamA, teamB }: { readonly teamA: string; readonly teamB: string }) =>
    sameName(teamA, name) || sameName(teamB, name);
  return [
    [fixtures.filter(plays).length, "fixture", "fixtures"],
    [results.filter(plays).length, "result", "results"],
    [players.filter(({ club }) => sameName(club, name)).length, "player", "players"],
    [
      standings.filter(({ team }) => sameName(team, name)).length,
      "row of the table",
      "rows of the table",
    ],
  ];
}

/** Says how many there are: "3 results and 2 line-ups"; '' if there are none. */
export function inWords(followers: NameUses): string {
  const phrases = followers.filter(([count]) => count > 0).map((follower) => amountOf(...follower));
  return enumerated(phrases);
}
