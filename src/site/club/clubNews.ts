import type { Day } from "@/domain/day";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { foldName, sameName } from "@/domain/names";
import { transfersOf } from "@/domain/people/transfers";
import { calledMatch, calledName } from "@/domain/season/calledName";
import type { ResolvedClub } from "@/domain/season/clubs";
import { dayOf } from "@/domain/day";
import { dayOfWhen } from "@/domain/when";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import type { RecordOf } from "@/records/record";
import { outcomeInWords, outcomeOf } from "@/ui/match/outcome";
import { newsPart } from "../news/address";
import { reasonsInWords, type SuspendedPlayer } from "../suspensions/suspended";

/** One news item of a club. */
export interface ClubItem {
  readonly id: string;
  readonly day: Day;
  readonly text: string;
  /** The address of the page with more about it; '' if there is none. */
  readonly to: string;
}

/** The records from which the news of a club is made. */
export interface NewsSources {
  readonly league: League;
  readonly club: ResolvedClub;
  readonly clubs: readonly ResolvedClub[];
  readonly matches: readonly ListedMatch[];
  readonly players: readonly RecordOf<"players">[];
  /** The club's players who are suspended now. */
  readonly suspended: readonly SuspendedPlayer[];
  readonly news: readonly RecordOf<"news">[];
  /** The visitor's time zone. */
  readonly zone: string;
}

/** Returns a news item for each of the club's results of the season. */
function ofResults({ league, club, clubs, matches, zone }: NewsSources): readonly ClubItem[] {
  return matches
    .filter(hasResult)
    .filter(({ teamA, teamB }) => [teamA, teamB].some((team) => sameName(team, club.name)))
    .flatMap((match) => {
      const day = dayOfWhen(match, zone);
      if (!day) return [];
      const outcome = outcomeOf(match.match.outcome.result, league);
      const words = outcomeInWords(calledMatch(clubs, match), outcome);
      const text = [words, outcome.ending].filter(Boolean).join(", ");
      return [{ id: `result ${match.id}`, day, text, to: paths.match(league, match.id) }];
    });
}

const pageOf = (league: League, player: { readonly id: string } | null | undefined) =>
  player && league.pages.players === "real" ? paths.player(league, player.id) : "";

function ofMoves({ league, club, clubs, players }: NewsSources): readonly ClubItem[] {
  return transfersOf(players).flatMap(({ player, from, to, on }) => {
    const [came, left] = [sameName(to, club.name), sameName(from, club.name)];
    if (came === left) return [];
    const way = came ? `came from ${calledName(clubs, from)}` : `left for ${calledName(clubs, to)}`;
    return [
      {
        id: `move ${player.id} ${on}`,
        day: on,
        text: `${player.name} ${way}`,
        to: pageOf(league, player),
      },
    ];
  });
}

/**
 * Returns a news item for each suspended player, dated by the match that caused the ban or by the first day that the
 * organiser set; none if neither is known.
 */
function ofBans({ league, matches, suspended, zone }: NewsSources): readonly ClubItem[] {
  return suspended.flatMap((one) => {
    const days = one.why.flatMap(({ match, from }) => {
      const played = matches.find(({ id, match: { outcome } }) =>
        [id, outcome?.result.id].includes(match),
      );
      return from ?? (played && dayOfWhen(played, zone)) ?? [];
    });
    const day = days.toSorted().at(-1);
    const text = `${one.player} is suspended (${reasonsInWords(one)})`;
    return day ? [{ id: `ban ${one.key}`, day, text, to: pageOf(league, one.record) }] : [];
  });
}

/** Returns the league's announcements whose title contains the club's name. */
function ofAnnouncements({ league, club, news, zone }: NewsSources): readonly ClubItem[] {
  const names = [club.name, club.called, club.nickname].map(foldName).filter(Boolean);
  return news.flatMap(({ id, title, date }) => {
    const day = date === null ? null : dayOf(date, zone);
    const isNamed = names.some((name) => ` ${foldName(title)} `.includes(` ${name} `));
    const to = `${paths.page(league, "news")}#${newsPart(id)}`;
    return day && isNamed ? [{ id: `news ${id}`, day, text: title, to }] : [];
  });
}

/** Returns the news of a club, the latest first: results, transfers, bans and announcements. */
export function clubNewsOf(sources: NewsSources): readonly ClubItem[] {
  const all = [ofAnnouncements, ofBans, ofMoves, ofResults].flatMap((of) => of(sources));
  return all.toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
}
