import type { LeagueEntry } from "@/domain/league/league";
import { leaguesOf, menuPath } from "@/leagues/menu";
import { paths } from "@/leagues/paths";
import { sportList } from "@/sports/entries";
import type { SportEntry } from "@/domain/sport";
import { Glyph } from "@/ui/art/Glyph";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Section";
import { NextFixture } from "./NextFixture";
import { NextMeet } from "./NextMeet";
import styles from "./SportTiles.module.css";

/** Every sport in its colour, with the next match or meet of its league once that is open; one tile for each of several. */
export function SportTiles() {
  return (
    <Section title="Pick a sport">
      <ul className={styles.tiles} role="list">
        {sportList.flatMap((sport) =>
          tilesOf(sport).map((tile) => (
            <li className={styles.cell} data-sport={sport.id} key={tile.to}>
              <SportTile {...tile} sport={sport} />
            </li>
          )),
        )}
      </ul>
    </Section>
  );
}

interface Tile {
  readonly label: string;
  readonly to: string;
  /** Absent: the sport has none yet. */
  readonly league?: LeagueEntry;
}

function tilesOf(sport: SportEntry): readonly Tile[] {
  const leagues = leaguesOf(sport);
  if (leagues.length === 0) return [{ label: sport.name, to: menuPath(sport, "league") }];
  return leagues.map((league) => ({
    label: leagues.length > 1 ? league.name : sport.name,
    to: paths.page(league, "home"),
    league,
  }));
}

function SportTile({ sport, label, to, league }: Tile & { readonly sport: SportEntry }) {
  return (
    <Link className={styles.tile} to={to}>
      <Glyph className={styles.glyph ?? ""} sport={sport.id} />
      <span className={styles.name}>{label}</span>{" "}
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
