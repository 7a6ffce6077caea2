import { useListing } from "@/data/useListing";
import { dayInWords } from "@/domain/day";
import { sameName, compareNames } from "@/domain/names";
import { transfersOf } from "@/domain/people/transfers";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { Listing } from "@/ui/Listing";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { ClubName } from "@/ui/mine/ClubName";
import { Section } from "@/ui/Section";
import { useLeague, useClubs } from "@/ui/where";
import { matchesAhead } from "@/domain/match/ahead";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import { useNow } from "@/ui/match/useNow";
import { SelectField } from "@/ui/SelectField";
import { useFilters } from "@/ui/useFilters";
import SuspendedPart from "../suspended/SuspendedPart";
import { HeadToHead } from "../match-page/HeadToHead";
import { latestFirst } from "../match/latestResults";
import { useMatches } from "../match/useMatches";
import type { ClubBlock } from "./ClubHeader";
import ClubPast from "./ClubPast";
import styles from "./ClubMore.module.css";

/** What follows from a club's records: its balance against others, who is suspended, who came and went, past seasons, honours. */
export default function ClubMore(shown: ClubBlock) {
  return (
    <>
      <ClubAgainst {...shown} />
      <SuspendedPart club={shown.club.name} />
      <ClubMoves {...shown} />
      <ClubPast {...shown} />
    </>
  );
}

/** Who came to the club and who left it, the latest first; from the dated clubs of the season's players. */
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
  // Most clubs have had none: then there is nothing to say.
  if (players.status === "ready" && moves.length === 0) return null;
  return (
    <Section
      action={
        league.pages.transfers === "real" && (
          <Link to={paths.page(league, "transfers")}>All transfers</Link>
        )
      }
      title="Arrivals and departures"
    >
      <Listing skeleton={<MatchListSkeleton rows={1} />} state={players} what="players">
        {() => (
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
        )}
      </Listing>
    </Section>
  );
}

/** How the club did against another one: the next opponent, or whom the address names (`?against=`). */
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
    <Section title={`Against ${opponent.name}`}>
      <SelectField
        className={styles.opponent}
        label="Opponent"
        onChange={(against) => choose({ against })}
        options={others.map(({ slug, name }) => ({ value: slug, label: name }))}
        value={(named(chosen.against) ?? opponent).slug}
      />
      {next && opponent === opponentIn(next) && (
        <p className={styles.next}>
          The <Link to={paths.match(league, next.id)}>next opponent</Link> so far.
        </p>
      )}
      <HeadToHead
        isOfFirst
        key={opponent.slug}
        match={{ teamA: club.name, teamB: opponent.name }}
        past={undefined}
        season={season}
      />
    </Section>
  );
}
