import { amountOf } from "@/domain/wording";
import { paths } from "@/leagues/paths";
import { Glyph } from "@/ui/art/Glyph";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { ClubName } from "@/ui/mine/ClubName";
import { figureOf } from "@/ui/standings/figureOf";
import { placeOf } from "@/ui/standings/place";
import { Term } from "@/ui/term/Term";
import { useLeague } from "@/ui/where";
import styles from "./TodayAside.module.css";
import type { MovingTable } from "./movingTable";

/** The first lines of a long table; its page has the others. */
const LINES = 8;
/** Figures that have room beside a name. */
const FIGURES = 3;

/** The table that the day's matches move, with the places that each team went up or down. */
export function AsideTable({ table, isLive, by, places }: MovingTable) {
  const league = useLeague();
  const { group, lines, goOn } = table;
  const columns = league.game.table.columns.filter(({ always }) => always).slice(0, FIGURES);
  const name = [league.name, group && `Group ${group}`].filter(Boolean).join(", ");
  const rest = lines.length - LINES;
  return (
    <Card data-sport={league.sport} flush>
      <div className={styles.head}>
        <Glyph className={styles.glyph ?? ""} sport={league.sport} />
        <h2>
          <Link to={paths.page(league, "standings")}>{name}</Link>
        </h2>
        {isLive && <span className={styles.live}>As it stands</span>}
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">
          {name}
          {isLive && ", as it stands"}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <Term label="Place" sport={league.sport} word="#" />
            </th>
            <th scope="col">{league.clubNoun === "team" ? "Team" : "Club"}</th>
            {columns.map(({ key, short, label }) => (
              <th key={key} scope="col">
                <Term label={label} sport={league.sport} word={short} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, LINES).map((line) => {
            const { row } = line;
            const place = placeOf(line, lines, goOn);
            return (
              <tr data-zone={place.zone ?? undefined} key={row.team}>
                <td>{place.text}</td>
                <th scope="row">
                  <ClubName className={styles.team} name={row.team}>
                    <Moved by={by} places={places.get(row.team) ?? 0} />
                  </ClubName>
                </th>
                {columns.map((column) => (
                  <td key={column.key}>
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
            {amountOf(rest, "more line")} in the table
          </Link>
        </p>
      )}
    </Card>
  );
}

/** An arrow behind the name, in words for those who hear it. */
function Moved({ places, by }: { readonly places: number; readonly by: string }) {
  if (places === 0) return null;
  const words = `${places > 0 ? "up" : "down"} ${amountOf(Math.abs(places), "place")} ${by}`;
  return (
    <span className={styles.moved} data-way={places > 0 ? "up" : "down"} title={words}>
      <span aria-hidden="true"> {places > 0 ? "▲" : "▼"}</span>
      <span className="visually-hidden">, {words}</span>
    </span>
  );
}
