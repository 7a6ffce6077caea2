import { Suspense } from "react";
import { zoneNote } from "@/domain/time";
import { arena } from "@arena/arena";
import { Glyph } from "@/ui/art/Glyph";
import { Crest } from "@/ui/crest/Crest";
import { useNow } from "@/ui/match/useNow";
import { FollowStar } from "@/ui/mine/FollowButton";
import { useMine } from "@/ui/mine/mine";
import { useNotices } from "@/ui/mine/notices";
import { Section } from "@/ui/Section";
import { laterPart } from "@/ui/later/later";
import { useZone } from "@/ui/match/useZone";
import { Since } from "../since/Since";
import { useAllMatches, type LeagueDays } from "../today/leagueMatches";
import { myClubs, occasionsOfClub, type MyClub as Followed } from "../today/myMatches";
import { CalendarButton } from "../calendar/CalendarButton";
import { FollowedLeagues } from "../today/FollowedLeagues";
import { LeagueCard } from "../today/LeagueCard";
import { Failures } from "../today/Failures";
import { isComing, useArrived } from "../today/useArrived";
import { Carried, CarryOver } from "./CarryOver";
import { goneClubs } from "./goneClubs";
import { GoneCard } from "./GoneCard";
import { InstallHint } from "./InstallHint";
import { NoticesSwitch } from "./NoticesSwitch";
import { MyClub } from "./MyClub";
import { MyClubsWaiting } from "./MyClubsWaiting";
import styles from "./MyClubsPage.module.css";

const MyPlayers = laterPart(() => import("./MyPlayers"));

/** Each followed club with what matters about it, then all clubs there are, to follow more. */
export default function MyClubsList() {
  const mine = useMine();
  const zone = useZone();
  const now = useNow(0);
  const areWanted = useNotices();
  const all = useAllMatches();
  const { inTime, late } = useArrived(all.leagues, "");
  if (inTime === null) return <MyClubsWaiting />;
  const leagues = [...inTime, ...late];
  // Those of a league that comes late do not move the others.
  const followed = [...myClubs(inTime, mine.clubs), ...myClubs(late, mine.clubs)];
  const note = zoneNote(now, zone, arena.timeZone);
  return (
    <>
      <Carried leagues={leagues} />
      <Failures leagues={leagues} />
      {areWanted && <FollowedLeagues leagues={leagues} now={now} />}
      {mine.clubs.length === 0 && (
        <p className={styles.words}>
          You follow no club yet. Tap a club’s star: its matches or meets then stand first on Today.
        </p>
      )}
      <WithAll followed={followed} />
      <Since Results={LeagueCard} leagues={inTime} now={now} onlyMine />
      {mine.clubs.length > 0 && (
        <div className={styles.grid}>
          {followed.map((one) => (
            <MyClub key={one.key} mine={one} now={now} />
          ))}
          {goneClubs(leagues, mine.clubs).map((gone) => (
            <GoneCard key={gone.of} kind="clubs" {...gone} />
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

/** The calendar of all followed clubs, and notices of those that play matches. */
function WithAll({ followed }: { readonly followed: readonly Followed[] }) {
  if (followed.length === 0) return null;
  const occasions = followed.flatMap((one) =>
    occasionsOfClub(one).map((occasion) => ({ league: one.of.league, occasion })),
  );
  return (
    <>
      <div className={styles.actions}>
        <CalendarButton
          feeds={followed.map(({ of: { league }, club }) => ({ league, club }))}
          matches={occasions.flatMap(({ league, occasion }) =>
            occasion.kind === "match" ? { league, match: occasion.match } : [],
          )}
          meets={occasions.flatMap(({ league, occasion }) =>
            occasion.kind === "meet" ? { league, meet: occasion.held } : [],
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
