import { momentOf } from "../when";
import { parseBookings } from "../match/bookings";
import { minuteOf, readScorer } from "../match/minute";
import { difference } from "../match/order";
import { parseSubstitutions } from "../match/substitutions";
import type { MatchEvent, ScorerFigure, Side } from "../match/timeline";
import { foldName, sameName } from "../names";
import type { Player } from "@/records/players/schema";
import type { Goal, Result } from "@/records/results/schema";
import { clubIn, squadLookup } from "./squad";

interface Context {
  /** The squads, which say on which side a booked player is; without them only the result itself says it. */
  readonly players?: readonly Player[];
  readonly scorerFigure?: ScorerFigure;
}

function goalEvents(side: Side, goals: readonly Goal[]): MatchEvent[] {
  return goals.map((goal) => {
    const scorer = readScorer(goal.player);
    const noted = readScorer(goal.minute).kind;
    const kind = scorer.kind === "goal" ? noted : scorer.kind;
    return {
      side,
      kind,
      minute: minuteOf(goal.minute),
      minuteText: goal.minute,
      player: scorer.player,
      detail: goal.assist,
    };
  });
}

function substitutionEvents(side: Side, text: string): MatchEvent[] {
  return parseSubstitutions(text)
    .filter(({ direction }) => direction !== null)
    .map(({ player, direction, minute }) => ({
      side,
      kind: "substitution",
      minute: minuteOf(minute),
      minuteText: minute,
      player,
      detail: direction ?? "",
    }));
}

/**
 * Returns a function that finds a player's side: by the squads, otherwise by the goals, assists, substitutions and
 * players of each side; null if unknown.
 */
function sideFinder(result: Result, players: readonly Player[]): (name: string) => Side | null {
  const find = squadLookup(players);
  const seen = (goals: readonly Goal[], substitutions: string, played: readonly string[]) =>
    new Set(
      [
        ...played,
        ...goals.flatMap(({ player, assist }) => {
          const scorer = readScorer(player);
          return scorer.kind === "ownGoal" ? [] : [scorer.player, assist];
        }),
        ...parseSubstitutions(substitutions).map(({ player }) => player),
      ].map(foldName),
    );
  const ofA = seen(result.goalsA, result.substitutionsA, result.playersA);
  const ofB = seen(result.goalsB, result.substitutionsB, result.playersB);
  return (name) => {
    const teams = [result.teamA, result.teamB];
    const player = find(name, teams, momentOf(result));
    const club = player ? clubIn(player, teams, momentOf(result)) : "";
    if (sameName(club, result.teamA)) return "A";
    if (sameName(club, result.teamB)) return "B";
    const key = foldName(name);
    if (ofA.has(key) === ofB.has(key)) return null;
    return ofA.has(key) ? "A" : "B";
  };
}

/**
 * Returns the events of a match by minute; those without a minute come last. A goal, also an own goal, is on the side
 * for which it counted. Bookings without a known side or card are left out.
 */
export function matchEvents(result: Result, context: Context = {}): MatchEvent[] {
  const { players = [], scorerFigure = "minute" } = context;
  const sideOf = sideFinder(result, players);
  const cards = parseBookings(result.bookings).flatMap(({ player, card, minute }): MatchEvent[] => {
    const side = sideOf(player);
    if (card === null || side === null) return [];
    return [{ side, kind: card, minute: minuteOf(minute), minuteText: minute, player, detail: "" }];
  });
  const goals =
    scorerFigure === "minute"
      ? [...goalEvents("A", result.goalsA), ...goalEvents("B", result.goalsB)]
      : [];
  const events = [
    ...goals,
    ...cards,
    ...substitutionEvents("A", result.substitutionsA),
    ...substitutionEvents("B", result.substitutionsB),
  ];
  return events.sort((a, b) => difference(a.minute ?? Infinity, b.minute ?? Infinity));
}
