import { outcomeOf, detailInWords, scoreText } from "@/ui/match/outcome";
import { dayInWords, dayOf } from "@/domain/day";
import { gameWeekNumber, groupByGameWeek } from "@/domain/match/grouping";
import { DATE_UNAVAILABLE, formatKickOff } from "@/domain/time";
import type { EntityKind, RecordOf } from "@/records/record";
import { arena } from "@arena/arena";
import type { Format } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";
import { listedStandings } from "../standings/columns";

/** A column of a sheet; `box` is a cell with room to be written into. */
export interface PaperColumn {
  readonly label: string;
  readonly numeric?: boolean;
  readonly box?: boolean;
  /** In hundredths of the sheet, so that the parts of a sheet stand under each other; the rest has what is left. */
  readonly width?: number;
}

/** A part of a sheet under a heading of its own. */
export interface PaperPart {
  readonly title: string;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly string[] }[];
}

/** What is printed of a list. */
export interface Paper {
  readonly title: string;
  readonly parts: readonly PaperPart[];
  /** Each part begins a sheet of its own, with lines to sign. */
  readonly isSigned?: boolean;
}

/** What a sheet may need of the season beside its records. */
export interface PaperSeason {
  /** For the score of what was played. */
  readonly results: readonly RecordOf<"results">[];
  readonly format: Format;
}

/** Items by what they are grouped under, in the order in which they come. */
function grouped<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const found = groups.get(key);
    if (found) found.push(item);
    else groups.set(key, [item]);
  }
  return [...groups];
}

const clock = (ms: number | null) => formatKickOff(ms, arena.timeZone);

function dayTitle(ms: number | null): string {
  const day = dayOf(ms, arena.timeZone);
  return day ? dayInWords(day).full : DATE_UNAVAILABLE;
}

/** What stands under "Week": the number, or what a round without one is called. */
const weekOf = (gameWeek: string) => String(gameWeekNumber(gameWeek) ?? gameWeek);

/** A plan by days with a box for each result. */
function fixturesPaper(
  league: League,
  fixtures: readonly RecordOf<"fixtures">[],
  { results }: PaperSeason,
): Paper {
  const { gameWeeks } = shapeOf(league);
  const week: readonly PaperColumn[] = gameWeeks ? [{ label: "Week", width: 10 }] : [];
  const played = new Map(results.map((result) => [result.id, outcomeOf(result, league)]));
  return {
    title: "Fixtures",
    parts: grouped(fixtures, ({ date }) => dayTitle(date)).map(([title, items]) => ({
      title,
      columns: [
        { label: "Time", width: 8 },
        { label: "Match" },
        { label: "Venue", width: 22 },
        ...week,
        { label: "Result", box: true, width: 12 },
      ],
      rows: items.map(({ id, teamA, teamB, date, stadium, status, gameWeek }) => {
        const outcome = played.get(id);
        return {
          id,
          cells: [
            clock(date)?.time ?? "",
            [`${teamA} v ${teamB}`, !outcome && status].filter(Boolean).join(" · "),
            stadium,
            ...(gameWeeks ? [weekOf(gameWeek)] : []),
            outcome ? scoreText(outcome) : "",
          ],
        };
      }),
    })),
  };
}

/** Who scored for one side, "Bello 12, 70; Musa 33". */
function scorersOf(entries: RecordOf<"results">["goalsA"]): string {
  const named = entries.filter(({ player }) => player !== "");
  return grouped(named, ({ player }) => player)
    .map(([player, own]) => {
      const figures = own.flatMap(({ minute }) => minute || []).join(", ");
      return figures === "" ? player : `${player} ${figures}`;
    })
    .join("; ");
}

/** Results by game week, or by day, with what was noted of each. */
function resultsPaper(league: League, results: readonly RecordOf<"results">[]): Paper {
  const parts = shapeOf(league).gameWeeks
    ? groupByGameWeek(results, "newestFirst").map(({ label, items }) => [label, items] as const)
    : grouped(results, ({ date }) => dayTitle(date));
  return {
    title: "Results",
    parts: parts.map(([title, items]) => ({
      title,
      columns: [
        { label: "Date", width: 13 },
        { label: "Match" },
        { label: "Score", width: 9 },
        { label: "Noted", width: 42 },
      ],
      rows: items.map((result) => {
        const outcome = outcomeOf(result, league);
        const scorers = [scorersOf(result.goalsA), scorersOf(result.goalsB)].filter(Boolean);
        return {
          id: result.id,
          cells: [
            clock(result.date)?.date ?? "",
            `${result.teamA} v ${result.teamB}`,
            scoreText(outcome),
            [detailInWords(result, league), outcome.ending, scorers.join(" / ")]
              .filter(Boolean)
              .join(" · "),
          ],
        };
      }),
    })),
  };
}

/** A row as it stands in a table; minus as it is set in print. */
const figure = (value: string | number) => String(value).replace("-", "\u2212");

/** What the figures of a table take of a sheet, in hundredths. */
const FIGURES = 56;

/** The table in its order, however the list was sorted. */
function standingsPaper(
  league: League,
  rows: readonly RecordOf<"standings">[],
  { format }: PaperSeason,
): Paper {
  const { columns } = league.game.table;
  return {
    title: "Table",
    parts: grouped(listedStandings(league, format).naturalOrder(rows), ({ group }) => group).map(
      ([group, own]) => ({
        title: group === "" ? league.name : `Group ${group}`,
        columns: [
          { label: "#", numeric: true, width: 6 },
          { label: "Team" },
          ...columns.map(({ short, label }) => ({
            label: short ?? label,
            numeric: true,
            width: Math.floor(FIGURES / columns.length),
          })),
        ],
        rows: own.map((row, at) => ({
          id: row.id,
          cells: [String(at + 1), row.team, ...columns.map(({ key }) => figure(row[key]))],
        })),
      }),
    ),
  };
}

const byNumber = (a: RecordOf<"players">, b: RecordOf<"players">) =>
  (a.jersey ?? Infinity) - (b.jersey ?? Infinity) || a.name.localeCompare(b.name);

/** A team sheet for each club: its squad, with boxes for who plays. */
function playersPaper(_league: League, players: readonly RecordOf<"players">[]): Paper {
  return {
    title: "Team sheet",
    isSigned: true,
    parts: grouped(players, ({ club }) => club).map(([club, squad]) => ({
      title: club || "Without a club",
      columns: [
        { label: "No.", numeric: true, width: 8 },
        { label: "Name" },
        { label: "Position", width: 20 },
        { label: "Plays", box: true, width: 10 },
        { label: "Substitute", box: true, width: 12 },
        { label: "Captain", box: true, width: 11 },
      ],
      rows: squad.toSorted(byNumber).map(({ id, jersey, name, position }) => ({
        id,
        cells: [jersey === null ? "" : String(jersey), name, position, "", "", ""],
      })),
    })),
  };
}

type PaperOf<K extends EntityKind> = (
  league: League,
  records: readonly RecordOf<K>[],
  season: PaperSeason,
) => Paper;

const papers: { readonly [K in EntityKind]?: PaperOf<K> } = {
  fixtures: fixturesPaper,
  results: resultsPaper,
  standings: standingsPaper,
  players: playersPaper,
};

/** What is printed of these records, in their order; null for a kind that has no sheet. */
export function paperOf<K extends EntityKind>(
  league: League,
  kind: K,
  records: readonly RecordOf<K>[],
  season: PaperSeason,
): Paper | null {
  return papers[kind]?.(league, records, season) ?? null;
}
