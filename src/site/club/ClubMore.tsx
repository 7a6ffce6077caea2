import { useState } from "react";
import { useListing } from "@/data/useListing";
import { dayInWords } from "@/domain/day";
import { sameName, compareNames } from "@/domain/names";
import { transfersOf } from "@/domain/people/transfers";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { Listing, ReadView } from "@/ui/Listing";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { ClubName } from "@/ui/mine/ClubName";
import { useLeague, useClubs } from "@/ui/leagueContext";
import { matchesAhead } from "@/domain/match/ahead";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import { useNow } from "@/ui/match/useNow";
import { SelectField } from "@/ui/SelectField";
import { useFilters } from "@/ui/useFilters";
import { together } from "@/data/together";
import { Button } from "@/ui/Button";
import { useZone } from "@/ui/match/useZone";
import { SuspendedList } from "../suspensions/SuspendedList";
import { HeadToHead } from "../match-page/HeadToHead";
import { latestFirst } from "../match/latestResults";
import { useMatches } from "../match/useMatches";
import { useNews } from "../news/useNews";
import { useSuspended } from "../suspensions/useSuspended";
import type { ClubBlock } from "./ClubHeader";
import { ClubHonours } from "./ClubHonours";
import type { ClubPart } from "./ClubParts";
import { PastSeasons } from "./PastSeasons";
import styles from "./ClubMore.module.css";
import { clubNewsOf, type ClubItem } from "./clubNews";

interface ClubMoreProps extends ClubBlock {
  readonly part: ClubPart;
}

/** One part of a club's page that is derived from the league's records, without its title. */
export default function ClubMore({ part, club }: ClubMoreProps) {
  switch (part) {
    case "news":
      return <ClubNews club={club} />;
    case "against":
      return <ClubAgainst club={club} />;
    case "suspended":
      return <SuspendedList club={club.name} />;
    case "moves":
      return <ClubMoves club={club} />;
    case "past":
      return <PastSeasons club={club} />;
    case "honours":
      return <ClubHonours club={club} />;
  }
}

/**
 * The list of players who joined or left the club, the latest first, derived from the dated clubs of the season's
 * players.
 */
function ClubMoves({ club }: ClubBlock) {
  const league = useLeague();
  const players = useListing(league, "players");
  const hasPage = league.pages.players === "real";
  const moves =
    players.status === "ready"
      ? transfersOf(players.value.records).filter(
          ({ from, to }) => sameName(from, club.name) !== sameName(to, club.name),
        )
      : [];
  return (
    <Listing skeleton={<MatchListSkeleton rows={1} />} state={players} what="players">
      {() =>
        moves.length === 0 ? (
          <p className="text-secondary">No transfers this season.</p>
        ) : (
          <Card flush>
            <ul className={styles.moves} role="list">
              {moves.map(({ player, from, to, on }) => {
                const isArrival = sameName(to, club.name);
                return (
                  <li key={`${player.id} ${on}`}>
                    <b>
                      {hasPage ? (
                        <Link to={paths.player(league, player.id)}>{player.name}</Link>
                      ) : (
                        player.name
                      )}
                    </b>
                    <time dateTime={on}>{dayInWords(on).full}</time>
                    <span className={styles.way}>{isArrival ? "came from" : "left for"}</span>
                    <ClubName className={styles.other} name={isArrival ? from : to} />
                  </li>
                );
              })}
            </ul>
          </Card>
        )
      }
    </Listing>
  );
}

/**
 * The club's record against one opponent: the club named in the address (`?against=`), else the next opponent, else the
 * last.
 */
function ClubAgainst({ club }: ClubBlock) {
  const league = useLeague();
  const clubs = useClubs();
  const season = useMatches(league);
  const now = useNow(0);
  const { shown, chosen, choose } = useFilters(["against"]);
  const others = clubs
    .filter((one) => one !== club)
    .toSorted((a, b) => compareNames(a.name, b.name));
  const own = season.matches.filter(
    ({ teamA, teamB }) => sameName(teamA, club.name) || sameName(teamB, club.name),
  );
  const [next] = matchesAhead(own, now, league.game.matchMinutes);
  const [last] = latestFirst(own.filter(hasResult));
  const opponentIn = (match: ListedMatch | undefined): ResolvedClub | undefined =>
    match && findClub(others, sameName(match.teamA, club.name) ? match.teamB : match.teamA);
  const named = (slug: string) => others.find((one) => one.slug === slug);
  const usual = opponentIn(next) ?? opponentIn(last) ?? others[0];
  const opponent = named(shown.against) ?? usual;
  if (!opponent) return null;
  return (
    <>
      <SelectField
        className={styles.opponent}
        label="Opponent"
        onChange={(against) => choose({ against })}
        options={others.map(({ slug, called }) => ({ value: slug, label: called }))}
        value={(named(chosen.against) ?? opponent).slug}
      />
      {next && opponent === opponentIn(next) && (
        <p className="mb-3 text-secondary">
          The matches against the <Link to={paths.match(league, next.id)}>next opponent</Link>.
        </p>
      )}
      <HeadToHead
        isOfFirst
        key={opponent.slug}
        match={{ teamA: club.name, teamB: opponent.name }}
        past={undefined}
        season={season}
      />
    </>
  );
}

const FEW = 5;

/** The list of the club's news, made from the records that the page has loaded. */
function ClubNews({ club }: ClubBlock) {
  const league = useLeague();
  const clubs = useClubs();
  const zone = useZone();
  const { matches, fixtures, results } = useMatches(league);
  const players = useListing(league, "players");
  const { absent } = useSuspended(club.name);
  const { all, states } = useNews([league]);
  const news = all.flatMap((of) => of.news);
  const of = { league, club, clubs, matches, news, zone };
  return (
    <ReadView
      skeleton={<MatchListSkeleton rows={1} />}
      state={together([players, absent, fixtures, results, ...states])}
      what="news"
    >
      {([{ records }, suspended]) => (
        <NewsItems items={clubNewsOf({ ...of, players: records, suspended })} />
      )}
    </ReadView>
  );
}

interface NewsItemsProps {
  readonly items: readonly ClubItem[];
}

function NewsItems({ items }: NewsItemsProps) {
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) return <p className="text-secondary">No news this season.</p>;
  return (
    <>
      <Card flush>
        <ul className={styles.news} role="list">
          {(isWhole ? items : items.slice(0, FEW)).map(({ id, day, text, to }) => (
            <li key={id}>
              <time dateTime={day}>{dayInWords(day).short}</time>
              {to === "" ? <span>{text}</span> : <Link to={to}>{text}</Link>}
            </li>
          ))}
        </ul>
      </Card>
      {items.length > FEW && (
        <Button
          aria-expanded={isWhole}
          className={styles.all}
          onClick={() => setWhole((before) => !before)}
        >
          {isWhole ? "Show fewer" : `Show all ${items.length}`}
        </Button>
      )}
    </>
  );
}
