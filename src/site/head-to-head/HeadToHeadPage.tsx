import { loading } from "@/data/readState";
import { areAllRead } from "@/data/together";
import { useContext, useEffect, useState } from "react";
import { Navigate } from "react-router-dom";
import { useClubsState } from "@/data/useClubs";
import { matchesAhead } from "@/domain/match/ahead";
import { sameName } from "@/domain/names";
import type { ResolvedClub } from "@/domain/season/clubs";
import { paths } from "@/leagues/paths";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { Crest } from "@/ui/crest/Crest";
import { Link } from "@/ui/Link";
import { Listing } from "@/ui/Listing";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { useNow } from "@/ui/match/useNow";
import { PageName } from "@/ui/pageName";
import { Section } from "@/ui/Section";
import { useHydrated } from "@/ui/useHydrated";
import { InLeague, useLeague } from "@/ui/leagueContext";
import { NoClub } from "../club/ClubMissing";
import { highestWin } from "../match-page/balance";
import { NextMatch } from "../match-page/ComingNext";
import { Countdown } from "../match-page/Countdown";
import { Balance, Meetings } from "../match-page/HeadToHead";
import { useMeetings } from "../match-page/useMeetings";
import head from "../InkHead.module.css";
import styles from "./HeadToHeadPage.module.css";

interface HeadToHeadPageProps {
  /** The slugs of the two clubs. */
  readonly clubs: readonly [slug: string, other: string];
}

/**
 * The page about two clubs of a league: their next meeting, their balance, and all their matches against each other.
 */
export default function HeadToHeadPage({ clubs: slugs }: HeadToHeadPageProps) {
  const league = useLeague();
  const { clubs, state } = useClubsState(league);
  const [first, second] = slugs.map((slug) => clubs.find((one) => one.slug === slug));
  const title = first && second ? `${first.called} against ${second.called}` : "";
  const onName = useContext(PageName);
  useEffect(() => {
    if (title !== "") onName(title);
  }, [title, onName]);
  // The same prerendered page is served for all pairs, so it cannot contain the clubs.
  const isHydrated = useHydrated();
  const isKnown = isHydrated && first && second;
  // A club does not play against itself, so this leads to the club's page with its matches.
  if (isKnown && first === second) return <Navigate replace to={paths.club(league, first.slug)} />;
  return (
    <>
      <header className={head.head} data-on-ink="">
        <p className="text-overline">{league.name}</p>
        <h1 className={styles.title} tabIndex={-1}>
          {isKnown ? (
            <>
              <ClubLink club={first} /> <span className={styles.against}>against</span>{" "}
              <ClubLink club={second} />
            </>
          ) : (
            "Head to head"
          )}
        </h1>
      </header>
      {isKnown ? (
        <InLeague clubs={clubs} league={league}>
          <OfTwo first={first} key={title} second={second} />
        </InLeague>
      ) : (
        <NoClub slug={first ? slugs[1] : slugs[0]} state={isHydrated ? state : loading} />
      )}
    </>
  );
}

function ClubLink({ club }: { readonly club: ResolvedClub }) {
  const { slug, name, called, logo, colours } = club;
  return (
    <Link className={styles.club} to={paths.club(useLeague(), slug)}>
      <Crest colours={colours} decorative logo={logo} name={name} size={60} />
      {called}
    </Link>
  );
}

/** How many seasons are loaded at first. Each is one document; the others load when the visitor asks for them. */
const SEASONS = 2;

interface OfTwoProps {
  readonly first: ResolvedClub;
  readonly second: ResolvedClub;
}

function OfTwo({ first, second }: OfTwoProps) {
  const league = useLeague();
  const now = useNow(0);
  const [shown, setShown] = useState(SEASONS);
  const pair = { teamA: first.name, teamB: second.name };
  const seasons = useMeetings(league, pair, league.seasons.slice(0, shown));
  const [current] = seasons;
  const isWhole = areAllRead(seasons.map(({ state }) => state));
  const all = seasons.flatMap(({ found }) => found);
  const next = matchesAhead(current?.matches ?? [], now, league.game.matchMinutes).find((one) =>
    [first, second].every(({ name }) => sameName(one.teamA, name) || sameName(one.teamB, name)),
  );
  const highest = [first, second].flatMap(({ name, called }) => {
    const meeting = highestWin(league, name, all);
    const past = seasons.find(({ found }) => meeting && found.includes(meeting))?.past;
    return meeting ? [{ called, past, meetings: [meeting] }] : [];
  });
  const isMore = shown < league.seasons.length;
  return (
    <div className={styles.parts}>
      {next && (
        <Section title="Next meeting">
          <NextMatch match={next} now={now} />
          <Countdown match={next} />
        </Section>
      )}
      {isWhole && (
        <Section title={isMore ? `The last ${shown} seasons` : "All seasons"}>
          {all.length > 0 ? (
            <Card>
              <Balance match={pair} meetings={all} />
            </Card>
          ) : (
            <p className="text-secondary">
              They have not met {isMore ? "in these seasons" : "in the seasons on file"}.
            </p>
          )}
        </Section>
      )}
      {isWhole && highest.length > 0 && (
        <Section className={styles.wide} title="Highest wins">
          <div className={styles.highest}>
            {highest.map(({ called, past, meetings }) => (
              <div key={called}>
                <h3>{called}</h3>
                <Meetings match={pair} meetings={meetings} past={past} />
              </div>
            ))}
          </div>
        </Section>
      )}
      {seasons
        .filter(({ found, state }) => found.length > 0 || state.status !== "ready")
        .map(({ label, past, state, found }) => (
          <Section key={label} title={label}>
            <Listing skeleton={<MatchListSkeleton rows={2} />} state={state} what="results">
              {() => <Meetings match={pair} meetings={found} past={past} />}
            </Listing>
          </Section>
        ))}
      {isMore && <Button onClick={() => setShown(league.seasons.length)}>Show all seasons</Button>}
    </div>
  );
}
