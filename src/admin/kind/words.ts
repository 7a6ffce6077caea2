import type { League } from "@/domain/league/league";
import { asPlayed, scoreText } from "@/ui/match/score";
import { timetableOf } from "@/domain/meet/timetable";
import { amountOf } from "@/domain/wording";
import type { Entities, EntityKind, RecordOf } from "@/records/record";

interface KindWords {
  readonly one: string;
  readonly many: string;
  /** Said when the records could not be read; the catalogue's sentence where it has one. */
  readonly loadError: string;
  /** Said after a save that worked. */
  readonly saved: string;
}

/** What each kind of record is called in the admin area. */
export const words: Readonly<Record<EntityKind, KindWords>> = {
  teams: {
    one: "club",
    many: "clubs",
    loadError: "Failed to load clubs.",
    saved: "Club saved",
  },
  fixtures: {
    one: "fixture",
    many: "fixtures",
    loadError: "Failed to load fixtures.",
    saved: "Fixture saved",
  },
  players: {
    one: "player",
    many: "players",
    loadError: "Failed to load players.",
    saved: "Player saved",
  },
  results: {
    one: "result",
    many: "results",
    loadError: "Failed to fetch results.",
    saved: "Result saved successfully",
  },
  standings: {
    one: "standing",
    many: "standings",
    loadError: "Failed to load standings.",
    saved: "Standing saved",
  },
  seasons: {
    one: "season",
    many: "seasons",
    loadError: "Failed to load seasons.",
    saved: "Season saved",
  },
  meets: {
    one: "meet",
    many: "meets",
    loadError: "Failed to load fixtures.",
    saved: "Meet saved",
  },
  events: {
    one: "event",
    many: "events",
    loadError: "Failed to fetch results.",
    saved: "Result saved successfully",
  },
  news: {
    one: "announcement",
    many: "announcements",
    loadError: "Failed to load news.",
    saved: "Announcement saved",
  },
};

export type Job = "adding" | "updating" | "deleting";

/** Why a save or a deletion did not work, in the catalogue's words where it has some. */
export function jobError(kind: EntityKind, job: Job, reason: string): string {
  const { one } = words[kind];
  if (kind === "players") return `Error ${job} ${one}: ${reason}`;
  return `The ${one} could not be ${job === "deleting" ? "deleted" : "saved"}: ${reason}`;
}

export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Meets whose names and timetables are known. */
type Meets = readonly RecordOf<"meets">[];

/** "was 2½–1½": the score of a result that was published first; '' where it is still that. */
export function correctedInWords({ corrected }: RecordOf<"results">, league: League): string {
  const [scoreA = NaN, scoreB = NaN] = corrected.split("–").map(Number);
  if (Number.isNaN(scoreA + scoreB)) return corrected && `was ${corrected}`;
  return `was ${scoreText(asPlayed({ scoreA, scoreB }, league))}`;
}

/** What an event is called beside records of other kinds: "Opening meet, 100 metres". */
function eventTitle({ meet: id, number }: Entities["events"], meets: Meets): string {
  const meet = meets.find((one) => one.id === id);
  const announced = timetableOf(meet?.timetable ?? []).find((one) => one.number === number);
  return `${meet?.name ?? id}, ${announced?.name ?? `event ${number}`}`;
}

const titles: {
  readonly [K in EntityKind]: (entity: Entities[K], league: League, meets: Meets) => string;
} = {
  teams: ({ name }) => name,
  fixtures: ({ teamA, teamB }) => `${teamA} v ${teamB}`,
  players: ({ name }) => name,
  // A chess match is stored in half points and read in whole ones.
  results: (result, league) =>
    `${result.teamA} ${scoreText(asPlayed(result, league))} ${result.teamB}`,
  standings: ({ team }) => team,
  seasons: ({ label }) => label,
  meets: ({ name }) => name,
  news: ({ title }) => title,
  events: (event, _, meets) => eventTitle(event, meets),
};

/**
 * What a record is called: a player's name, "Home v Away".
 * @param meets of the league, by which its events are called
 */
export function titleOf<K extends EntityKind>(
  kind: K,
  entity: Entities[K],
  league: League,
  meets: Meets = [],
): string {
  return titles[kind](entity, league, meets);
}

/** So many records of a kind: "1 fixture", "3,120 results". */
export const recordsInWords = (kind: EntityKind, count: number): string =>
  amountOf(count, words[kind].one, words[kind].many);
