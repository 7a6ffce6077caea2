import type { PageId } from "@/domain/league/pages";
import { showsSeasons } from "@/domain/season/seasons";
import { SeasonLabel } from "@/site/season/SeasonLabel";
import { Glyph } from "@/ui/art/Glyph";
import { classes } from "@/ui/classes";
import { SeasonPicker } from "@/site/season/SeasonPicker";
import type { OnNow } from "@/site/live/onNow";
import { useLeague } from "@/ui/where";
import { LiveMark } from "../live/LiveMark";
import styles from "./LeagueHeading.module.css";

interface LeagueHeadingProps {
  readonly page: PageId;
  readonly title: string;
  /** What is on and what the league's pages follow. */
  readonly live: OnNow | null;
}

/** The heading of a league's inner pages: ink with white type in both schemes. */
export function LeagueHeading({ page, title, live }: LeagueHeadingProps) {
  const league = useLeague();
  return (
    <header className={styles.heading} data-on-ink="">
      <div className={classes("content", styles.inner)}>
        <p className={classes("text-overline", styles.overline)}>
          {league.game.name}
          <SeasonLabel>{showsSeasons(league, page) ? <SeasonPicker /> : undefined}</SeasonLabel>
          <LiveMark on={live} />
        </p>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <Glyph className={styles.glyph ?? ""} sport={league.sport} />
      </div>
    </header>
  );
}
