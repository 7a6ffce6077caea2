import { showPoints } from "@/domain/meet/showPoints";
import type { HouseLine, LeagueShare } from "@/domain/season/championship";
import { paths } from "@/leagues/paths";
import { Glyph } from "@/ui/art/Glyph";
import { classes } from "@/ui/classes";
import { Link } from "@/ui/Link";
import { Term } from "@/ui/term/Term";
import { HouseCells, HouseHeads } from "./HouseCells";
import styles from "./HouseTable.module.css";
import { leagueLabel, progressWords } from "./words";

interface Props {
  readonly lines: readonly HouseLine[];
  readonly shares: readonly LeagueShare[];
}

/** On wide screens: a row for each house, a column for each league. */
export function HouseTable({ lines, shares }: Props) {
  return (
    <div className={styles.card}>
      {/* It is wider than a small window with many leagues. */}
      <div aria-label="Points by league" className={styles.scroller} role="region" tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">Points of the houses by league</caption>
          <thead>
            <tr>
              <HouseHeads styles={styles} />
              {shares.map(({ league, progress }) => (
                <th
                  data-final={progress === "final"}
                  data-sport={league.sport}
                  key={league.slug}
                  scope="col"
                >
                  <Link className={styles.league} to={paths.page(league, "home")}>
                    <Glyph className={styles.glyph ?? ""} sport={league.sport} />
                    {leagueLabel(league)}
                  </Link>
                  <span className={styles.progress}>{progressWords[progress]}</span>
                </th>
              ))}
              <th scope="col">
                <Term label="First places" of="Houses’ firsts" word="Firsts" />
              </th>
              <th scope="col">
                <Term label="Points" of="Houses’ points" word="Points" />
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row key={line.name} line={line} shares={shares} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function Row({ line, shares }: { readonly line: HouseLine; readonly shares: Props["shares"] }) {
  const firsts = line.places[0] ?? 0;
  return (
    <tr>
      <HouseCells {...line} styles={styles} />
      {shares.map((share) => (
        <Cell key={share.league.slug} line={line} share={share} />
      ))}
      <td>{firsts === 0 ? "–" : firsts}</td>
      <td className={styles.points}>{showPoints(line.points)}</td>
    </tr>
  );
}

function Cell({ line, share }: { readonly line: HouseLine; readonly share: LeagueShare }) {
  const { league, progress, clubs } = share;
  const points = line.from.get(league.slug);
  const isFirst = clubs.some(({ house, place }) => house === line.name && place === 1);
  const words = progress === "notYet" ? "not yet" : "no team";
  return (
    <td
      className={classes(progress !== "notYet" && isFirst && styles.first)}
      data-final={progress === "final"}
      data-sport={league.sport}
    >
      {points === undefined || points === null ? (
        <>
          <span aria-hidden="true">–</span>
          <span className="visually-hidden">{words}</span>
        </>
      ) : (
        showPoints(points)
      )}
    </td>
  );
}
