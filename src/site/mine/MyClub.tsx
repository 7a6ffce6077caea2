import type { ListedMatch } from "@/domain/match/listed";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { Crest } from "@/ui/crest/Crest";
import { Link } from "@/ui/Link";
import { MatchList } from "@/ui/match/MatchList";
import { FollowStar } from "@/ui/mine/FollowButton";
import { DayRow, type RowTimes } from "../today/LeagueCard";
import { lastOf, nextOf, type MyClub as Followed } from "../today/myMatches";
import { ClubOutlook } from "./ClubOutlook";
import styles from "./MyClubsPage.module.css";

interface MyClubProps extends RowTimes {
  readonly mine: Followed;
  /** Its league's matches are here. */
  readonly isRead: boolean;
}

/** A followed club: its place, what it needs, its next match and its last result. */
export function MyClub({ mine, isRead, ...times }: MyClubProps) {
  const { club, of } = mine;
  const { league, clubs } = of;
  const next = nextOf(mine, times.now);
  const last = lastOf(mine);
  const matches = [next, last].filter((match): match is ListedMatch => match !== undefined);
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
            <ClubOutlook league={league} name={club.name} />
          </p>
        </div>
        <FollowStar club={club} league={league} />
      </div>
      {matches.length > 0 && (
        <MatchList
          bare
          items={matches}
          row={(match) => <DayRow clubs={clubs} league={league} match={match} {...times} />}
        />
      )}
      {!next && isRead && <p className={styles.none}>No match ahead.</p>}
    </Card>
  );
}
