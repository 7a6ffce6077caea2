import { HomeImage } from "@/site/home/HomeImage";
import { SeasonLabel } from "@/site/season/SeasonLabel";
import { classes } from "@/ui/classes";
import type { OnNow } from "@/site/live/onNow";
import { useLeague } from "@/ui/leagueContext";
import { LiveMark } from "../live/LiveMark";
import styles from "./LeagueHero.module.css";

interface LeagueHeroProps {
  /** The live match or meet that the league's pages follow; null if there is none. */
  readonly live: OnNow | null;
}

/** The head of a league's home page: its poster, name and strapline. */
export function LeagueHero({ live }: LeagueHeroProps) {
  const league = useLeague();
  return (
    <header className={styles.hero} data-on-ink="">
      <div className={styles.art}>
        <HomeImage posters={league.homePosters} />
      </div>
      <div className={classes("content", styles.words)}>
        <p className={classes("text-overline", styles.overline)}>
          {league.game.name}
          <SeasonLabel />
          <LiveMark on={live} />
        </p>
        <h1 className="text-display" tabIndex={-1}>
          {league.name}
        </h1>
        <p className={styles.strapline}>{league.strapline}</p>
      </div>
    </header>
  );
}
