import type { LeagueRecords } from "@/data/useArena";
import { showPoints } from "@/domain/meet/showPoints";
import { houseTable, yearOf, type PastYear as Year } from "@/domain/season/championship";
import { withSeasons } from "@/domain/season/seasons";
import { Section } from "@/ui/Section";
import { Term } from "@/ui/term/Term";
import { HouseCells, HouseHeads } from "./HouseCells";
import styles from "./Medals.module.css";
import pageStyles from "./ChampionshipPage.module.css";
import { leagueLabel } from "./words";

interface Props {
  readonly year: Year;
  readonly read: readonly LeagueRecords[];
}

/** The houses of an earlier year, by the leagues whose final places are known. */
export function PastYear({ year, read }: Props) {
  const counted = year.shares.map(({ league }) => league);
  const unknown = read
    .filter(({ league, records }) => {
      const [, ...past] = withSeasons(league, records.seasons).seasons;
      return past.some((season) => yearOf(season) === year.id) && !counted.includes(league);
    })
    .map(({ league }) => league);
  return (
    <Section title={year.id}>
      <p className={pageStyles.note}>
        Counted: {counted.map(leagueLabel).join(", ")}.
        {unknown.length > 0 &&
          ` The final places are not known of: ${unknown.map(leagueLabel).join(", ")}.`}
      </p>
      <div className={styles.card}>
        <table className={styles.table}>
          <caption className="visually-hidden">The houses in {year.id}</caption>
          <thead>
            <tr>
              <HouseHeads styles={styles} />
              <th scope="col">
                <Term label="First places" of="Houses’ firsts" word="Firsts" />
              </th>
              <th scope="col">
                <Term label="Points" of="Houses’ points" word="Points" />
              </th>
            </tr>
          </thead>
          <tbody>
            {houseTable(year.shares).map(({ name, rank, shared, places, points }) => (
              <tr key={name}>
                <HouseCells name={name} rank={rank} shared={shared} styles={styles} />
                <td>{places[0] ?? 0}</td>
                <td className={styles.sum}>{showPoints(points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
