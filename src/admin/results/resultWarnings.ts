import { parseBookings } from "@/domain/match/bookings";
import { isBye, isPlayed, readEnding } from "@/domain/match/ending";
import { minuteOf, readScorer } from "@/domain/match/minute";
import { sameName, foldName } from "@/domain/names";
import { clubAt, isCalled } from "@/domain/people/squad";
import { momentOf } from "@/domain/when";
import type { Goal, Result } from "@/records/results/schema";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import { cupOfStage } from "@/domain/match/stage";
import { tiesIn } from "@/domain/season/cupTies";
import { competitionOf } from "@/domain/season/competition";
import { sheetOf } from "@/domain/match/check";
import { odditiesOf } from "@/domain/match/detail/oddities";
import { parseSubstitutions } from "@/domain/match/substitutions";
import type { Format } from "@/domain/season/format";
import type { FormContext } from "../kind/formContext";
import { matchWarnings } from "../kind/matchWarnings";
import { needsReason } from "./endingChoices";
import { againstTheList, suspendedInResult } from "../fixtures/lineUpWarnings";
import { isLeftLevel, LEFT_LEVEL } from "./leftLevel";
import {
  isPairedAgain,
  ambiguousNames,
  twiceListed,
  unknownClubs,
  type NameInField,
  type Warning,
} from "../kind/warning";

type Check = (result: Result, around: FormContext) => Warning[];

/** Warns of bookings without a card or a player: they are stored as typed, and count for no player. */
const unreadBookings: Check = ({ bookings }) => {
  const unread = parseBookings(bookings).filter(({ card }) => card === null);
  if (unread.length === 0) return [];
  const named = unread.map(({ text }) => `“${text}”`).join(", ");
  const text = `Will not be counted: ${named}. Write Player (Yellow Card) or Player (Red Card)`;
  return [{ id: "bookings", field: "bookings", text }];
};

function namedAsScorers(field: string, goals: readonly Goal[], own: string, other: string) {
  return goals.flatMap(({ player, assist }): NameInField[] => {
    const scorer = readScorer(player);
    return [
      { field, name: scorer.player, teams: [scorer.kind === "ownGoal" ? other : own] },
      { field, name: assist, teams: [own] },
    ];
  });
}

/** Returns all names of players in a result. */
function namesIn(result: Result): readonly NameInField[] {
  const { teamA, teamB, goalsA, goalsB, bookings, playersA, playersB, manOfTheMatch } = result;
  const booked = parseBookings(bookings).flatMap(({ card, player }) => (card ? [player] : []));
  const named = (field: string, names: readonly string[], ...teams: readonly string[]) =>
    names.map((name): NameInField => ({ field, name, teams }));
  return [
    ...namedAsScorers("goalsA", goalsA, teamA, teamB),
    ...namedAsScorers("goalsB", goalsB, teamB, teamA),
    ...named("bookings", booked, teamA, teamB),
    ...named("playersA", playersA, teamA),
    ...named("playersB", playersB, teamB),
    ...named("manOfTheMatch", [manOfTheMatch.player], teamA, teamB),
  ];
}

/** Warns of names in a result that several players have. */
export const namesakes = (result: Result, players: FormContext["players"]): Warning[] =>
  ambiguousNames(namesIn(result), momentOf(result), { players });

/** Notes names that are in neither team's squad. A team without any players is not checked. */
const inNoSquad: Check = (result, { players }) => {
  const missing = new Map<string, Set<string>>();
  for (const { field, name, teams } of namesIn(result)) {
    const squads = teams.map((team) =>
      players.filter((player) => sameName(clubAt(player, momentOf(result)), team)),
    );
    const isUnknown = name === "" || squads.some((squad) => squad.length === 0);
    if (isUnknown || squads.flat().some((player) => isCalled(player, name))) continue;
    missing.set(field, (missing.get(field) ?? new Set()).add(name));
  }
  return [...missing].map(([field, names]) => ({
    id: "W04",
    field,
    text: `In neither squad: ${[...names].join(", ")}`,
    isNote: true,
  }));
};

const sides = [
  { goals: "goalsA", score: "scoreA", team: "teamA" },
  { goals: "goalsB", score: "scoreB", team: "teamB" },
] as const;

/** Notes if fewer scorers are listed than goals were scored, in sports where each entry is one goal. */
const fewerListed: Check = (result, { league }) => {
  const { scorerFigure, matchFields } = league.game;
  if (scorerFigure !== "minute" || !isPlayed(result)) return [];
  return sides.flatMap(({ goals, score }) => {
    const [scored, listed] = [result[score] ?? 0, result[goals].length];
    if (!matchFields.includes(goals) || listed >= scored) return [];
    return [{ id: "F01", field: goals, text: `${scored} scored, ${listed} listed`, isNote: true }];
  });
};

