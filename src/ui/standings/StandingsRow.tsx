import type { ReactNode } from "react";
import type { FigureColumn, TableColumn } from "@/domain/sport";
import type { FormMark } from "@/domain/match/form";
import { calledName } from "@/domain/season/calledName";
import { findClub } from "@/domain/season/clubs";
import type { TableLine } from "@/domain/season/competition";
import { paths } from "@/leagues/paths";
import { Crest } from "@/ui/crest/Crest";
import { FormGuide } from "@/ui/form/FormGuide";
import { Link } from "@/ui/Link";
import { FollowedStar } from "@/ui/mine/FollowedStar";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { figureOf, moreOf } from "./figureOf";
import type { Place } from "./place";
import extras from "./StandingsExtras.module.css";
import styles from "./StandingsTable.module.css";
import { Verdict } from "./Verdict";

const rounds: Readonly<Record<number, string>> = {
  2: "final",
  4: "semi-final",
  8: "quarter-final",
  16: "round-of-16",
  32: "round-of-32",
};

/**
 * Returns the names of a table's zones, for the legend.
 * @param teams the number of teams in the round after the table
 */
export function zoneWords(teams: number) {
  const round = rounds[teams] ?? "knock-out";
  return {
    inside: `${round.charAt(0).toUpperCase()}${round.slice(1)} place`,
    undecided: "Undecided",
    outside: `Outside the ${round} places`,
  } as const;
}

function spokenZones(teams: number) {
  const words = zoneWords(teams);
  return {
    ...words,
    inside: `In a ${words.inside.toLowerCase()}`,
    undecided: `Undecided: level across the line of the${words.outside.replace("Outside the", "")}`,
  };
}

/** A remark about a team, for example that it is through. */
export interface Remark {
  /** A chip that is short enough for the line under the name. */
  readonly chip?: ReactNode;
  readonly text?: string;
}

/** Parts of a row that come after the table is drawn; their room is reserved. */
export interface RowExtras {
  /** Shown beside the place: how the place changed. */
  readonly move?: ReactNode;
  /** Shown instead of the form's letters. */
  readonly form?: ReactNode;
  /** The next opponent. */
  readonly next?: ReactNode;
  /** A match of the team that is under way, waits for its result or was postponed, in words. */
  readonly begun?: string;
}

interface Props {
  readonly columns: readonly (TableColumn | FigureColumn)[];
  readonly line: TableLine;
  /** The number of teams in the round after the table. */
  readonly round: number;
  readonly place: Place | undefined;
  /** The team's latest results; null if the table shows no form. */
  readonly form: readonly FormMark[] | null;
  /** Null if the table has no column for remarks. */
  readonly remark: Remark | null;
  readonly extras: RowExtras;
  /** Whether the table has a column for the next match. */
  readonly hasNext: boolean;
  /** A button beside the team that opens a row with the reason for its place; false or undefined if there is none. */
  readonly why: ReactNode;
}

/** Hidden text for screen readers: shared or tied place, withdrawal and zone. */
function SpokenPlace({ round, place, line }: { round: number; place: Place; line: TableLine }) {
  const words = [
    line.rank === null ? "withdrawn" : "",
    place.shared ? " shared" : line.tied ? " (tied)" : "",
    place.zone ? `. ${spokenZones(round)[place.zone]}` : "",
  ].join("");
  return words === "" ? null : <span className="visually-hidden">{words}</span>;
}

/**
 * The row of one team in a table. Form and remark are in columns, or under the name if there is no room for columns.
 */
export function StandingsRow(props: Props) {
  const league = useLeague();
  const clubs = useClubs();
  const { columns, line, round, place, form, remark, why, extras: later } = props;
  const { row, adjusted, rank, figures } = line;
  const club = findClub(clubs, row.team);
  const zone = place?.zone;
  const verdict = zone === "undecided" && <Verdict of="undecided" />;
  const mark = adjusted !== 0 && (
    <span className={extras.mark}>
      <span aria-hidden="true">*</span>
      <span className="visually-hidden"> with an adjustment, see below the table</span>
    </span>
  );
  const hasPoints = columns.some(({ key }) => key === "points");
  return (
    <tr data-zone={zone ?? undefined} data-out={rank === null || undefined}>
      <td className={styles.rank}>
        {place?.text}
        {place && <SpokenPlace round={round} place={place} line={line} />}
        {later.move}
      </td>
      <th scope="row" className={styles.team}>
        <span className={styles.club}>
          <Crest name={row.team} logo={club?.logo} colours={club?.colours} size={24} decorative />
          <span className={extras.who}>
            {club && league.pages.club === "real" ? (
              <Link className={styles.name} to={paths.club(league, club.slug)}>
                <FollowedStar name={row.team} />
                {calledName(clubs, row.team)}
                {!hasPoints && mark}
              </Link>
            ) : (
              <span className={styles.name}>
                <FollowedStar name={row.team} />
                {calledName(clubs, row.team)}
                {!hasPoints && mark}
              </span>
            )}
            {(form ?? remark) && (
              <span className={extras.under}>
                {form && form.length > 0 && <FormGuide form={form} />}
                {verdict}
                {remark?.chip}
              </span>
            )}
            {why}
          </span>
        </span>
      </th>
      {columns.map((column) => (
        <td
          key={column.short}
          data-optional={!column.always || undefined}
          data-decisive={column.decisive}
        >
          {column.key ? figureOf(row[column.key], column) : figures ? moreOf(figures, column) : "–"}
          {column.key === "points" && mark}
        </td>
      ))}
      {form && (
        <td className={extras.form} data-later="">
          {later.form ?? (form.length > 0 ? <FormGuide form={form} /> : "–")}
        </td>
      )}
      {props.hasNext && (
        <td className={extras.next} data-later="">
          {later.next}
        </td>
      )}
      {remark && (
        <td className={extras.remark} data-later="">
          {verdict} {remark.chip} {remark.text}
        </td>
      )}
    </tr>
  );
}
