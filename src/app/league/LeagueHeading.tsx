import type { League } from "@/leagues/league";
import { sportOf } from "@/sports";
import { Glyph } from "@/ui/art/Glyph";
import { classes } from "@/ui/classes";
import styles from "./LeagueHeading.module.css";

/** The heading of a league's inner pages: ink with white type in both schemes. */
export function LeagueHeading({
  league,
  title,
}: {
  readonly league: League;
  readonly title: string;
}) {
  return (
    <header className={styles.heading} data-on-ink="">
      <div className={classes("content", styles.inner)}>
        <p className={classes("text-overline", styles.overline)}>{overlineOf(league)}</p>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <Glyph className={styles.glyph ?? ""} sport={league.sport} />
      </div>
    </header>
  );
}

/** "Football · Season 2026" */
export function overlineOf(league: League): string {
  return `${sportOf(league.sport).name} · ${league.seasons[0].label}`;
}
