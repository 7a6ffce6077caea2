import { momentOf } from "../when";
import { readScorer } from "../match/minute";
import { parseSubstitutions, type Substitution } from "../match/substitutions";
import type { Side } from "../match/timeline";
import { foldName, sameName } from "../names";
import type { Player } from "@/records/players/schema";
import type { Result } from "@/records/results/schema";
import { clubIn, type FindPlayer, type Identity } from "./squad";

/** A result with the line-ups of its fixture, if they are known. */
export type MatchSheet = Pick<
  Result,
  | "teamA"
  | "teamB"
  | "scoreA"
  | "scoreB"
  | "date"
  | "gameWeek"
  | "goalsA"
  | "goalsB"
  | "bookings"
  | "substitutionsA"
  | "substitutionsB"
  | "ending"
  | "stage"
  | "playersA"
  | "playersB"
> & {
  readonly id: string;
  /** The score detail, from which individual matches are read. */
  readonly detail?: string;
  /** The starting line-ups. */
  readonly lineUpA?: readonly string[];
  readonly lineUpB?: readonly string[];
};

/** The facts of a squad about a player. */
export type SquadMember = Identity &
  Pick<Player, "position"> &
  Partial<Pick<Player, "suspension">> & { readonly id: string };

/** A person whom a match record names. */
export interface Person<P> {
  /** A key that is the same for the same person in every match. */
  readonly key: string;
  readonly player: string;
  /** The club; '' if neither squads nor match say it. */
  readonly club: string;
  /** The player's record; null for a name in no squad, or in several. */
  readonly record: P | null;
}

/** Returns the key of a squad member. */
export const keyOf = ({ id }: Pick<SquadMember, "id">): string => `id:${id}`;

/** One team's part of a match record. */
export interface SideSheet {
  readonly side: Side;
  readonly team: string;
  readonly opponent: string;
  readonly conceded: number | null;
  readonly goals: Result["goalsA"];
  readonly substitutions: readonly Substitution[];
  /** The starting line-up; empty if not known. */
  readonly starting: readonly string[];
  /** All players who played; empty if not known. */
  readonly played: readonly string[];
}

const named = (substitutions: readonly Substitution[], direction: "IN" | "OUT") =>
  substitutions.filter((one) => one.direction === direction).map(({ player }) => player);

/** Returns the players who came on, or went off. */
export const exchanged = ({ substitutions }: SideSheet, direction: "IN" | "OUT"): string[] =>
  named(substitutions, direction);

function sideOf(
  side: Side,
  teams: readonly [own: string, opponent: string],
  conceded: number | null,
  goals: Result["goalsA"],
  changes: string,
  players: readonly string[],
  lineUp: readonly string[],
): SideSheet {
  const substitutions = parseSubstitutions(changes);
  const on = named(substitutions, "IN");
  // The list of all who played also gives the starters: those who did not come on.
  const starting =
    lineUp.length > 0 ? lineUp : players.filter((name) => !on.some((one) => sameName(one, name)));
  return {
    side,
    team: teams[0],
    opponent: teams[1],
    conceded,
    goals,
    substitutions,
    starting,
    played: players.length > 0 ? players : [...lineUp, ...on],
  };
}

/** Splits a match record into the parts of both teams, team A first. */
export function sidesOf(match: MatchSheet): readonly [SideSheet, SideSheet] {
  const { teamA, teamB, lineUpA = [], lineUpB = [] } = match;
  const { goalsA, goalsB, substitutionsA, substitutionsB, playersA, playersB } = match;
  return [
    sideOf("A", [teamA, teamB], match.scoreB, goalsA, substitutionsA, playersA, lineUpA),
    sideOf("B", [teamB, teamA], match.scoreA, goalsB, substitutionsB, playersB, lineUpB),
  ];
}

/**
 * Returns the names (as `foldName` writes them) that the record itself shows to be on that side; the scorer of an own
 * goal plays for the other side.
 */
function seenOn(own: SideSheet, other: SideSheet): Set<string> {
  const scorers = (goals: Result["goalsA"], ownGoals: boolean) =>
    goals
      .map(({ player }) => readScorer(player))
      .filter(({ kind }) => (kind === "ownGoal") === ownGoals)
      .map(({ player }) => player);
  const names = [
    ...own.starting,
    ...own.played,
    ...own.substitutions.map(({ player }) => player),
    ...own.goals.map(({ assist }) => assist),
    ...scorers(own.goals, false),
    ...scorers(other.goals, true),
  ];
  return new Set(names.map(foldName));
}

export type { FindPlayer as Find } from "./squad";

/**
 * Returns a function that finds the person whom a name in this match means, by the squad of its side. For a name
 * without a side, such as a booked player, the squads of both sides decide, then the record itself.
 */
export function personsOf<P extends SquadMember>(
  match: MatchSheet,
  find: FindPlayer<P>,
): (name: string, side: Side | null) => Person<P> & { readonly side: Side | null } {
  const [a, b] = sidesOf(match);
  const [onA, onB] = [seenOn(a, b), seenOn(b, a)];
  const seen = (name: string): Side | null => {
    const key = foldName(name);
    return onA.has(key) === onB.has(key) ? null : onA.has(key) ? "A" : "B";
  };
  return (name, given) => {
    const guess = given ?? seen(name);
    const clubs = guess === null ? [a.team, b.team] : [guess === "A" ? a.team : b.team];
    const record = find(name, clubs, momentOf(match));
    const club = record?.club ?? (guess === null ? "" : (clubs[0] ?? ""));
    // The player counts for the club on the day of the match, even after a transfer.
    const own = record ? clubIn(record, clubs, momentOf(match)) : club;
    const side = guess ?? (sameName(own, a.team) ? "A" : sameName(own, b.team) ? "B" : null);
    const key = record ? keyOf(record) : `${foldName(club)}/${foldName(name)}`;
    return { key, player: record?.name ?? name, club, record, side };
  };
}