/** Warns of goals in minutes after the end of the match. */
const lateMinutes: Check = (result, { league }) => {
  const { playingMinutes } = league.game;
  if (!playingMinutes) return [];
  const longer = ["extraTime", "shootOut"].includes(readEnding(result.ending).how);
  const last = longer ? playingMinutes.withExtraTime : playingMinutes.regular;
  return sides.flatMap(({ goals }) => {
    const late = result[goals].filter(({ minute }) => Math.floor(minuteOf(minute) ?? 0) > last);
    if (late.length === 0) return [];
    const minutes = late.map(({ minute }) => minute).join(", ");
    const why = longer ? "" : "; without extra time write 90+4";
    return [{ id: "F02", field: goals, text: `Later than minute ${last}: ${minutes}${why}` }];
  });
};

/** Warns if the scorers' points do not add up to the score, in sports whose score is in points. */
const otherSum: Check = (result, { league, format }) => {
  const { scorerFigure } = league.game;
  if (scorerFigure !== "points" || format.score?.kind !== "periods") return [];
  return sides.flatMap(({ goals, score }) => {
    const points = result[goals].map(({ minute }) => Math.floor(minuteOf(minute) ?? 0));
    const sum = points.reduce((total, one) => total + one, 0);
    if (points.length === 0 || sum === result[score]) return [];
    const text = `The scorers have ${sum} points, the score says ${result[score] ?? "nothing"}`;
    return [{ id: "B01", field: goals, text }];
  });
};

/** Warns of a player with two yellow cards and no red card. */
const secondYellow: Check = ({ bookings }) => {
  const cards = parseBookings(bookings);
  const named = [...new Set(cards.flatMap(({ card, player }) => (card ? [player] : [])))];
  const stayed = named.filter((name) => {
    const own = cards.filter(({ player }) => sameName(player, name));
    return (
      own.filter(({ card }) => card === "yellow").length > 1 &&
      !own.some(({ card }) => card === "red")
    );
  });
  if (stayed.length === 0) return [];
  const text = `Two yellow cards and no red one: ${[...new Set(stayed)].join(", ")}`;
  return [{ id: "F03", field: "bookings", text }];
};

/** A difference of this many goals or more is probably a typing mistake. */
const WIDE_MARGIN = 15;

const wideMargin: Check = ({ scoreA, scoreB }, { league }) => {
  if (!league.game.playingMinutes || scoreA === null || scoreB === null) return [];
  if (Math.abs(scoreA - scoreB) < WIDE_MARGIN) return [];
  return [{ id: "F05", field: "scoreB", text: `Is ${scoreA}–${scoreB} right?` }];
};

const tooEarly: Check = ({ date, ending }, { now }) => {
  if (date === null || date <= now || ending !== "") return [];
  const kickOff = formatKickOff(date, arena.timeZone);
  const text = `This match does not begin until ${kickOff?.short ?? ""}`;
  return [{ id: "W05", field: "date", text }];
};

const withoutReason: Check = ({ ending, reason }) =>
  needsReason(ending) && reason === ""
    ? [{ id: "W07", field: "reason", text: "Give the reason: visitors see how it ended" }]
    : [];

const pairedAgain: Check = (result, { id, results }) =>
  results.some(
    (other) => other.id !== id && other.stage === result.stage && isPairedAgain(result, other),
  )
    ? [{ id: "W02", field: "gameWeek", text: "These two have a result in this game week already" }]
    : [];

/** Warns of a level match that needs a winner: no team goes through until the ending says how it was decided. */
const leftLevel: Check = (result, { format }) =>
  isLeftLevel(result, format) ? [{ id: "W09", field: "ending", text: LEFT_LEVEL }] : [];

const checks: readonly Check[] = [
  (result, around) => {
    const { teamA, teamB } = result;
    return unknownClubs(isBye(result) ? { teamA } : { teamA, teamB }, around);
  },
  tooEarly,
  pairedAgain,
  (result, around) => matchWarnings(result, "results", around),
  withoutReason,
  fewerListed,
  lateMinutes,
  otherSum,
  secondYellow,
  wideMargin,
  unreadBookings,
  ({ playersA, playersB }) => twiceListed(playersA, playersB, ["playersA", "playersB"]),
  inNoSquad,
  (result, { players }) => namesakes(result, players),
  (result, { format }) => detailWarnings(result, format),
  afterGoingOff,
  ({ teamA, teamB, playersA, playersB }, around) =>
    againstTheList(
      [
        ["playersA", teamA, playersA],
        ["playersB", teamB, playersB],
      ],
      around,
    ),
  suspendedInResult,
  driftedStage,
  leftLevel,
];

