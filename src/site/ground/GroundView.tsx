import { useEffect, useMemo, useState, Fragment, type ReactNode } from "react";
import { valueOf } from "@/data/readState";
import { areAllRead, staleOf } from "@/data/together";
import { useShownGrounds } from "@/data/useShownGrounds";
import { paths } from "@/leagues/paths";
import { ButtonLink, Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { FailedRead } from "@/ui/FailedRead";
import { WithStaleNote } from "@/ui/WithStaleNote";
import { useNow } from "@/ui/match/useNow";
import { sameName } from "@/domain/names";
import { arena } from "@arena/arena";
import { dayOf, dayInWords } from "@/domain/day";
import type { DayPart } from "@/domain/match/agenda";
import { zoneNote } from "@/domain/time";
import { Loading } from "@/ui/Loading";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { useZone } from "@/ui/match/useZone";
import { Section } from "@/ui/Section";
import { InLeague } from "@/ui/leagueContext";
import { isClosedOn, isOpenPastMidnight, noGround, type DaySpan } from "@/domain/schedule/ground";
import { sportEntryOf } from "@/sports/sports";
import { Card } from "@/ui/Card";
import { Chip } from "@/ui/Chip";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import { Failures } from "../today/Failures";
import { FollowedLeagues } from "../today/FollowedLeagues";
import { useLeaguesOfDay } from "../today/allListings";
import { useAllMatches, type LeagueDays } from "../today/leagueMatches";
import { isComing } from "../today/useArrived";
import { LeagueCard } from "../today/LeagueCard";
import { groundAt, firstOf, partsAt, type GroundPart, type ShownGround } from "./atGround";
import { GroundPageSkeleton } from "./GroundWaiting";
import styles from "./GroundPage.module.css";

interface GroundViewProps {
  /** A ground's id, or its name as a slug. */
  readonly id: string;
  /** Called with the ground's name once it is known. */
  readonly onName: (name: string) => void;
}

/**
 * The content of a ground's page: facts from the arena's list of grounds, and the matches and clubs that name the
 * ground.
 */
export default function GroundView({ id, onName }: GroundViewProps) {
  const { leagues } = useAllMatches(useLeaguesOfDay());
  const shown = useShownGrounds();
  const now = useNow(0);
  const found = useMemo(() => groundAt(id, valueOf(shown) ?? [], leagues), [id, shown, leagues]);
  const name = found?.name ?? "";
  const isNamed = shown.status !== "loading";
  useEffect(() => {
    // Waits for the grounds, because a ground's own record has the right name.
    if (name !== "" && isNamed) onName(name);
  }, [name, isNamed, onName]);
  const states = leagues.flatMap(({ planned, played }) => [planned, played]);
  const isRead = !leagues.some(isComing);
  const isWhole = areAllRead(states);
  if (!isNamed || (!found && !isRead)) return <GroundPageSkeleton />;
  return (
    <>
      {shown.status === "failed" && (
        <FailedRead state={shown} title="Failed to load the grounds." />
      )}
      <Failures leagues={leagues} />
      <WithStaleNote state={staleOf([shown, ...states])} />
      {found && (
        <>
          <GroundFacts leagues={leagues} now={now} shown={found} />
          <GroundMatches
            isRead={isRead}
            isWhole={isWhole}
            leagues={leagues}
            names={found.names}
            now={now}
          />
          <FollowedLeagues
            leagues={leagues.map(({ league, matches, season }) => ({
              league,
              matches: matches.filter(({ stadium }) =>
                found.names.some((one) => sameName(stadium, one)),
              ),
              season: season && {
                meets: season.meets.filter(({ meet }) =>
                  found.names.some((one) => sameName(meet.place, one)),
                ),
              },
            }))}
            now={now}
          />
        </>
      )}
      {!found && shown.status === "ready" && isWhole && <GroundMissing />}
    </>
  );
}

/** A message that there is no ground at this address. */
function GroundMissing() {
  return (
    <>
      <meta content="noindex" name="robots" />
      <EmptyState
        action={<ButtonLink to={paths.today()}>Today’s matches</ButtonLink>}
        spot="not-found"
        title="Ground not found"
      >
        It may have been renamed, or the address is not complete.
      </EmptyState>
    </>
  );
}

interface GroundMatchesProps {
  readonly names: readonly string[];
  readonly leagues: readonly LeagueDays[];
  /** Whether all leagues have loaded or failed. */
  readonly isRead: boolean;
  /** Whether all leagues have loaded without a failure. */
  readonly isWhole: boolean;
  /** The present time, in epoch milliseconds. */
  readonly now: number;
}

const titles: Readonly<Record<DayPart, string>> = {
  live: "Live now",
  next: "Next matches",
  finished: "Latest results",
  off: "Not played",
};

/** How many matches of each part are shown until the visitor asks for all. */
const SHOWN_OF_PART = 8;

/** The matches at a ground, over all leagues, in the parts live, next, played and called off. */
function GroundMatches({ names, leagues, isRead, isWhole, now }: GroundMatchesProps) {
  const zone = useZone();
  const parts = useMemo(
    () => partsAt(names, leagues, now, dayOf(now, arena.timeZone) ?? ""),
    [names, leagues, now],
  );
  if (!isRead) {
    return (
      <Loading what="matches">
        <div className={styles.parts}>
          <MatchListSkeleton rows={4} />
          <MatchListSkeleton rows={4} />
        </div>
      </Loading>
    );
  }
  if (parts.length === 0) {
    return isWhole ? (
      <EmptyState spot="no-fixtures" title="No matches here">
        No match of this season names this ground yet.
      </EmptyState>
    ) : null;
  }
  // Played matches are in the second column, all others in the first.
  const columns = [
    parts.filter(({ part }) => part !== "finished"),
    parts.filter(({ part }) => part === "finished"),
  ];
  const note = zoneNote(now, zone, arena.timeZone);
  return (
    <div className={styles.parts}>
      {columns.map(
        (of, at) =>
          of.length > 0 && (
            // There are always two columns in the same order, so the index is a stable key.
            <div className={styles.column} key={at}>
              {of.map((one) => (
                <Part key={one.part} now={now} of={one} />
              ))}
            </div>
          ),
      )}
      {note && <p className={styles.zone}>{note}</p>}
    </div>
  );
}

function Part({ of, now }: { readonly of: GroundPart; readonly now: number }) {
  const [isAll, setAll] = useState(false);
  const { part, all } = of;
  return (
    <Section title={titles[part]}>
      <div className="column-3">
        {firstOf(of, isAll ? Infinity : SHOWN_OF_PART).map(({ league, clubs, occasions }) => (
          <InLeague clubs={clubs} key={`${league.slug} ${occasions[0]?.id}`} league={league}>
            <LeagueCard now={now} occasions={occasions} />
          </InLeague>
        ))}
      </div>
      {!isAll && all.length > SHOWN_OF_PART && (
        <Button onClick={() => setAll(true)} variant="text">
          Show all {all.length}
        </Button>
      )}
    </Section>
  );
}

interface GroundFactsProps {
  readonly shown: ShownGround;
  readonly leagues: readonly LeagueDays[];
  /** The present time, in epoch milliseconds. */
  readonly now: number;
}

/** Formats a span of days: "Thu 24 Dec", or "Thu 24 Dec to Sat 2 Jan" if it has several days. */
const spanInWords = ({ from, to }: DaySpan) =>
  [from, ...(to === from ? [] : [to])].map((day) => dayInWords(day).short).join(" to ");

/**
 * A card of facts: where the ground is, its sports, the clubs at home there, and the coming days when it is closed.
 * Nothing if no fact is known.
 */
function GroundFacts({ shown: { name, names, ground }, leagues, now }: GroundFactsProps) {
  const { place, link, sports, note, opens, closes, closed: all } = ground ?? noGround;
  const today = dayOf(now, arena.timeZone) ?? "";
  const closed = all.filter(({ to }) => to >= today);
  const homes = leagues.flatMap(({ league, clubs }) => {
    const own = clubs.filter((club) => names.some((one) => sameName(club.ground, one)));
    return own.length > 0 ? [{ league, own }] : [];
  });
  const lists = [sports, closed, homes];
  if (`${place}${link}${note}${opens}` === "" && lists.every(({ length }) => length === 0))
    return null;
  return (
    <Card className={styles.facts}>
      <dl>
        {(place || link) && (
          <Fact label="Where">
            {place && <p>{place}</p>}
            {link && (
              <a
                aria-label={`Map of ${name}, in another window`}
                className={styles.map}
                href={link}
                rel="noreferrer"
                target="_blank"
              >
                <Icon name="pin" />
                Map
                <Icon name="external" size={16} />
              </a>
            )}
          </Fact>
        )}
        {opens && (
          <Fact label="Open">
            {opens} to {closes}
            {isOpenPastMidnight({ opens, closes }) && " the next day"}
          </Fact>
        )}
        {closed.length > 0 && (
          <Fact label="Closed">
            {isClosedOn({ ...noGround, closed }, today) && <Chip tone="warning">Closed today</Chip>}
            <ul role="list">
              {closed.map((span) => (
                <li key={spanInWords(span)}>{spanInWords(span)}</li>
              ))}
            </ul>
          </Fact>
        )}
        {sports.length > 0 && (
          <Fact label="Sports">{sports.map((sport) => sportEntryOf(sport).name).join(", ")}</Fact>
        )}
        {homes.length > 0 && (
          <Fact label="Home of">
            <ul role="list">
              {homes.map(({ league, own }) => (
                <li key={league.slug}>
                  {own.map((club, at) => (
                    <Fragment key={club.slug}>
                      {at > 0 && ", "}
                      {league.pages.club === "real" ? (
                        <Link to={paths.club(league, club.slug)}>{club.called}</Link>
                      ) : (
                        club.called
                      )}
                    </Fragment>
                  ))}
                  <p className="text-caption text-secondary">{league.name}</p>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {note && <Fact label="Note">{note}</Fact>}
      </dl>
    </Card>
  );
}

interface FactProps {
  readonly label: string;
  readonly children: ReactNode;
}

const Fact = ({ label, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
