import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import { MatchList } from "@/ui/match/MatchList";
import { InLeague } from "@/ui/where";
import { DayRow, type RowTimes } from "./LeagueCard";
import type { MyMatch } from "./myMatches";
import styles from "./Today.module.css";

interface MyClubsProps extends RowTimes {
  readonly matches: readonly MyMatch[];
}

/** The matches and meets of the clubs that the visitor follows, before all others. */
export function MyClubs({ matches, ...times }: MyClubsProps) {
  return (
    <Card className={styles.mine} flush>
      <div className={styles.league}>
        <Icon className={styles.star} name="star" />
        <h2>My clubs</h2>
        <Link to={paths.myClubs()}>All about them</Link>
      </div>
      <MatchList
        bare
        items={matches}
        row={({ isOfDay, league, clubs, occasion }) => (
          <InLeague league={league} clubs={clubs}>
            <DayRow isUnderDay={isOfDay} occasion={occasion} {...times} />
          </InLeague>
        )}
        wide
      />
    </Card>
  );
}
