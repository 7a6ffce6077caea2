import { knockOutRound } from "@/domain/match/knockOut";
import { partOf, type Occasion } from "@/domain/season/occasion";
import { paths } from "@/leagues/paths";
import { Glyph } from "@/ui/art/Glyph";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { AnyMatchRow } from "@/ui/match/AnyMatchRow";
import { MatchList } from "@/ui/match/MatchList";
import { useLeague } from "@/ui/leagueContext";
import { MeetRow } from "../meets/MeetRow";
import styles from "./Today.module.css";

/** The props that all rows of a page share. */
export interface RowTimes {
  /** The present time, in epoch milliseconds. */
  readonly now: number;
}

interface DayRowProps extends RowTimes {
  readonly occasion: Occasion;
  /** Whether a heading above shows the day, so that rows do not repeat it. */
  readonly isUnderDay?: boolean;
  /** The team whose place in a meet is shown; undefined for the leader. */
  readonly team?: string;
}

/** A row for a match or a meet of any league. */
export function DayRow({ occasion, team, ...row }: DayRowProps) {
  const league = useLeague();
  if (occasion.kind === "meet") {
    return (
      <MeetRow
        seasonMeet={occasion.seasonMeet}
        part={partOf(occasion, league, row.now)}
        team={team}
        {...row}
      />
    );
  }
  const { match } = occasion;
  return (
    <AnyMatchRow
      link={{ to: paths.match(league, match.id) }}
      match={match}
      round={knockOutRound(match)}
      {...row}
    />
  );
}

interface LeagueCardProps extends RowTimes {
  readonly occasions: readonly Occasion[];
  /** Whether a heading above shows the day, so that rows do not repeat it. */
  readonly isUnderDay?: boolean;
}

/** A card with some matches or meets of one league, below its name and a link to its table. */
export function LeagueCard({ occasions, ...row }: LeagueCardProps) {
  const league = useLeague();
  return (
    <Card data-sport={league.sport} flush>
      <LeagueHead />
      <MatchList
        bare
        items={occasions}
        row={(occasion) => <DayRow occasion={occasion} {...row} />}
      />
    </Card>
  );
}

/** The head of a league's card: its name, and a link to its table or home page. */
export function LeagueHead() {
  const league = useLeague();
  const page = league.pages.standings === "real" ? "standings" : "home";
  const label = page === "home" ? "Home" : "Table";
  return (
    <div className={styles.league}>
      <Glyph className={styles.glyph ?? ""} sport={league.sport} />
      <h3>{league.name}</h3>
      <Link aria-label={`${label}, ${league.name}`} to={paths.page(league, page)}>
        {label}
      </Link>
    </div>
  );
}
