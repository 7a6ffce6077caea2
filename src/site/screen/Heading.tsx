import { Glyph } from "@/ui/art/Glyph";
import type { LeagueOnScreen } from "./scenes";
import styles from "./Screen.module.css";

/** A scene's heading: the league, and what the scene shows. */
export function Heading({ of: { league }, words }: { of: LeagueOnScreen; words: string }) {
  return (
    <h2 className={styles.heading} data-sport={league.sport}>
      <Glyph className={styles.glyph ?? ""} sport={league.sport} />
      {[league.name, words].filter(Boolean).join(" · ")}
    </h2>
  );
}
