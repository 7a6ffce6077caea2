import { knockOutPlace, stageRound } from "../match/knockOut";
import { readStage } from "../match/stage";
import { foldName, sameName } from "../names";
import type { Result } from "@/records/results/schema";
import type { RecordOf } from "@/records/record";
import { bracketOf, type Tie } from "./bracket";
import { cupsIn } from "./cups";
import { tiesIn } from "./cupTies";
import type { Competition } from "./competition";
import { meetingsIn } from "./split";

/** The fields of a match that may belong to a knock-out. */
type Pairing = Pick<Result, "teamA" | "teamB" | "gameWeek">;

/** The stage that a match without one seems to have. */
export interface ProposedStage {
  /** The stage, as a record stores it. */
  readonly stage: string;
  /** The name of the stage: "Semi-final 1". */
  readonly name: string;
  /** The reason, as the rest of a sentence: "these two meet there in the bracket". */
  readonly why: string;
}

/** Returns the stage of the next leg of a tie, as a record stores it. */
const legOf = ({ slot, matches }: Tie): string =>
  slot.legs === 1 ? slot.id : `${slot.id}/${Math.min(matches.length + 1, slot.legs)}`;

const isOpen = ({ state }: Tie) => state.winner === null;

/** Returns the teams of a tie, or those that would play it by the current tables. */
function teamsIn({ state }: Tie): readonly string[] {
  return [state.a, state.b].flatMap((side) => {
    if ("team" in side) return [side.team];
    return "waiting" in side && side.asItStands !== undefined ? [side.asItStands] : [];
  });
}

const plays = (team: string, { teamA, teamB }: Pairing) =>
  sameName(team, teamA) || sameName(team, teamB);

/** Finds the undecided tie in which the bracket has these two teams. */
function byPair(match: Pairing, ties: readonly Tie[]): ProposedStage | null {
  const tie = ties.find(({ state: { a, b, winner } }) => {
    const isKnown = "team" in a && "team" in b && winner === null;
    return isKnown && plays(a.team, match) && plays(b.team, match);
  });
  return tie
    ? { stage: legOf(tie), name: tie.slot.name, why: "these two meet there in the bracket" }
    : null;
}

/** Finds the undecided tie of the round that the game week names. */
function byRound(match: Pairing, ties: readonly Tie[]): ProposedStage | null {
  const name = match.gameWeek.trim();
  const place = knockOutPlace(name);
  if (place === null) return null;
  const open = ties.filter((tie) => isOpen(tie) && stageRound(tie.slot.id) === stageRound(name));
  const tie = open.find((one) => teamsIn(one).some((team) => plays(team, match))) ?? open[0];
  const why = `its game week is “${name}”`;
  if (tie) return { stage: legOf(tie), name: tie.slot.name, why };
  return /play-?off/i.test(name) ? { stage: "PO", name: "Play-off for a place", why } : null;
}

/**
 * Finds the undecided tie of a cup, if the game week names that cup, or names a round and the cup has these two teams.
 */
function byCup(
  match: Pairing,
  competition: Competition,
  results: readonly RecordOf<"results">[],
): ProposedStage | null {
  const week = foldName(match.gameWeek);
  for (const cup of cupsIn(competition.settings.cups)) {
    const isNamed = week.includes(foldName(cup.name));
    if (!isNamed && knockOutPlace(match.gameWeek) === null) continue;
    const ties = tiesIn(cup.id, competition, results);
    const found = byPair(match, ties) ?? (isNamed ? byRound(match, ties) : null);
    if (found && readStage(found.stage)?.for === "knockOut")
      return { ...found, stage: `${cup.id}:${found.stage}`, name: `${cup.name}: ${found.name}` };
  }
  return null;
}

/** Finds a stage for teams that have already met as often as the format says. */
function byMeetings(
  { teamA, teamB }: Pairing,
  { format, outcomes, parts }: Competition,
  ties: readonly Tie[],
): ProposedStage | null {
  const met = outcomes.filter(
    ({ a, b }) =>
      (sameName(a, teamA) && sameName(b, teamB)) || (sameName(a, teamB) && sameName(b, teamA)),
  ).length;
  if (met < meetingsIn(format, parts)(teamA, teamB)) return null;
  const why = `these two have met as often as the format says`;
  const tie = ties.find(
    (one) =>
      isOpen(one) &&
      teamsIn(one).filter((team) => plays(team, { teamA, teamB, gameWeek: "" })).length === 2,
  );
  if (tie) return { stage: legOf(tie), name: tie.slot.name, why };
  return { stage: "PO", name: "Play-off for a place", why };
}

/**
 * Proposes the stage of a match without one: a tie of the knock-out or a play-off, by its teams, by the name of its
 * round, or because the two have met often enough. Null if it seems to be a match of the league.
 * @param competition the season without that match
 * @param results the season's results without that match
 */
export function proposedStage(
  match: Pairing,
  competition: Competition,
  results: readonly RecordOf<"results">[],
): ProposedStage | null {
  if (match.teamA === "" || match.teamB === "") return null;
  const ties = bracketOf(competition, results);
  return (
    byPair(match, ties) ??
    byCup(match, competition, results) ??
    byRound(match, ties) ??
    byMeetings(match, competition, ties)
  );
}
