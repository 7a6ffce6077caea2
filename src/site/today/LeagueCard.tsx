import type { ListedMatch } from "@/domain/match/listed";
import type { ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { paths } from "@/leagues/paths";
import { Glyph } from "@/ui/art/Glyph";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { AnyMatchRow } from "@/ui/match/AnyMatchRow";
import { MatchList } from "@/ui/match/MatchList";
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
  readonly match: ListedMatch;
  /** The day stands above: rows do not repeat it. */
  readonly isUnderDay?: boolean;
}

/** A match of any league, as the one row of the site. */
export function DayRow({ league, match, ...row }: DayRowProps) {
  return (
    <AnyMatchRow
      league={league}
      link={{ to: paths.match(league, match.id) }}
      match={match}
      {...row}
    />
  );
}

interface LeagueCardProps extends RowTimes {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly matches: readonly ListedMatch[];
  /** The day stands above: rows do not repeat it. */
  readonly isUnderDay?: boolean;
}

/** Some matches of one league, under its name and beside the way to its table. */
export function LeagueCard({ league, matches, ...row }: LeagueCardProps) {
  const page = league.pages.standings === "real" ? "standings" : "home";
  const label = page === "home" ? "Home" : "Table";
  return (
    <Card data-sport={league.sport} flush>
      <div className={styles.league}>
        <Glyph className={styles.glyph ?? ""} sport={league.sport} />
        <h3>{league.name}</h3>
        <Link aria-label={`${label}, ${league.name}`} to={paths.page(league, page)}>
          {label}
        </Link>
      </div>
      <MatchList
        bare
        items={matches}
        row={(match) => <DayRow league={league} match={match} {...row} />}
      />
    </Card>
  );
}
