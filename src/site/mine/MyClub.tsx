import { Suspense } from "react";
import { sameName } from "@/domain/names";
import { ordinal } from "@/domain/ordinal";
import type { MeetSeason } from "@/domain/season/meets";
import type { Occasion } from "@/domain/season/occasion";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { Crest } from "@/ui/crest/Crest";
import { laterPart } from "@/ui/later/later";
import { Link } from "@/ui/Link";
import { MatchList } from "@/ui/match/MatchList";
import { FollowStar } from "@/ui/mine/FollowButton";
import { InLeague } from "@/ui/where";
import { DayRow, type RowTimes } from "../today/LeagueCard";
import { lastOf, nextOf, type MyClub as Followed } from "../today/myMatches";
import styles from "./MyClubsPage.module.css";

// A table is computed by code of its own, which a club's matches do not wait for.
const ClubOutlook = laterPart(() => import("./ClubOutlook"));

interface MyClubProps extends RowTimes {
  readonly mine: Followed;
}

/** A followed club: its place, what it needs, its next match or meet and its last result. */
export function MyClub({ mine, ...times }: MyClubProps) {
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
              <Link to={paths.club(league, club.slug)}>{club.name}</Link>
            ) : (
              club.name
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
  /** The team's. */
  readonly name: string;
}

/** A team's place in the table of a season of meets; nothing before the first event. */
function MeetPlace({ season, name }: MeetPlaceProps) {
  const own = season.table.find((row) => sameName(row.name, name));
  if (!own || season.meets.every(({ done }) => done === 0)) return null;
  return <> · {ordinal(own.rank)} in the table</>;
}
