import { clubTitle } from "@/domain/league/clubTitle";
import { Suspense, useId, useState, type ReactNode } from "react";
import type { Match } from "@/domain/match/match";
import type { FigureColumn, Sport, TableColumn } from "@/domain/sport";
import type { FormMark } from "@/domain/match/form";
import { calledName } from "@/domain/season/calledName";
import type { Table } from "@/domain/season/competition";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { classes } from "../classes";
import { Term } from "../term/Term";
import { levelAbove, placeOf, type Place } from "./place";
import { StandingsRow, zoneWords, type Remark, type RowExtras } from "./StandingsRow";
import extras from "./StandingsExtras.module.css";
import styles from "./StandingsTable.module.css";
import { laterPart } from "../later/later";

const Why = laterPart(() => import("./Why"));

/** Remarks about the teams, shown beside their figures. */
export interface Remarks {
  /** The head of the column of remarks, if there is room for a column. */
  readonly title: string;
  /** Returns the remark about a team; undefined if there is none. */
  readonly of: (team: string) => Remark | undefined;
}

interface Props {
  readonly sport: Sport;
  readonly table: Table;
  readonly matches: readonly Match[];
  /** The name of the table: "Group A" or the league's name. */
  readonly caption: string;
  readonly captionVisible?: boolean;
  /** The latest results of each team; null if there are none. */
  readonly forms: ReadonlyMap<string, readonly FormMark[]> | null;
  readonly remarks: Remarks | null;
  /** Returns the parts of a team's row that are loaded later; null until they are loaded. */
  readonly later?: ((team: string) => RowExtras) | null;
  /** Whether there is a column for the next opponents on wide screens. */
  readonly hasNext?: boolean;
  /** The tables whose zones the legend explains; by default only this table. */
  readonly legend?: readonly Table[];
  /** Shown below the table, inside its card. */
  readonly children?: ReactNode;
}

type Columns = readonly (TableColumn | FigureColumn)[];

interface LineProps extends Pick<Props, "sport" | "table" | "matches"> {
  readonly columns: Columns;
  readonly at: number;
  readonly place: Place | undefined;
  readonly form: readonly FormMark[] | null;
  readonly remark: Remark | null;
  readonly extras: RowExtras;
  readonly hasNext: boolean;
  /** The number of columns of the table. */
  readonly width: number;
}

/** A team's row, and below it the reason for its place if the visitor opened it. */
function Line({ table, matches, at, width, sport, columns, ...row }: LineProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const clubs = useClubs();
  const [upper, line] = [table.lines[at - 1], table.lines[at]];
  if (!line) return null;
  const { ranked } = table;
  const asked = ranked &&
    upper &&
    levelAbove(table, upper, line) && { ranked, upper: upper.row.team };
  const lower = line.row.team;
  const why = asked && (
    <button
      type="button"
      className={extras.why}
      aria-controls={isOpen ? id : undefined}
      aria-expanded={isOpen}
      aria-label={`Why? ${calledName(clubs, asked.upper)} above ${calledName(clubs, lower)}`}
      onClick={() => setOpen(!isOpen)}
    >
      Why?
    </button>
  );
  return (
    <>
      <StandingsRow {...row} round={table.round} columns={columns} line={line} why={why} />
      {asked && isOpen && (
        <tr id={id} className={extras.explained}>
          <td colSpan={width}>
            <Suspense fallback={<p className={extras.waiting}>Loading…</p>}>
              <Why {...asked} sport={sport} matches={matches} lower={lower} />
            </Suspense>
          </td>
        </tr>
      )}
    </>
  );
}

const nothing: RowExtras = {};

/** Returns a table's columns. Columns that only a computed table can fill come before the points. */
function columnsOf({ table: { columns, figures = [] } }: Sport, { ranked }: Table): Columns {
  const isPoints = ({ key }: Columns[number]) => Number(key === "points");
  return [...columns, ...(ranked ? figures : [])].sort((a, b) => isPoints(a) - isPoints(b));
}

const placesIn = ({ lines, goOn }: Table) => lines.map((line) => placeOf(line, lines, goOn));

/**
 * Returns the tables that the legend of one table explains: the first table has one legend for all tables, the others
 * have none.
 */
export const legendAt = (tables: readonly Table[], at: number): readonly Table[] =>
  at === 0 ? tables : [];

/** A league table. Bars, tints and texts show the zones, so that they never depend on colour alone. */
export function StandingsTable({
  sport,
  table,
  matches,
  caption,
  captionVisible = true,
  forms,
  remarks,
  later = null,
  hasNext = false,
  legend = [table],
  children,
}: Props) {
  const league = useLeague();
  const [expanded, setExpanded] = useState(false);
  const id = useId();
  const { lines } = table;
  const columns = columnsOf(sport, table);
  const about = { sport: sport.id, pack: table.ranked?.pack };
  const narrowHides = columns.some((column) => !column.always);
  const places = placesIn(table);
  const explained = legend.flatMap(placesIn);
  const zones = (["inside", "undecided", "outside"] as const).filter((zone) =>
    explained.some((place) => place.zone === zone),
  );
  const width = 2 + columns.length + [forms, hasNext, remarks].filter(Boolean).length;
  return (
    <div className={styles.card}>
      <h2 id={id} className={captionVisible ? extras.caption : "visually-hidden"}>
        {caption}
      </h2>
      {/* An area that scrolls sideways must be reachable by keyboard (WCAG 2.1.1). */}
      <div className="scroll-columns" role="region" aria-labelledby={id} tabIndex={0}>
        <table
          aria-labelledby={id}
          className={classes(styles.table, (forms ?? remarks) && extras.double)}
          data-expanded={expanded || undefined}
        >
          <thead>
            <tr>
              <th scope="col" className={styles.rank}>
                <Term {...about} label="Position" word="#" />
              </th>
              <th scope="col" className={styles.team}>
                {clubTitle(league)}
              </th>
              {columns.map(({ short, label, always, decisive }) => (
                <th
                  key={short}
                  scope="col"
                  data-optional={!always || undefined}
                  data-decisive={decisive}
                >
                  <Term {...about} label={label} word={short} />
                </th>
              ))}
              {forms && (
                <th scope="col" className={extras.form}>
                  <Term {...about} label="Latest results" word="Form" />
                </th>
              )}
              {hasNext && (
                <th scope="col" className={extras.next}>
                  Next
                </th>
              )}
              {remarks && (
                <th scope="col" className={extras.remark}>
                  <Term {...about} label="What is needed" word={remarks.title} />
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ row: { team } }, at) => (
              <Line
                key={team}
                sport={sport}
                columns={columns}
                table={table}
                matches={matches}
                at={at}
                place={places[at]}
                form={forms && (forms.get(team) ?? [])}
                remark={remarks && (remarks.of(team) ?? {})}
                extras={later?.(team) ?? nothing}
                hasNext={hasNext}
                width={width}
              />
            ))}
          </tbody>
        </table>
      </div>
      {children}
      <div className={styles.foot}>
        {zones.length > 0 && (
          <ul className={styles.legend}>
            {zones.map((zone) => (
              <li key={zone} data-zone={zone}>
                {zoneWords(table.round)[zone]}
              </li>
            ))}
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
        {forms && (
          <span className={extras.underTerm}>
            <Term {...about} label="Latest results" of="Form" word="What the letters mean" />
          </span>
        )}
      </div>
    </div>
  );
}
