import type { LeagueRecords } from "@/data/useArena";
import { MINUTE } from "@/domain/durations";
import { ordinal } from "@/domain/ordinal";
import { clubsOf, namedClubs } from "@/domain/season/clubs";
import { competitionOf, type Table } from "@/domain/season/competition";
import { hasOutcome, type Occasion } from "@/domain/season/occasion";
import { playedBy } from "@/domain/table/movement";
import { changeBy } from "@/domain/table/since";
import { enumerated } from "@/domain/wording";
import { momentOf } from "@/domain/when";
import type { League } from "@/domain/league/league";
import { isFollowed } from "@/ui/mine/isFollowed";

/** What somebody wants to know of the time since they were here. */
export interface Since {
  /** Epoch milliseconds. */
  readonly since: number;
  /** Keys of the clubs that they follow. */
  readonly followed: readonly string[];
  /** Nothing but what concerns these. */
  readonly onlyMine: boolean;
}

/** A move of this many places is told of a club that nobody here follows. */
const FAR = 2;

/** Whether something that began at that time, in epoch milliseconds, has come to its end since. */
const endedSince = (at: number | null, { game }: League, since: number) =>
  at !== null && at + game.matchMinutes * MINUTE > since;

/** Whether there is a result of it that was not there yet. */
export const isNewTo = (occasion: Occasion, league: League, since: number): boolean =>
  hasOutcome(occasion) && endedSince(momentOf(occasion), league, since);

/** What new results changed in a league's tables, a sentence each: who leads, who is through, who rose or fell. */
export function tableChanges(
  { league, records }: LeagueRecords,
  { since, followed, onlyMine }: Since,
): readonly string[] {
  if (league.pages.standings !== "real") return [];
  const played = playedBy(records.results);
  const clubs = clubsOf(league, records.teams, namedClubs(records));
  const isMine = (team: string) => isFollowed({ league, clubs }, [team], followed);
  return competitionOf(league, records).tables.flatMap((table) =>
    changesOf(table, {
      isMine,
      onlyMine,
      isNew: (id) => endedSince(played(id).at, league, since),
      where: [league.name, table.group && `Group ${table.group}`].filter(Boolean).join(", "),
    }),
  );
}

interface ChangesTask {
  readonly isNew: (id: string) => boolean;
  readonly isMine: (team: string) => boolean;
  readonly onlyMine: boolean;
  /** The table's name. */
  readonly where: string;
}

function changesOf(
  table: Table,
  { isNew, isMine, onlyMine, where }: ChangesTask,
): readonly string[] {
  const { input, goOn: places, undecided } = table;
  const change = input && changeBy(input, { isNew, places: undecided ? undefined : places });
  if (!change) return [];
  const isShown = (team: string) => !onlyMine || isMine(team);
  const leading = change.leading.some(isShown) ? change.leading : [];
  const through = change.through.filter(isShown);
  const told = change.moved.filter(
    ({ team, from, to }) =>
      !leading.includes(team) && (isMine(team) || (!onlyMine && from - to >= FAR)),
  );
  return [
    ...(leading.length > 0 ? [leadInWords(leading, where)] : []),
    ...(through.length > 0 ? [`${enumerated(through)} are through in ${where}.`] : []),
    ...told.map(
      ({ team, from, to }) =>
        `${team} went ${from > to ? "up" : "down"} from ${ordinal(from)} to ${ordinal(to)} in ${where}.`,
    ),
  ];
}

const leadInWords = (leading: readonly string[], where: string) =>
  leading.length > 1
    ? `${enumerated(leading)} are level at the top of ${where}.`
    : `${enumerated(leading)} now lead ${where}.`;
