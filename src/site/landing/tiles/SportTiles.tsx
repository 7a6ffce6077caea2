import { leagueLinks, type LeagueLink } from "@/leagues/menu";
import { Glyph } from "@/ui/art/Glyph";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Section";
import { NextFixture } from "./NextFixture";
import { NextMeet } from "./NextMeet";
import styles from "./SportTiles.module.css";

const tiles = leagueLinks();

/** Every sport in its colour, with the next match or meet of its league once that is open; one tile for each of several. */
export function SportTiles() {
  return (
    <Section title="Pick a sport">
      <ul className={styles.tiles} role="list">
        {tiles.map((tile) => (
          <li className={styles.cell} data-sport={tile.sport.id} key={tile.to}>
            <SportTile {...tile} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SportTile({ sport, label, to, league }: LeagueLink) {
  return (
    <Link className={styles.tile} to={to}>
      <Glyph className={styles.glyph ?? ""} sport={sport.id} />
      <span className={styles.name}>{label}</span>{" "}
      <span className={styles.next} data-live="">
        {sport.inMeets ? <NextMeet league={league} /> : <NextFixture league={league} />}
      </span>
    </Link>
  );
}
