import type { ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { partOf, type Occasion } from "@/domain/season/occasion";
import { paths } from "@/leagues/paths";
import { Glyph } from "@/ui/art/Glyph";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { AnyMatchRow } from "@/ui/match/AnyMatchRow";
import { MatchList } from "@/ui/match/MatchList";
import { MeetRow } from "../meets/MeetRow";
import styles from "./Today.module.css";

/** What all rows of a page have in common. */
export interface RowTimes {
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

interface DayRowProps extends RowTimes {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly occasion: Occasion;
  /** The day stands above: rows do not repeat it. */
  readonly isUnderDay?: boolean;
  /** Of a meet, tell how this team did. */
  readonly team?: string;
}

/** A match or a meet of any league, as the one row of the site. */
export function DayRow({ occasion, team, ...row }: DayRowProps) {
  if (occasion.kind === "meet") {
    return (
      <MeetRow
        held={occasion.held}
        part={partOf(occasion, row.league, row.now)}
        team={team}
        {...row}
      />
    );
  }
  const { match } = occasion;
  return <AnyMatchRow link={{ to: paths.match(row.league, match.id) }} match={match} {...row} />;
}

interface LeagueCardProps extends RowTimes {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly occasions: readonly Occasion[];
  /** The day stands above: rows do not repeat it. */
  readonly isUnderDay?: boolean;
}

/** Some matches or meets of one league, under its name and beside the way to its table. */
export function LeagueCard({ league, occasions, ...row }: LeagueCardProps) {
  return (
    <Card data-sport={league.sport} flush>
      <LeagueHead league={league} />
      <MatchList
        bare
        items={occasions}
        row={(occasion) => <DayRow league={league} occasion={occasion} {...row} />}
      />
    </Card>
  );
}

/** A league's name over its card, beside the way to its table. */
export function LeagueHead({ league }: Pick<DayRowProps, "league">) {
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
