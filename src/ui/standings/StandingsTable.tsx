import { useId, useState } from "react";
import type { ResolvedClub } from "@/leagues/clubs";
import { findClub } from "@/leagues/clubs";
import type { TableLine } from "@/leagues/competition";
import type { League } from "@/leagues/league";
import { paths } from "@/leagues/paths";
import type { Sport } from "@/domain/sport";
import { Crest } from "@/ui/crest/Crest";
import { Link } from "@/ui/Link";
import { figureOf } from "./figureOf";
import styles from "./StandingsTable.module.css";

const zoneWords = {
  inside: "In a semi-final place",
  outside: "Outside the semi-final places",
} as const;

interface Props {
  readonly league: League;
  readonly sport: Sport;
  readonly clubs: readonly ResolvedClub[];
  readonly lines: readonly TableLine[];
  /** What the table is of, for its caption: "Group A" or the league's name. */
  readonly caption: string;
  readonly captionVisible?: boolean;
}

/** A league table; the zones are told by bar, tint and words, never by colour alone. */
export function StandingsTable({
  league,
  sport,
  clubs,
  lines,
  caption,
  captionVisible = true,
}: Props) {
  const [expanded, setExpanded] = useState(false);
  const captionId = useId();
  const { columns } = sport.table;
  const narrowHides = columns.some((column) => !column.always);
  const zoned = lines.some(({ zone }) => zone !== null);
  return (
    <div className={styles.card}>
      {/* A region that scrolls sideways must be reachable by keyboard (WCAG 2.1.1). */}
      <div className={styles.scroller} role="region" aria-labelledby={captionId} tabIndex={0}>
        <table className={styles.table} data-expanded={expanded || undefined}>
          <caption id={captionId} className={captionVisible ? styles.caption : "visually-hidden"}>
            {caption}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.rank}>
                <abbr title="Position">#</abbr>
              </th>
              <th scope="col" className={styles.team}>
                {league.clubNoun === "team" ? "Team" : "Club"}
              </th>
              {columns.map((column) => (
                <th key={column.key} scope="col" data-optional={!column.always || undefined}>
                  <abbr title={column.label}>{column.short}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ row, rank, zone, tied }) => {
              const club = findClub(clubs, row.team);
              return (
                <tr key={row.team} data-zone={zone ?? undefined}>
                  <td className={styles.rank}>
                    {rank}
                    {tied && <span className="visually-hidden"> (tied)</span>}
                    {zone && <span className="visually-hidden">. {zoneWords[zone]}</span>}
                  </td>
                  <th scope="row" className={styles.team}>
                    <span className={styles.club}>
                      <Crest
                        name={row.team}
                        logo={club?.logo}
                        colours={club?.colours}
                        size={24}
                        decorative
                      />
                      {club && league.pages.club === "real" ? (
                        <Link className={styles.name} to={paths.club(league, club.slug)}>
                          {row.team}
                        </Link>
                      ) : (
                        <span className={styles.name}>{row.team}</span>
                      )}
                    </span>
                  </th>
                  {columns.map((column, index) => (
                    <td
                      key={column.key}
                      data-optional={!column.always || undefined}
                      data-decisive={index === columns.length - 1 || undefined}
                    >
                      {figureOf(row[column.key], column)}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className={styles.foot}>
        {zoned && (
          <ul className={styles.legend}>
            <li data-zone="inside">Semi-final places</li>
            <li data-zone="outside">{zoneWords.outside}</li>
          </ul>
        )}
        {narrowHides && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={expanded}
            onClick={() => setExpanded(!expanded)}
          >
            {expanded ? "Fewer columns" : "More columns"}
          </button>
        )}
      </div>
    </div>
  );
}
