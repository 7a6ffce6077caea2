import { clubTitle } from "@/domain/league/clubTitle";
import type { ReactNode } from "react";
import type { Table } from "@/domain/season/competition";
import { amountOf } from "@/domain/wording";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { ClubName } from "@/ui/mine/ClubName";
import { Term } from "@/ui/term/Term";
import { useLeague } from "@/ui/leagueContext";
import { figureOf } from "./figureOf";
import { placeOf } from "./place";
import styles from "./ShortTable.module.css";

/** The number of figures for which there is room beside a name. */
const FIGURES = 3;

interface Props {
  readonly table: Table;
  /** The name of the table, for people who do not see the heading above it. */
  readonly caption: string;
  /** The number of shown lines; the standings page has the others. */
  readonly lines: number;
  /** Returns content to show after the name of a team. */
  readonly behind?: (team: string) => ReactNode;
}

/** The first lines of a table with its main figures, and a link to the full table. */
export function ShortTable({ table, caption, lines: most, behind }: Props) {
  const league = useLeague();
  const { lines, goOn } = table;
  const columns = league.game.table.columns.filter(({ always }) => always).slice(0, FIGURES);
  const rest = lines.length - most;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Term label="Place" sport={league.sport} word="#" />
            </th>
            <th scope="col">{clubTitle(league)}</th>
            {columns.map(({ key, short, label, decisive }) => (
              <th data-decisive={decisive} key={key} scope="col">
                <Term label={label} sport={league.sport} word={short} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, most).map((line) => {
            const { row } = line;
            const place = placeOf(line, lines, goOn);
            return (
              <tr data-zone={place.zone ?? undefined} key={row.team}>
                <td>{place.text}</td>
                <th scope="row">
                  <ClubName className={styles.team} name={row.team}>
                    {behind?.(row.team)}
                  </ClubName>
                </th>
                {columns.map((column) => (
                  <td data-decisive={column.decisive} key={column.key}>
                    {figureOf(row[column.key], column)}
                    {column.key === "points" && line.adjusted !== 0 && (
                      <>
                        <span aria-hidden="true">*</span>
                        <span className="visually-hidden"> with an adjustment</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {rest > 0 && (
        <p className={styles.rest}>
          <Link to={paths.page(league, "standings")}>
            {amountOf(rest, `more ${league.clubNoun}`)}
          </Link>
        </p>
      )}
    </div>
  );
}
