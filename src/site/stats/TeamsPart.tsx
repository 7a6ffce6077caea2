import { useMemo } from "react";
import { useCompetition } from "@/site/season/useCompetition";
import { sameName } from "@/domain/names";
import { pointsByGameWeek } from "@/domain/season/course";
import { calledName } from "@/domain/season/calledName";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { Competition, SeasonRecords } from "@/domain/season/competition";
import { LineChart } from "@/ui/chart/LineChart";
import { ReadView } from "@/ui/Listing";
import { Skeleton } from "@/ui/Skeleton";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { clubTitle } from "@/domain/league/clubTitle";
import { scoreFigure } from "@/domain/match/figure";
import { stretchesOf } from "@/domain/match/stretches";
import type { Pair } from "@/domain/table/outcome";
import { teamStatistics, type Tally, type TeamStatistics } from "@/domain/table/teamStatistics";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { type Column, DataTable } from "@/ui/DataTable";
import { Link } from "@/ui/Link";
import { moreOf } from "@/ui/standings/figureOf";
import { ClubName } from "@/ui/mine/ClubName";
import { pointsChartWords } from "../pointsChartWords";
import styles from "./StatsPage.module.css";
import teamTableStyles from "./TeamTable.module.css";

interface Props {
  /** A past season's id; undefined for the current season. */
  readonly past: string | undefined;
  /** The club chosen on the page; undefined for all clubs. */
  readonly club: ResolvedClub | undefined;
}

/** The chart of the clubs' points week by week, and the tables of their figures. */
export default function TeamsPart({ past, club }: Props) {
  const league = useLeague();
  return (
    <ReadView
      skeleton={<Skeleton className={styles.placeholder} shape="block" />}
      state={useCompetition(league, past)}
      what="standings"
    >
      {({ competition, records }) => {
        if (competition.outcomes.length === 0) return null;
        const teams = competition.tables.flatMap(({ lines }) => lines.map(({ row }) => row.team));
        const own = club && teams.find((team) => sameName(team, club.name));
        const shared = { competition, records, own };
        return (
          <>
            <PointsByWeek {...shared} teams={teams} />
            <TeamTable {...shared} past={past} />
          </>
        );
      }}
    </ReadView>
  );
}

interface PointsProps {
  readonly competition: Competition;
  readonly records: SeasonRecords;
  readonly teams: readonly string[];
  readonly own: string | undefined;
}

/** The chart of every club's points after each week; highlights the chosen club, else the club with the most points. */
function PointsByWeek({ competition, records, teams, own }: PointsProps) {
  const league = useLeague();
  const clubs = useClubs();
  const called = (team: string) => calledName(clubs, team);
  const { outcomes, format } = competition;
  const lines = useMemo(() => {
    const counted = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
    return teams.map((name) => ({
      name,
      points: pointsByGameWeek(name, records.results, counted, format.pack).map(
        ({ label, points }) => ({ label, value: points }),
      ),
    }));
  }, [outcomes, format, records, teams]);
  const now = (line: (typeof lines)[number]) => line.points.at(-1)?.value ?? 0;
  const [leader] = lines.toSorted((a, b) => now(b) - now(a));
  const shown = own ?? leader?.name;
  const isAlone = lines.filter((line) => leader && now(line) === now(leader)).length === 1;
  const { title, unit } = pointsChartWords(league, format.pack);
  if (lines.every(({ points }) => points.length < 2)) {
    const step = league.matchGrouping.by === "gameWeek" ? "game week" : "match";
    return (
      <p className="text-secondary">
        The chart of {unit} begins with the second {step}.
      </p>
    );
  }
  return (
    <LineChart
      note={
        own === undefined
          ? `In colour: ${called(shown ?? "")}, ${isAlone ? "with most" : "level with others on most"} ${unit}. Choose a ${league.clubNoun} above to see another.`
          : `In colour: ${called(own)}.`
      }
      // The highlighted line is drawn last, above the others.
      series={lines
        .map((line) => ({
          ...line,
          name: called(line.name),
          highlighted: line.name === shown,
        }))
        .toSorted((a, b) => Number(a.highlighted) - Number(b.highlighted))}
      title={title}
      unit={unit}
    />
  );
}

interface TeamTableProps {
  /** A past season's id; undefined for the current season. */
  readonly past: string | undefined;
  readonly competition: Competition;
  readonly records: SeasonRecords;
  /** The name of the club chosen on the page; undefined if none is chosen. */
  readonly own: string | undefined;
}

/**
 * The tables of each club's scores for and against, at home and away, and by halves, quarters or sets if these were
 * entered.
 */
function TeamTable({ past, competition, records, own }: TeamTableProps) {
  const league = useLeague();
  const clubs = useClubs();
  const { scoreFormat } = league.game;
  const { stretch, words } = league.game;
  const rows = useMemo(() => {
    const teams = competition.tables.flatMap(({ lines }) => lines.map(({ row }) => row.team));
    const parts = new Map(
      scoreFormat && records.results.map((one) => [one.id, stretchesOf(one, scoreFormat)] as const),
    );
    return teamStatistics(teams, competition.outcomes, parts);
  }, [competition, records, scoreFormat]);
  const most = Math.max(0, ...rows.map(({ stretches }) => stretches.length));
  const shared = { rows, own };
  const what = words.score.toLowerCase();
  return (
    <>
      <SortedTable
        {...shared}
        columns={[...scoring(league, past, clubs), ...ofTable(league, competition)]}
        note={`Of the matches that count in the table. For and against are ${what} per match; home and away are ${tallyWords(league)}.`}
        title={`${clubTitle(league)}s`}
      />
      {stretch !== undefined && most > 0 && (
        <SortedTable
          {...shared}
          columns={Array.from({ length: most }, (_, at) => ofStretch(stretch, at))}
          note={`Scored and conceded per match, where the score of each ${stretch.toLowerCase()} was noted; sorted by the difference.`}
          title={`By ${stretch.toLowerCase()}`}
        />
      )}
    </>
  );
}