/** Returns the warnings about a result, shown before it is saved. */
export function resultWarnings(result: Result, around: FormContext): Warning[] {
  return checks.flatMap((check) => check(result, around));
}

/** Warns of a match of a bracket between other teams than the bracket has at that place. */
function driftedStage({ stage, teamA, teamB }: Result, around: FormContext): Warning[] {
  const slotId = stage.split("/")[0]?.trim();
  if (!slotId || teamA === "" || teamB === "") return [];
  const { league, id } = around;
  // The match itself is left out, because its result would decide who plays in the following rounds.
  const results = around.results.filter((result) => result.id !== id);
  const records = { ...around, results };
  const competition = competitionOf(league, records);
  const cup = cupOfStage(slotId);
  const tie = tiesIn(cup, competition, results).find(
    ({ slot }) => slot.id === slotId.slice(slotId.indexOf(":") + 1),
  );
  if (!tie) return [];
  const { a, b } = tie.state;
  const isOf = (team: string) => [teamA, teamB].some((one) => sameName(one, team));
  const known = [a, b].flatMap((side) => ("team" in side ? [side.team] : []));
  if (known.every(isOf)) return [];
  const seats = [a, b].map((side) =>
    "team" in side ? side.team : "waiting" in side ? side.waiting : "a bye",
  );
  const text = `${tie.slot.name} is ${seats.join(" v ")} by ${cup ? "the draw of the cup" : "the tables so far"}; between other teams it counts for nothing in the bracket`;
  return [{ id: "W09", field: "stage", text }];
}

/** Warns of a score detail that is possible but unlikely. */
function detailWarnings(result: Result, { score: scoreFormat }: Pick<Format, "score">): Warning[] {
  const { scoreA, scoreB, detail } = result;
  if (!scoreFormat || !isPlayed(result) || scoreA === null || scoreB === null) return [];
  const sheet = sheetOf(result, scoreFormat);
  // A score detail that cannot be parsed is a problem (see `resultProblems`), not a warning.
  if (detail !== "" && sheet === null) return [];
  return odditiesOf(sheet, scoreFormat.targets, [scoreA, scoreB]).map((oddity) => ({
    ...oddity,
    field: "detail",
  }));
}

/** The players who went off: folded name to minute, as typed. */
type WentOff = ReadonlyMap<string, string>;

function sentOff({ bookings }: Result): [string, string][] {
  return parseBookings(bookings)
    .filter(({ card }) => card === "red")
    .map(({ player, minute }) => [foldName(player), minute]);
}

function takenOff(changes: string): [string, string][] {
  const all = parseSubstitutions(changes);
  // A player who came on again is on the pitch.
  const back = new Set(
    all.filter(({ direction }) => direction === "IN").map(({ player }) => foldName(player)),
  );
  return all
    .filter(({ direction, player }) => direction === "OUT" && !back.has(foldName(player)))
    .map(({ player, minute }) => [foldName(player), minute]);
}

/** Returns a message if a player did something after going off; null if not, or if a minute is missing. */
function doneAfter(wentOff: WentOff, player: string, minute: string, what: string): string | null {
  const off = wentOff.get(foldName(player));
  const [at, left] = [minuteOf(minute), minuteOf(off ?? "")];
  if (at === null || left === null || at <= left) return null;
  return `${player} ${what} in minute ${minute}, but went off in ${off ?? ""}`;
}

/** Warns of goals and cards of players who had already gone off. */
function afterGoingOff(result: Result): Warning[] {
  const off = sentOff(result);
  const wentOffA = new Map([...off, ...takenOff(result.substitutionsA)]);
  const wentOffB = new Map([...off, ...takenOff(result.substitutionsB)]);
  const scored = (field: "goalsA" | "goalsB", own: WentOff, other: WentOff) =>
    result[field].flatMap(({ player, minute }): Warning[] => {
      const scorer = readScorer(player);
      const wentOff = scorer.kind === "ownGoal" ? other : own;
      const text = doneAfter(wentOff, scorer.player, minute, "scored");
      return text === null ? [] : [{ id: "F04", field, text }];
    });
  const booked = parseBookings(result.bookings).flatMap(({ player, card, minute }): Warning[] => {
    const wentOff = wentOffA.has(foldName(player)) ? wentOffA : wentOffB;
    const text = card && doneAfter(wentOff, player, minute, "was booked");
    return text ? [{ id: "F04", field: "bookings", text }] : [];
  });
  return [
    ...scored("goalsA", wentOffA, wentOffB),
    ...scored("goalsB", wentOffB, wentOffA),
    ...booked,
  ];
}
