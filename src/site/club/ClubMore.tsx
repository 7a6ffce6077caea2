import { useMemo } from "react";
import { useListings } from "@/data/useListing";
import { usePlayers } from "@/data/usePlayers";
import { matchesAhead } from "@/domain/match/ahead";
import { sameName } from "@/domain/names";
import { banRuleInWords } from "@/domain/people/banPolicy";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { useNow } from "@/ui/match/useNow";
import { useZone } from "@/ui/match/useZone";
import { Section } from "@/ui/Section";
import { HeadToHead } from "../match-page/HeadToHead";
import { useMatches } from "../match/useMatches";
import { suspendedIn, suspensionInWords } from "../suspended/suspended";
import type { ClubBlock } from "./ClubHeader";
import { ClubHonours } from "./ClubHonours";
import styles from "./ClubMore.module.css";

/** What follows from the season's records of a club: who is suspended, the next opponent so far, honours. */
export default function ClubMore(shown: ClubBlock) {
  return (
    <>
      <NextOpponent {...shown} />
      <Absent {...shown} />
      <ClubHonours {...shown} />
    </>
  );
}

/** How the club did against its next opponent; nothing where no match is planned. */
function NextOpponent({ league, club, clubs }: ClubBlock) {
  const season = useMatches(league);
  const zone = useZone();
  const now = useNow(0);
  const next = matchesAhead(season.matches, now, league.game.matchMinutes).find(
    ({ teamA, teamB }) => sameName(teamA, club.name) || sameName(teamB, club.name),
  );
  if (!next) return null;
  const opponent = sameName(next.teamA, club.name) ? next.teamB : next.teamA;
  return (
    <Section title={`Against ${opponent}`}>
      <p className={styles.next}>
        The <Link to={paths.match(league, next.id)}>next opponent</Link> so far.
      </p>
      <HeadToHead {...{ league, clubs, zone, season }} match={next} past={undefined} />
    </Section>
  );
}

/** Who misses matches to come because of cards; nothing in a sport whose cards keep nobody out. */
function Absent({ league, club }: ClubBlock) {
  const players = usePlayers(league);
  const [fixtures, results] = useListings([
    { league, kind: "fixtures" },
    { league, kind: "results", whole: true },
  ]);
  const zone = useZone();
  const now = useNow(0);
  const absent = useMemo(() => {
    if (
      fixtures.status !== "ready" ||
      results.status !== "ready" ||
      players.status !== "ready" ||
      league.game.bans === undefined
    ) {
      return null;
    }
    const season = {
      fixtures: fixtures.listing.records,
      results: results.listing.records,
      players: players.listing.records,
      now,
    };
    return suspendedIn(league, season).filter((one) => sameName(one.club, club.name));
  }, [league, club, fixtures, results, players, now]);
  if (!absent || !league.game.bans) return null;
  return (
    <Section title="Suspended">
      {absent.length === 0 ? (
        <p className="text-secondary">Nobody, by the cards that are entered.</p>
      ) : (
        <Card flush>
          <ul className={styles.absent} role="list">
            {absent.map((one) => (
              <li key={one.key}>
                <b>
                  {one.record && league.pages.players === "real" ? (
                    <Link to={paths.player(league, one.record.id)}>{one.player}</Link>
                  ) : (
                    one.player
                  )}
                </b>{" "}
                {suspensionInWords(one, zone)}.
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p className={styles.rule}>
        Counted from the cards of results: {banRuleInWords(league.game.bans)}. The organiser’s word
        stands above it.
      </p>
    </Section>
  );
}
