import { useMemo } from "react";
import { useCompetition } from "@/data/useCompetition";
import { useListings } from "@/data/useListing";
import { usePlayers } from "@/data/usePlayers";
import { matchesAhead } from "@/domain/match/ahead";
import { sameName } from "@/domain/names";
import { banRuleInWords } from "@/domain/people/banPolicy";
import { honoursOf, type Honour } from "@/leagues/honours";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { useNow } from "@/ui/match/useNow";
import { useZone } from "@/ui/match/useZone";
import { Section } from "@/ui/Section";
import { seasonPath } from "../season/useSeason";
import { HeadToHead } from "../match-page/HeadToHead";
import { useMatches } from "../match/useMatches";
import { suspendedIn, suspensionInWords } from "../suspended/suspended";
import type { ClubBlock } from "./ClubHeader";
import styles from "./ClubMore.module.css";

/** What follows from the season's records of a club: who is suspended, the next opponent so far, honours. */
export default function ClubMore(shown: ClubBlock) {
  return (
    <>
      <NextOpponent {...shown} />
      <Absent {...shown} />
      <Honours {...shown} />
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

const titles = { 1: "Champions", 2: "Second", 3: "Third" } as const;

/** The seasons in which the club came among the first three; nothing where it never did. */
function Honours({ league, club }: ClubBlock) {
  const { records } = useCompetition(league);
  const honours = records ? honoursOf(league, records.seasons, club.name) : [];
  if (honours.length === 0) return null;
  return (
    <Section title="Honours">
      <Card flush>
        <dl className={styles.honours}>
          {([1, 2, 3] as const).map((place) => (
            <Placed
              honours={honours.filter((one) => one.place === place)}
              key={place}
              league={league}
              title={titles[place]}
            />
          ))}
        </dl>
      </Card>
    </Section>
  );
}

interface PlacedProps extends Pick<ClubBlock, "league"> {
  readonly title: string;
  readonly honours: readonly Honour[];
}

function Placed({ league, title, honours }: PlacedProps) {
  if (honours.length === 0) return null;
  const [current] = league.seasons;
  const table = paths.page(league, "standings");
  return (
    <div>
      <dt>
        {title}
        <b>{honours.length}×</b>
      </dt>
      <dd>
        {honours.map(({ season }) => (
          <Link key={season.id} to={seasonPath(table, season === current ? undefined : season.id)}>
            {season.label}
          </Link>
        ))}
      </dd>
    </div>
  );
}
