import { countsForHouses, type ArenaView, type LeagueRecords } from "@/data/useArena";
import { hasResult, listedMatches, withLive } from "@/domain/match/listed";
import { calledMatch, calledName } from "@/domain/season/calledName";
import { houseTable, leagueShare } from "@/domain/season/championship";
import { storedClubs } from "@/domain/season/clubs";
import { competitionOf, type Table } from "@/domain/season/competition";
import { meetSeasonOf } from "@/domain/season/meets";
import { compareByTime, occasionsOf, partOf, type Occasion } from "@/domain/season/occasion";
import { kickOffOf, momentOf } from "@/domain/when";
import { enumerated } from "@/domain/wording";
import { outcomeInWords, outcomeOf } from "@/ui/match/outcome";
import { isLiveHere, type LiveMatchKeys } from "@/ui/match/liveNow";
import { isFollowed } from "@/ui/mine/isFollowed";
import { leadInWords } from "../../championship/words";

/** The data for the sentences about the week, for one visitor. */
interface Week {
  readonly arena: ArenaView;
  /** Keys of the clubs that the visitor follows. */
  readonly followed: readonly string[];
  /** The present time, in epoch milliseconds. */
  readonly now: number;
  readonly zone: string;
  /** The matches that are followed live. */
  readonly liveKeys: LiveMatchKeys;
}

/** Returns a sentence about the week; '' if there is none. */
type InWords = (week: Week) => string;

/** A match or a meet, with its league and whether a followed club takes part. */
interface WeekItem {
  readonly of: LeagueRecords;
  readonly occasion: Occasion;
  readonly isMine: boolean;
}

const clubsIn = ({ league, records }: LeagueRecords) => storedClubs(league, records);

/** Returns the matches and meets of one part, the earliest first; only those of followed clubs, if there are any. */
function occasionsIn(
  { arena, followed, now, liveKeys }: Week,
  part: "live" | "next" | "finished",
): readonly WeekItem[] {
  const all = arena.read.flatMap((of): WeekItem[] => {
    const { league, records } = of;
    const { fixtures, results, teams, meets = [], events = [] } = records;
    const season = league.meets ? meetSeasonOf(league, { meets, events, teams }) : null;
    const clubs = clubsIn(of);
    const matches = withLive(listedMatches(fixtures, results), isLiveHere(liveKeys, league));
    return occasionsOf(matches, season)
      .filter((occasion) => partOf(occasion, league, now) === part)
      .map((occasion) => {
        const playing =
          occasion.kind === "match" ? [occasion.match.teamA, occasion.match.teamB] : [];
        return { of, occasion, isMine: isFollowed({ league, clubs }, playing, followed) };
      });
  });
  const mine = all.filter(({ isMine }) => isMine);
  return (mine.length > 0 ? mine : all).toSorted((a, b) => compareByTime(a.occasion, b.occasion));
}

function titleOf({ of, occasion }: WeekItem): string {
  if (occasion.kind === "meet") return occasion.seasonMeet.meet.name;
  const { teamA, teamB } = calledMatch(clubsIn(of), occasion.match);
  return `${teamA} v ${teamB}`;
}

/** "Next: Rovers v Trojans, Sat 14 Mar, 16:00."; if a match is live, "On now: Rovers v Trojans.". */
const next: InWords = (week) => {
  const [on] = occasionsIn(week, "live");
  if (on) return `On now: ${titleOf(on)}.`;
  const [ahead] = occasionsIn(week, "next");
  if (!ahead) return "";
  const when = kickOffOf(ahead.occasion, week.zone)?.short;
  return `Next: ${[titleOf(ahead), when].filter(Boolean).join(", ")}.`;
};

/** "Last result: Rovers 2–1 Trojans, Sat 14 Mar." */
const result: InWords = (week) => {
  const played = occasionsIn(week, "finished").flatMap(({ of, occasion }) =>
    occasion.kind === "match" && hasResult(occasion.match)
      ? [{ of, occasion, result: occasion.match.match.outcome.result }]
      : [],
  );
  const last = played.at(-1);
  if (!last) return "";
  const called = calledMatch(clubsIn(last.of), last.result);
  const words = outcomeInWords(called, outcomeOf(last.result, last.of.league));
  const day = kickOffOf(last.occasion, week.zone)?.date;
  return `Last result: ${[words, day].filter(Boolean).join(", ")}.`;
};

const hasBegun = ({ lines }: Table) =>
  lines.some(({ row, rank }) => rank === 1 && row.played + row.won + row.lost > 0);

/** "Rovers lead Group A of MLS football."; for the league of a followed club, else for the league that played last. */
const leader: InWords = ({ arena, followed }) => {
  const [liveKeys] = arena.read
    .filter(({ league }) => !league.meets && league.pages.standings === "real")
    .flatMap((of) => {
      const { league, records } = of;
      const clubs = clubsIn(of);
      const at = Math.max(0, ...records.results.map((one) => momentOf(one) ?? 0));
      return competitionOf(league, records)
        .tables.filter(hasBegun)
        .map(({ group, lines }) => ({
          first: lines
            .filter(({ rank }) => rank === 1)
            .map(({ row }) => calledName(clubs, row.team)),
          where: group ? `Group ${group} of ${league.name}` : league.name,
          isMine: isFollowed(
            { league, clubs },
            lines.map(({ row }) => row.team),
            followed,
          ),
          at,
        }));
    })
    .toSorted((a, b) => Number(b.isMine) - Number(a.isMine) || b.at - a.at);
  if (!liveKeys) return "";
  const { first, where } = liveKeys;
  return first.length > 1
    ? `${enumerated(first)} are level at the top of ${where}.`
    : `${enumerated(first)} lead ${where}.`;
};

/**
 * "Science lead Law by 2½, if all ended today."; '' if a league failed to load, because without its points the wrong
 * house could be named.
 */
const championship: InWords = ({ arena: { read, failed } }) => {
  if (failed.length > 0) return "";
  const shares = read
    .filter(({ league }) => countsForHouses(league))
    .map(({ league, records }) => leagueShare(league, records));
  const { lead, condition } = leadInWords(houseTable(shares), shares);
  return `${[lead, condition].filter(Boolean).join(", ")}.`;
};

/** Functions that write a sentence about the week, by topic. */
export const weekInWords = { next, result, leader, championship };

/** The topic of a sentence about the week. */
export type SentenceTopic = keyof typeof weekInWords;
