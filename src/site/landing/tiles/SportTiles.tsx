import { lazy, Suspense } from "react";
import { useShownEntries } from "@/data/useEntries";
import { leagueLinks, type LeagueLink } from "@/leagues/menu";
import { playsNow } from "@/leagues/playsAround";
import { Glyph } from "@/ui/art/Glyph";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Section";
import { useInView } from "../../motion/useInView";
import styles from "./SportTiles.module.css";

// If the code cannot be loaded, a tile still links to its league.
const TileNow = lazy(() => import("./TileNow").catch(() => ({ default: () => null })));

/**
 * The section of sports: one tile for each league, in the sport's colour, with the leaders and the next match once the
 * section is near the screen.
 */
export function SportTiles() {
  const tiles = leagueLinks(useShownEntries());
  const [ref, isNear] = useInView<HTMLUListElement>({ margin: "100px", once: true });
  return (
    <Section title="Sport by sport">
      <ul className={styles.tiles} ref={ref} role="list">
        {tiles.map((tile) => (
          <li className={styles.cell} data-sport={tile.sport.id} key={tile.to}>
            <SportTile isNear={isNear} {...tile} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SportTile({ sport, label, to, league, isNear }: LeagueLink & { isNear: boolean }) {
  return (
    <Link className={styles.tile} to={to}>
      <Glyph className={styles.glyph ?? ""} sport={sport.id} />
      <span className={styles.name}>{label}</span>{" "}
      {isNear && playsNow(league) && (
        <Suspense fallback={null}>
          <TileNow league={league} />
        </Suspense>
      )}
    </Link>
  );
}
