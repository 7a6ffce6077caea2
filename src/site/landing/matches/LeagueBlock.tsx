import type { ReactNode } from "react";
import type { League } from "@/leagues/league";
import { Glyph } from "@/ui/art/Glyph";
import { Link } from "@/ui/Link";
import styles from "./LeagueBlock.module.css";
import { pageOf, placeOf, type MatchKind } from "../../match/matchLink";

interface LeagueBlockProps {
  readonly league: League;
  readonly kind: MatchKind;
  readonly children: ReactNode;
}

/** The matches of one league under its name, in its sport's colour. */
export function LeagueBlock({ league, kind, children }: LeagueBlockProps) {
  const page = pageOf[kind];
  const all = league.pages[page] === "real" ? `All ${page}` : "League home";
  return (
    <div className={styles.block} data-sport={league.sport}>
      <div className={styles.head}>
        <Glyph className={styles.glyph ?? ""} sport={league.sport} />
        <h3>{league.name}</h3>
        <Link
          aria-label={`${all}, ${league.name}`}
          className={styles.all}
          to={placeOf(league, kind)}
        >
          {all}
        </Link>
      </div>
      {children}
    </div>
  );
}
