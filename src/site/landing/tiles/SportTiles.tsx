import { leaguesOf, menuPath } from "@/leagues/menu";
import { sportList } from "@/sports/entries";
import type { SportEntry } from "@/domain/sport";
import { Glyph } from "@/ui/art/Glyph";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Section";
import { NextFixture } from "./NextFixture";
import { NextMeet } from "./NextMeet";
import styles from "./SportTiles.module.css";

/** Every sport in its colour, with the next match or meet of its league once that is open. */
export function SportTiles() {
  return (
    <Section title="Pick a sport">
      <ul className={styles.tiles} role="list">
        {sportList.map((sport) => (
          <li className={styles.cell} data-sport={sport.id} key={sport.id}>
            <SportTile sport={sport} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SportTile({ sport }: { readonly sport: SportEntry }) {
  const [league] = leaguesOf(sport);
  return (
    <Link className={styles.tile} to={menuPath(sport, "league")}>
      <Glyph className={styles.glyph ?? ""} sport={sport.id} />
      <span className={styles.name}>{sport.name}</span>{" "}
      {league ? (
        <span className={styles.next} data-live="">
          {sport.inMeets ? <NextMeet league={league} /> : <NextFixture league={league} />}
        </span>
      ) : (
        <span className={styles.next}>Coming soon</span>
      )}
    </Link>
  );
}