const perMatch = (sum: number, played: number) => (played === 0 ? null : sum / played);
const oneDecimal = (value: number | null) => (value === null ? "–" : value.toFixed(1));
const sumOfTally = ({ won, drawn, lost }: Tally) => won + drawn + lost;

const tallyWords = ({ game }: League) => (game.draws ? "won, drawn, lost" : "won, lost");

/** Returns the columns that every sport has: for and against, home and away, and the biggest win. */
function scoring(
  league: League,
  past: string | undefined,
  clubs: readonly ResolvedClub[],
): readonly Column<TeamStatistics>[] {
  const { draws, scoreUnit = 1, words } = league.game;
  const score = words.score.toLowerCase();
  const perGame = ({ score: sum, played }: TeamStatistics, side: 0 | 1) =>
    perMatch(sum[side] / scoreUnit, played);
  const tally = ({ won, drawn, lost }: Tally) =>
    (draws ? [won, drawn, lost] : [won, lost]).join("–");
  const inWords = tallyWords(league);
  return [
    {
      short: "P",
      label: "Played",
      value: ({ played }) => played,
      cell: ({ played }) => played,
    },
    {
      short: "For",
      label: `${words.score} for, per match`,
      value: (row) => perGame(row, 0),
      cell: (row) => oneDecimal(perGame(row, 0)),
    },
    {
      short: "Against",
      label: `${words.score} against, per match`,
      value: (row) => perGame(row, 1),
      cell: (row) => oneDecimal(perGame(row, 1)),
    },
    {
      short: "Home",
      label: `At home: ${inWords}`,
      value: ({ home }) => perMatch(home.won + home.drawn / 2, sumOfTally(home)),
      cell: ({ home }) => tally(home),
    },
    {
      short: "Away",
      label: `Away: ${inWords}`,
      value: ({ away }) => perMatch(away.won + away.drawn / 2, sumOfTally(away)),
      cell: ({ away }) => tally(away),
    },
    {
      short: "Biggest win",
      label: `Biggest win, by ${score}`,
      value: ({ biggest }) => biggest && biggest.score[0] - biggest.score[1],
      cell: ({ biggest }) =>
        biggest ? (
          <Link
            aria-label={`${pair(biggest.score, scoreUnit)} against ${calledName(clubs, biggest.against)}`}
            title={`Against ${calledName(clubs, biggest.against)}`}
            to={paths.match(league, biggest.id, past)}
          >
            {pair(biggest.score, scoreUnit)}
          </Link>
        ) : (
          "–"
        ),
    },
  ];
}

const pair = ([own, other]: Pair, unit: 1 | 2) =>
  `${scoreFigure(own, unit)}–${scoreFigure(other, unit)}`;

/**
 * Returns columns for the additional figures of the sport's table, such as the ratio of sets; empty if the table is
 * kept by hand.
 */
function ofTable({ game }: League, { tables }: Competition): readonly Column<TeamStatistics>[] {
  const figures = new Map(
    tables.flatMap(({ lines }) => lines.map(({ row, figures: own }) => [row.team, own] as const)),
  );
  if ([...figures.values()].every((own) => own === null)) return [];
  return (game.table.figures ?? []).map((figure) => ({
    short: figure.short,
    label: figure.label,
    value: ({ team }) => {
      const [won = 0, lost = 0] = figures.get(team)?.[figure.of] ?? [];
      return won + lost === 0 ? null : won / lost;
    },
    cell: ({ team }) => {
      const own = figures.get(team);
      return own ? moreOf(own, figure) : "–";
    },
  }));
}

/** Returns the column for one half, quarter or set: scored and conceded per match in which it is known. */
function ofStretch(name: string, at: number): Column<TeamStatistics> {
  return {
    short: `${name} ${at + 1}`,
    label: `${name} ${at + 1}: scored and conceded`,
    value: ({ stretches }) => {
      const part = stretches[at];
      return part ? (part.score[0] - part.score[1]) / part.matches : null;
    },
    cell: ({ stretches }) => {
      const part = stretches[at];
      if (!part) return "–";
      const [scored, conceded] = part.score;
      return `${(scored / part.matches).toFixed(1)}–${(conceded / part.matches).toFixed(1)}`;
    },
  };
}

interface SortedTableProps<R> {
  readonly title: string;
  /** In the order shown before the visitor sorts them. */
  readonly rows: readonly R[];
  readonly columns: readonly Column<R>[];
  /** The name of the club chosen on the page, whose row is highlighted; undefined if none is chosen. */
  readonly own: string | undefined;
  /** A note below the table that says what it counts. */
  readonly note: string;
}

/**
 * A table of clubs' figures. A tap on a column's head sorts it: highest first, then lowest first, then the original
 * order.
 */
function SortedTable<R extends { readonly team: string }>({
  title,
  rows,
  columns,
  own,
  note,
}: SortedTableProps<R>) {
  const league = useLeague();
  const name: Column<R> = {
    label: clubTitle(league),
    is: "name",
    cell: ({ team }) => <ClubName className={teamTableStyles.name} name={team} />,
  };
  return (
    <section className="card min-0 overflow-hidden">
      <h2 className={teamTableStyles.title}>{title}</h2>
      <DataTable
        caption={title}
        columns={[name, ...columns]}
        isOwn={({ team }) => team === own}
        keyOf={({ team }) => team}
        rows={rows}
      />
      <p className={teamTableStyles.note}>{note}</p>
    </section>
  );
}
