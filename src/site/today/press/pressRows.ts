import { formatPoints } from "@/domain/meet/showPoints";
import type { Day } from "@/domain/day";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { wasCalledOff } from "@/domain/match/match";
import { calledMatch, calledName } from "@/domain/season/calledName";
import type { MeetWithEvents } from "@/domain/season/meets";
import { kickOffOf, TIME_OPEN } from "@/domain/when";
import { capitalised, enumerated } from "@/domain/wording";
import { detailInWords, outcomeOf, scoreText } from "@/ui/match/outcome";
import type { LeagueDays } from "../leagueMatches";

/** One line of the press sheet: a match, a meet, or a note that something could not be loaded. */
export interface PressRow {
  readonly league: string;
  /** The home team; the name of a meet, or the text of a note. */
  readonly home: string;
  /** '' for a meet, in which all teams of a league take part, and for a note. */
  readonly away: string;
  /** "2–1"; '' if there is no score yet. */
  readonly score: string;
  /** Details of the score: "Half-time 1–0", "4–2 on penalties"; for a meet its first teams. */
  readonly detail: string;
  /**
   * The start time, or the status if called off or without a score: "15:00", "Postponed: flooded"; '' if there is a
   * score, for a meet with results, and for a note.
   */
  readonly when: string;
  readonly ground: string;
}

const joinFilled = (parts: readonly string[]) => parts.filter(Boolean).join(", ");

function matchRow({ league, clubs }: LeagueDays, match: ListedMatch, zone: string): PressRow {
  const { teamA, teamB, stadium, status, reason } = calledMatch(clubs, match);
  const row = { league: league.name, home: teamA, away: teamB, ground: stadium };
  if (hasResult(match)) {
    const { result } = match.match.outcome;
    const outcome = outcomeOf(result, league);
    const showsScore = outcome.scoreA !== null || outcome.scoreB !== null;
    return {
      ...row,
      score: showsScore ? scoreText(outcome) : "",
      detail: joinFilled([detailInWords(result, league), outcome.ending]),
      when: showsScore ? "" : outcome.status,
    };
  }
  const isOff = wasCalledOff(match.match);
  const time = kickOffOf(match, zone)?.time || TIME_OPEN;
  const off = [status, reason].filter(Boolean).join(": ");
  return { ...row, score: "", detail: "", when: isOff ? off : time };
}

/** How many teams of a meet are listed. */
const NAMED_TEAMS = 3;

function meetRow(
  { league, clubs }: LeagueDays,
  seasonMeet: MeetWithEvents,
  zone: string,
): PressRow {
  const { meet, table, done, isOff } = seasonMeet;
  const leadingTeams = table.slice(0, NAMED_TEAMS).map(({ rank, name, points }) => {
    const scored = formatPoints(points);
    return `${rank} ${calledName(clubs, name)} ${scored}`;
  });
  return {
    league: league.name,
    home: meet.name,
    away: "",
    score: "",
    detail: done > 0 ? joinFilled(leadingTeams) : "",
    when: isOff ? meet.status : done > 0 ? "" : kickOffOf(meet, zone)?.time || TIME_OPEN,
    ground: meet.place,
  };
}

/** Returns a note of the parts of a league that failed to load, so that a sheet without them does not look whole. */
function missingRows({ league, planned, played }: LeagueDays): readonly PressRow[] {
  const parts = [
    ...(planned.status === "failed" ? [league.meets ? "meets" : "fixtures"] : []),
    ...(played.status === "failed" ? ["results"] : []),
  ];
  if (parts.length === 0) return [];
  const home = `${capitalised(enumerated(parts))} could not be loaded.`;
  return [{ league: league.name, home, away: "", score: "", detail: "", when: "", ground: "" }];
}

/**
 * Returns a day's matches and meets for the press, league by league, within a league in the order of the day. A
 * league that was not loaded completely begins with a note.
 */
export const pressRows = (
  leagues: readonly LeagueDays[],
  day: Day,
  zone: string,
): readonly PressRow[] =>
  leagues.flatMap((leagueDays) => [
    ...missingRows(leagueDays),
    ...(leagueDays.days.get(day) ?? []).map((occasion) =>
      occasion.kind === "match"
        ? matchRow(leagueDays, occasion.match, zone)
        : meetRow(leagueDays, occasion.seasonMeet, zone),
    ),
  ]);

/** Formats the rows as text, each league below its name: "Kingsway Rovers 2–1 Mount Trojans (Half-time 1–0)". */
export function pressText(title: string, rows: readonly PressRow[]): string {
  const leagues = [...new Set(rows.map(({ league }) => league))];
  const parts = leagues.map((league) =>
    [league, ...rows.filter((row) => row.league === league).map(lineOf)].join("\n"),
  );
  return [title, ...parts].join("\n\n");
}

function lineOf({ home, away, score, detail, when, ground }: PressRow): string {
  const teams = away === "" ? home : `${home} ${score || "v"} ${away}`;
  const what = detail && (away === "" ? `: ${detail}` : ` (${detail})`);
  const rest = joinFilled([when, score === "" && detail === "" ? ground : ""]);
  return `${teams}${what}${rest && `, ${rest}`}`;
}
