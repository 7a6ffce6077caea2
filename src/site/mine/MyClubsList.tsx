import { Suspense } from "react";
import { zoneNote } from "@/domain/time";
import { brand } from "@/leagues/brand";
import { Glyph } from "@/ui/art/Glyph";
import { Crest } from "@/ui/crest/Crest";
import { useNow } from "@/ui/match/useNow";
import { useZone } from "@/ui/match/useZone";
import { FollowStar } from "@/ui/mine/FollowButton";
import { useMine } from "@/ui/mine/mine";
import { useNotices } from "@/ui/mine/notices";
import { Section } from "@/ui/Section";
import { laterPart } from "@/ui/later/later";
import { useAllMatches, type LeagueDays } from "../today/leagueMatches";
import { matchesOfClub, myClubs } from "../today/myMatches";
import { CalendarButton } from "../calendar/CalendarButton";
import { FollowedLeagues } from "../today/FollowedLeagues";
import { Failures } from "../today/Failures";
import { NoticesSwitch } from "./NoticesSwitch";
import { MyClub } from "./MyClub";
import { MyClubsWaiting } from "./MyClubsWaiting";
import styles from "./MyClubsPage.module.css";

const MyPlayers = laterPart(() => import("./MyPlayers"));

/** Each followed club with what matters of it, then all clubs there are, to follow more. */
export default function MyClubsList() {
  const mine = useMine();
  const zone = useZone();
  const now = useNow(0);
  const areWanted = useNotices();
  const all = useAllMatches();
  const followed = myClubs(all.leagues, mine.clubs);
  const note = zoneNote(now, zone, brand.timeZone);
  const isLoading = [...all.fixtures, ...all.results].some(({ status }) => status === "loading");
  if (isLoading) return <MyClubsWaiting />;
  return (
    <>
      <Failures all={all} />
      {areWanted && <FollowedLeagues leagues={all.leagues} now={now} />}
      {followed.length === 0 ? (
        <p className={styles.words}>
          You follow no club yet. Tap the star of one: its matches then stand first on Today.
        </p>
      ) : (
        <>
          <div className={styles.actions}>
            <CalendarButton
              feeds={followed.map(({ of: { league }, club }) => ({ league, club }))}
              matches={followed.flatMap((one) =>
                matchesOfClub(one).map((match) => ({ league: one.of.league, match })),
              )}
              name="My clubs"
            />
          </div>
          <NoticesSwitch />
          <div className={styles.grid}>
            {followed.map((one) => (
              <MyClub
                isRead={all.fixtures[all.leagues.indexOf(one.of)]?.status === "ready"}
                key={one.key}
                mine={one}
                now={now}
                zone={zone}
              />
            ))}
          </div>
          {note && <p className={styles.words}>{note}</p>}
        </>
      )}
      {mine.players.length > 0 && (
        <Suspense fallback={null}>
          <MyPlayers keys={mine.players} />
        </Suspense>
      )}
      <Section title="All clubs">
        {all.leagues.map((of) => (
          <ClubsOfLeague key={of.league.slug} of={of} />
        ))}
      </Section>
    </>
  );
}

function ClubsOfLeague({ of: { league, clubs } }: { readonly of: LeagueDays }) {
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
            {club.name}
            <FollowStar club={club} league={league} />
          </li>
        ))}
      </ul>
    </div>
  );
}
