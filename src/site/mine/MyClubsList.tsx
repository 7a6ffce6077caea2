import { Suspense } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { zoneNote } from "@/domain/time";
import { arena } from "@arena/arena";
import { Glyph } from "@/ui/art/Glyph";
import { Crest } from "@/ui/crest/Crest";
import { useNow } from "@/ui/match/useNow";
import { FollowStar } from "@/ui/mine/FollowButton";
import { useFollowed, clubKey, follow, mineIn, type FollowedItems } from "@/ui/mine/mine";
import { useNotices } from "@/ui/mine/notices";
import { Section } from "@/ui/Section";
import { laterPart } from "@/ui/later/later";
import { useZone } from "@/ui/match/useZone";
import { amountOf, enumerated } from "@/domain/wording";
import { paths } from "@/leagues/paths";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { sameName } from "@/domain/names";
import { ordinal } from "@/domain/ordinal";
import type { MeetSeason } from "@/domain/season/meets";
import type { Occasion } from "@/domain/season/occasion";
import { Link } from "@/ui/Link";
import { MatchList } from "@/ui/match/MatchList";
import { InLeague } from "@/ui/leagueContext";
import { SinceLastVisit } from "../since/SinceLastVisit";
import { useLeaguesOfMine } from "../today/allListings";
import { useAllMatches, type LeagueDays } from "../today/leagueMatches";
import {
  myClubs,
  occasionsOfClub,
  type MyClub as Followed,
  lastOf,
  nextOf,
} from "../today/myMatches";
import { CalendarButton } from "../calendar/CalendarButton";
import { FollowedLeagues } from "../today/FollowedLeagues";
import { LeagueCard, DayRow, type RowTimes } from "../today/LeagueCard";
import { Failures } from "../today/Failures";
import { isComing, useLeaguesInTime } from "../today/useArrived";
import { CopyLink } from "../match-page/CopyLink";
import { MissingCard } from "./MissingCard";
import { InstallHint } from "./InstallHint";
import { NoticesSwitch } from "./NoticesSwitch";
import { MyClubsWaiting } from "./MyClubsWaiting";
import styles from "./MyClubsPage.module.css";

const MyPlayers = laterPart(() => import("./MyPlayers"));

/**
 * The content of "My clubs": a card for each followed club, followed players, and the list of all clubs to follow more.
 */
export default function MyClubsList() {
  const mine = useFollowed();
  const zone = useZone();
  const now = useNow(0);
  const areWanted = useNotices();
  const all = useAllMatches(useLeaguesOfMine());
  const { inTime, late } = useLeaguesInTime(all, "");
  if (inTime === null) return <MyClubsWaiting />;
  const leagues = [...inTime, ...late];
  // Clubs of a league that loads late come last, so that they do not move the others.
  const followed = [...myClubs(inTime, mine.clubs), ...myClubs(late, mine.clubs)];
  const note = zoneNote(now, zone, arena.timeZone);
  return (
    <>
      <CarriedStars leagues={leagues} />
      <Failures leagues={leagues} />
      {areWanted && <FollowedLeagues leagues={leagues} now={now} />}
      {mine.clubs.length === 0 && (
        <p className={styles.words}>
          You follow no club yet. Tap a club’s star: its matches or meets then come first on Today.
        </p>
      )}
      <WithAll followed={followed} />
      <SinceLastVisit Results={LeagueCard} leagues={inTime} now={now} onlyMine />
      {mine.clubs.length > 0 && (
        <div className={styles.grid}>
          {followed.map((one) => (
            <MyClub key={one.key} mine={one} now={now} />
          ))}
          {missingClubs(leagues, mine.clubs).map((gone) => (
            <MissingCard key={gone.of} kind="clubs" {...gone} />
          ))}
          {late.filter(isComing).map(({ league }) => (
            <p className={styles.words} key={league.slug}>
              {league.name} is still loading.
            </p>
          ))}
        </div>
      )}
      {followed.length > 0 && note && <p className={styles.words}>{note}</p>}
      {mine.players.length > 0 && (
        <Suspense fallback={null}>
          <MyPlayers keys={mine.players} />
        </Suspense>
      )}
      {mine.clubs.length > 0 && <InstallHint />}
      <CarryOver />
      <Section title="All clubs">
        {leagues.map((of) => (
          <ClubsOfLeague key={of.league.slug} of={of} />
        ))}
      </Section>
    </>
  );
}

/** A calendar button for all followed clubs, and the switch for notices if one of them plays matches. */
function WithAll({ followed }: { readonly followed: readonly Followed[] }) {
  if (followed.length === 0) return null;
  const occasions = followed.flatMap((one) =>
    occasionsOfClub(one).map((occasion) => ({
      league: one.of.league,
      clubs: one.of.clubs,
      occasion,
    })),
  );
  return (
    <>
      <div className={styles.actions}>
        <CalendarButton
          feeds={followed.map(({ of: { league }, club }) => ({ league, club }))}
          matches={occasions.flatMap(({ league, clubs, occasion }) =>
            occasion.kind === "match" ? { league, clubs, match: occasion.match } : [],
          )}
          meets={occasions.flatMap(({ league, occasion }) =>
            occasion.kind === "meet" ? { league, meet: occasion.seasonMeet } : [],
          )}
          name="My clubs"
        />
      </div>
      {followed.some(({ of }) => !of.league.meets) && <NoticesSwitch />}
    </>
  );
}

function ClubsOfLeague({ of: { league, clubs } }: { readonly of: LeagueDays }) {
  if (clubs.length === 0) return null;
  return (
    <div data-sport={league.sport}>
      <h3 className={styles.league}>
        <Glyph sport={league.sport} />
        {league.name}
      </h3>
      <ul className={styles.clubs} role="list">
        {clubs.map((club) => (
          <li className={styles.club} key={club.slug}>
            <Crest colours={club.colours} decorative logo={club.logo} name={club.name} size={28} />
            {club.called}
            <FollowStar club={club} league={league} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A followed club that no longer exists. */
interface MissingClub {
  /** The key under which the club is followed. */
  readonly of: string;
  /** The name, derived from the slug in the key. */
  readonly name: string;
  readonly why: string;
}

/**
 * Returns the followed clubs that are no longer in the records. Leaves out clubs of leagues that are not loaded,
 * because it is unknown whether they exist.
 */
function missingClubs(
  leagues: readonly LeagueDays[],
  keys: readonly string[],
): readonly MissingClub[] {
  return keys.flatMap((key): MissingClub[] => {
    const [slug = "", club = ""] = key.split("/");
    const name = `‘${club.replaceAll("-", " ")}’`;
    const of = leagues.find(({ league }) => league.slug === slug);
    if (!of) return [{ of: key, name, why: "belongs to a league that no longer exists." }];
    const { league, clubs, areClubsRead } = of;
    if (!areClubsRead || clubs.some((one) => clubKey(league, one.slug) === key)) return [];
    return [{ of: key, name, why: `is no longer a ${league.clubNoun} of ${league.name}.` }];
  });
}

/** A button that copies a link, which follows the same clubs and players on another device. */
function CarryOver() {
  const mine = useFollowed();
  if (mine.clubs.length + mine.players.length === 0) return null;
  return (
    <div className={styles.carry}>
      <CopyLink
        label="Copy a link for another device"
        refused="This browser does not allow that"
        to={carriedLink(mine)}
      />
      <p>The other device then follows the same clubs and players. Nobody else sees which.</p>
    </div>
  );
}

/** A card that asks whether to follow the clubs and players in a link from another device. */
function CarriedStars({ leagues }: { readonly leagues: readonly LeagueDays[] }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { clubs, players } = carriedIn(hash, useFollowed());
  if (clubs.length + players.length === 0) return null;
  const known = myClubs(leagues, clubs).map(({ club }) => club.called);
  const others = clubs.length - known.length;
  const what = [
    ...known,
    ...(others > 0 ? [amountOf(others, "more club")] : []),
    ...(players.length > 0 ? [amountOf(players.length, "player")] : []),
  ];
  const leave = () => void navigate(paths.myClubs(), { replace: true });
  const followAll = () => {
    for (const key of clubs) follow("clubs", key, true);
    for (const key of players) follow("players", key, true);
    leave();
  };
  return (
    <Card className={styles.gone}>
      <p>This link brings {enumerated(what)}. Follow on this device too?</p>
      <Button onClick={followAll} variant="filled">
        Follow
      </Button>
      <Button onClick={leave} variant="text">
        No
      </Button>
    </Card>
  );
}

/** Returns a link with the followed clubs and players. They are after the #, which browsers do not send to servers. */
function carriedLink({ clubs, players }: FollowedItems): string {
  const carried = new URLSearchParams({ clubs: clubs.join(), players: players.join() });
  return `${paths.myClubs()}#${carried.toString()}`;
}

/**
 * Returns the clubs and players of such a link that are not followed here yet. @param hash the address's hash, with its
 * #
 */
function carriedIn(hash: string, here: FollowedItems): FollowedItems {
  const params = new URLSearchParams(hash.slice(1));
  const keys = (kind: keyof FollowedItems) => (params.get(kind) ?? "").split(",");
  const carried = mineIn(JSON.stringify({ clubs: keys("clubs"), players: keys("players") }));
  return {
    clubs: carried.clubs.filter((key) => !here.clubs.includes(key)),
    players: carried.players.filter((key) => !here.players.includes(key)),
  };
}

// The engine that computes tables is in a separate file, so that a club's matches do not wait for it.
const ClubOutlook = laterPart(() => import("./ClubOutlook"));

interface MyClubProps extends RowTimes {
  readonly mine: Followed;
}

/** The card of a followed club: its place, what it needs, its next match or meet and its last result. */
function MyClub({ mine, ...times }: MyClubProps) {
  const { club, of } = mine;
  const { league, clubs, season } = of;
  const next = nextOf(mine, times.now);
  const last = lastOf(mine, times.now);
  const occasions = [next, last].filter((one): one is Occasion => one !== undefined);
  return (
    <Card data-sport={league.sport} flush>
      <div className={styles.head}>
        <Crest colours={club.colours} decorative logo={club.logo} name={club.name} size={44} />
        <div>
          <h2 className={styles.name}>
            {league.pages.club === "real" ? (
              <Link to={paths.club(league, club.slug)}>{club.called}</Link>
            ) : (
              club.called
            )}
          </h2>
          <p className={styles.place}>
            {league.shortName}
            {season ? (
              <MeetPlace name={club.name} season={season} />
            ) : (
              <InLeague league={league}>
                <Suspense fallback={null}>
                  <ClubOutlook name={club.name} />
                </Suspense>
              </InLeague>
            )}
          </p>
        </div>
        <FollowStar club={club} league={league} />
      </div>
      {occasions.length > 0 && (
        <MatchList
          bare
          items={occasions}
          row={(occasion) => (
            <InLeague league={league} clubs={clubs}>
              <DayRow occasion={occasion} team={club.name} {...times} />
            </InLeague>
          )}
        />
      )}
      {!next && of.planned.status === "ready" && (
        <p className={styles.none}>No {league.meets ? "meet" : "match"} ahead.</p>
      )}
    </Card>
  );
}

interface MeetPlaceProps {
  readonly season: MeetSeason;
  /** The team's name. */
  readonly name: string;
}

/** A team's place in the table of a season of meets; nothing before the first event. */
function MeetPlace({ season, name }: MeetPlaceProps) {
  const own = season.table.find((row) => sameName(row.name, name));
  if (!own || season.meets.every(({ done }) => done === 0)) return null;
  return <> · {ordinal(own.rank)} in the table</>;
}
