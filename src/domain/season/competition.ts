import type { Match } from "../match/match";
import { inTheirStage, matchesOf } from "../match/matches";
import type { DecidedMatch, RefusedResult } from "../match/decided";
import { isBye, NO_OPPONENT, readEnding } from "../match/ending";
import { outcomesOf } from "../match/outcomes";
import { leaderOf } from "../match/pair";
import { cupOfStage, readStage } from "../match/stage";
import { foldName } from "../names";
import type { RecordOf } from "@/records/record";
import type { SeasonMode, SeasonSettings } from "@/records/seasons/schema";
import type { Standing } from "@/records/standings/schema";
import { adjustmentsOf } from "../table/adjustments";
import { computedRow } from "../table/computedRow";
import { awarded } from "../table/award";
import type { Exact } from "../table/exact";
import type { Credit, Figures } from "../table/figures";
import { pointsOf } from "../table/pack";
import { rankManualRows } from "../table/kept";
import type { Outcome } from "../table/outcome";
import { playOffsOf, type PlayOffMatch } from "../table/playOffs";
import { byPart, rankTable, type RankedTable, type RankInput } from "../table/rank";
import { groupKey, groupStandings } from "../table/standings";
import { withWithdrawals, withdrawnTeams } from "../match/withdrawals";
import type { Withdrawal } from "../table/withdraw";
import { firstRound, formatOf, type Format } from "./format";
import type { League } from "../league/league";
import { missingMatches } from "./missing";
import { laterIn, meetingsIn, rankParts, partsIn, type Parts } from "./split";
import { settingsOf } from "./seasons";

/** The kinds of record that make up a season of matches. */
export type SeasonKind = "fixtures" | "results" | "standings" | "seasons" | "teams";

/** The records from which a season's tables are built. */
export type SeasonRecords = { readonly [K in SeasonKind]: readonly RecordOf<K>[] };

/** One line of a table. */
export interface TableLine {
  /** The rank; null for a team that has withdrawn. */
  readonly rank: number | null;
  /** Whether no criterion separates it from a neighbour. */
  readonly tied: boolean;
  /** The figures as they are shown. */
  readonly row: Standing;
  /** Whether its place leads to the knock-out; null if no place does, or nothing was played yet. */
  readonly zone: "inside" | "outside" | null;
  /** Points that the organiser added or deducted. */
  readonly adjusted: number;
  /** The sums from the matches; null in a table kept by hand. */
  readonly figures: Figures | null;
}

/** The table of a group, or of the whole league. */
export interface Table {
  /** The group; '' in a league without groups. */
  readonly group: string;
  readonly lines: readonly TableLine[];
  /** The ranking with its reasons; null in a table kept by hand. */
  readonly ranked: RankedTable | null;
  /** The data from which it was computed; null in a table kept by hand. */
  readonly input: RankInput | null;
  /** Whether a match was abandoned and is not decided yet. */
  readonly undecided: boolean;
  /** The number of its teams that go on to the knock-out; undefined if none do. */
  readonly goOn: number | undefined;
  /** The number of teams in the first round of the knock-out; 0 if none go on. */
  readonly round: number;
  /** The number of lines in each part, from the top; absent if the table is not split. */
  readonly parts?: readonly number[];
}

/**
 * Returns the input for computing which places are already certain; null if no place leads to a knock-out, before the
 * first result, and while a match of the table is undecided, because then nothing is certain.
 */
export function outlookInput({ input, ranked, undecided, goOn }: Table) {
  const isAsked = goOn !== undefined && !undecided && (ranked?.counted.length ?? 0) > 0;
  return isAsked && input ? { ...input, places: goOn } : null;
}

/** A season, built from its records. */
export interface Competition {
  readonly settings: SeasonSettings;
  readonly format: Format;
  readonly matches: readonly Match[];
  readonly tables: readonly Table[];
  /** The matches that a table counts, whether it is computed or not. */
  readonly outcomes: readonly Outcome[];
  /** All decided matches, in the order played, including the knock-out. */
  readonly decided: readonly DecidedMatch[];
  /** The part of the table in which each club plays on; null if the table is not split. */
  readonly parts: Parts | null;
  /** The decided matches for a team's form: as the table counts them after a team has withdrawn. */
  readonly form: readonly DecidedMatch[];
  /** Whether the season is closed or past, so that its archived results are final. */
  readonly isFiled: boolean;
  /** Results that are impossible by the sport's rules; they do not count. */
  readonly refused: readonly RefusedResult[];
}

interface Entrant {
  readonly name: string;
  readonly group: string;
  readonly word: Standing | null;
}

/** Returns the teams that take part: first rows of the table, then clubs with a record, then clubs of matches. */
export function entrantsOf(league: League, records: SeasonRecords): readonly Entrant[] {
  const entrants = new Map<string, Entrant>();
  const groupOf = (name: string) =>
    records.teams.find((team) => foldName(team.name) === foldName(name))?.group ||
    league.clubs.find((club) => foldName(club.name) === foldName(name))?.group ||
    "";
  const add = (name: string, word: Standing | null) => {
    const key = foldName(name);
    if (key === "" || name === NO_OPPONENT || entrants.has(key)) return;
    entrants.set(key, { name, group: word?.group || groupOf(name), word });
  };
  for (const row of records.standings) add(row.team, row);
  for (const { name } of records.teams) add(name, null);
  for (const { teamA, teamB, stage } of [...records.fixtures, ...records.results]) {
    // Guests may play in a cup.
    if (cupOfStage(stage) !== "") continue;
    add(teamA, null);
    add(teamB, null);
  }
  return [...entrants.values()];
}

/**
 * Returns the rows with their groups; a row without a group gets that of its club. A row whose group is unknown is left
 * out, because no team can go on from a group that does not exist.
 */
function rowsInGroups(rows: readonly Standing[], entrants: readonly Entrant[]): Standing[] {
  const groupOf = (team: string) =>
    entrants.find(({ name }) => foldName(name) === foldName(team))?.group ?? "";
  return rows
    .map((row) => ({ ...row, group: row.group || groupOf(row.team) }))
    .filter(({ group }) => group !== "");
}

const hasBegun = ({ played, won, draw, lost, points, gf, ga }: Standing) =>
  [played, won, draw, lost, points, gf, ga].some((figure) => figure !== 0);

function zoneOf(rank: number | null, goOn: number | undefined, begun: boolean): TableLine["zone"] {
  if (goOn === undefined || !begun || rank === null) return null;
  return rank <= goOn ? "inside" : "outside";
}

function keptTable(
  group: string,
  rows: readonly Standing[],
  { format, parts }: Pick<Competition, "format" | "parts">,
  goOn: number | undefined,
): Table {
  const round = goOn === undefined ? 0 : firstRound(format);
  const begun = rows.some(hasBegun);
  const teams = rows.map(({ team }) => team);
  const inParts = byPart(teams, parts ? { tableParts: rankParts(parts, teams) } : {});
  let above = 0;
  const lines = inParts.flatMap((part) => {
    const own = rankManualRows(
      rows.filter(({ team }) => part.includes(team)),
      format.pack,
    );
    const first = above;
    above += own.length;
    return own.map(({ rank, ...line }): TableLine => {
      const place = rank === null ? null : first + rank;
      const zone = zoneOf(place, goOn, begun);
      return { ...line, rank: place, zone, adjusted: 0, figures: null };
    });
  });
  const table = { group, lines, ranked: null, input: null, undecided: false, goOn, round };
  return { ...table, ...(parts && { parts: inParts.map(({ length }) => length) }) };
}

/** Checks whether a match is still to be counted. */
export const isLeft = ({ outcome, status }: Match) =>
  status !== "cancelled" && (outcome === null || outcome.decision.how === "undecided");

/** Returns the play-off between two teams of this table; null for any other match. */
function playOffOf(
  { result, winner, units, lostBy }: DecidedMatch,
  names: ReadonlyMap<string, string>,
): PlayOffMatch | null {
  if (readStage(result.stage)?.for !== "playOff") return null;
  const ending = readEnding(result.ending);
  const [a, b] = [names.get(foldName(result.teamA)), names.get(foldName(result.teamB))];
  if (a === undefined || b === undefined) return null;
  const kicks = ending.how === "shootOut" ? leaderOf(ending.kicks) : null;
  return {
    stage: result.stage,
    a,
    b,
    score: units.score,
    to: lostBy === "play" ? kicks : winner,
  };
}

/** Returns the points of teams for byes, if the format gives any. */
function creditsOf(
  { format: { pack, bye }, byes }: Season,
  names: ReadonlyMap<string, string>,
): readonly Credit[] {
  if (bye === undefined) return [];
  const [win = 0] = pointsOf(pack.points, { winner: "A", ...awarded(pack, null) }) ?? [];
  const points: Exact = bye === "win" ? win : [win, 2];
  return byes.flatMap((name) => {
    const team = names.get(foldName(name));
    return team === undefined ? [] : [{ team, points }];
  });
}

interface Season extends Pick<
  Competition,
  "settings" | "format" | "matches" | "outcomes" | "decided" | "parts"
> {
  /** The teams with a bye, once for each bye. */
  readonly byes: readonly string[];
  /** The withdrawn teams of all tables, because matches between two groups may count in both. */
  readonly out: ReadonlyMap<string, Withdrawal>;
}

function computedTable(
  group: string,
  entrants: readonly Entrant[],
  season: Season,
  isOver: boolean,
): Table {
  const { settings, format, matches, outcomes, decided, parts, out } = season;
  const { pack, split } = format;
  const countsBetweenGroups = format.between === "count";
  const goOn = format.through || undefined;
  const byKey = new Map(entrants.map((entrant) => [foldName(entrant.name), entrant.name]));
  const between = matches.flatMap((match) => {
    const { teamA, teamB } = match.schedule ?? match.outcome?.result ?? { teamA: "", teamB: "" };
    const [a, b] = [byKey.get(foldName(teamA)), byKey.get(foldName(teamB))];
    const isHere = countsBetweenGroups
      ? (a ?? b) !== undefined
      : a !== undefined && b !== undefined;
    return isHere && match.stage === ""
      ? [{ match, left: { id: match.id, a: a ?? teamA, b: b ?? teamB } }]
      : [];
  });
  const words = entrants.flatMap(({ name, word }) => (word ? [{ name, word }] : []));
  const teams = entrants.map(({ name }) => name);
  const input: RankInput = {
    pack,
    teams,
    credits: creditsOf(season, byKey),
    outcomes,
    remaining: between.filter(({ match }) => isLeft(match)).map(({ left }) => left),
    // In a past season, no match is missing any more.
    missing: isOver
      ? []
      : missingMatches(
          teams.filter((team) => !out.has(team)),
          meetingsIn(format, parts),
          between.map(({ match }) => match),
        ),
    ...(parts && { tableParts: rankParts(parts, teams, { at: settings.splitAt, decided }) }),
    ...(split && group === "" && !parts && !isOver && { later: laterIn(split) }),
    adjustments: words.flatMap(({ name, word }) =>
      adjustmentsOf(word).map((one) => ({ team: name, ...one })),
    ),
    lots: new Map(words.flatMap(({ name, word: { lot } }) => (lot === null ? [] : [[name, lot]]))),
    out,
    playOffs: playOffsOf(decided.flatMap((one) => playOffOf(one, byKey) ?? [])),
    countsBetweenGroups,
  };
  const ranked = rankTable(input);
  const begun = ranked.counted.length > 0;
  const lines = ranked.rows.map((line): TableLine => {
    return {
      rank: line.rank,
      tied: line.shared,
      row: computedRow(line, group, ranked.counted),
      zone: zoneOf(line.rank, goOn, begun),
      adjusted: line.adjusted,
      figures: line.figures,
    };
  });
  const undecided = between.some(({ match }) => match.status === "abandoned");
  const table = { group, lines, ranked, input, undecided, goOn, round: firstRound(format) };
  const placed = ranked.rows.flatMap(({ team, rank }) => (rank === null ? [] : [team]));
  return { ...table, ...(parts && { parts: byPart(placed, input).map(({ length }) => length) }) };
}

/**
 * Builds a season with its matches and tables; the tables are computed from results or kept by hand, as the season's
 * record says.
 * @param past a past season's id; absent: the current season
 * @param asIf shows the tables in this mode instead
 */
export function competitionOf(
  league: League,
  records: SeasonRecords,
  past?: string,
  asIf?: SeasonMode,
): Competition {
  const stored = settingsOf(league, records.seasons, past);
  const settings = asIf ? { ...stored, table: asIf } : stored;
  const format = formatOf(league, settings);
  const { groups, pack, score } = format;
  const matches = matchesOf(records.fixtures, records.results);
  const entrants = entrantsOf(league, records);
  const counted = score
    ? outcomesOf(inTheirStage(records.results, matches), {
        pack,
        format: score,
        teams: entrants,
        // In a single table all clubs play each other, whatever groups their records name.
        countsBetweenGroups: groups.length === 0 || format.between === "count",
      })
    : { outcomes: [], decided: [], refused: [] };
  const out = withdrawnTeams(
    entrants.flatMap(({ name, word }) => (word ? [{ team: name, out: word.out }] : [])),
  );
  const isOver = past !== undefined;
  const isFiled = isOver || settings.closed !== null;
  const form = withWithdrawals(counted.decided, out);
  // The current season began when the former one ended.
  const ends = records.seasons.flatMap(({ ended }) => ended ?? []);
  const began = isOver || ends.length === 0 ? null : Math.max(...ends);
  const parts = partsIn(settings, format, { teams: records.teams, began });
  const season = { settings, format, matches, form, parts, isFiled, ...counted };
  const isGrouped = groups.length > 0;
  if (settings.table === "kept" || score === null) {
    const groupRows = isGrouped
      ? groupStandings(rowsInGroups(records.standings, entrants), groups)
      : [{ group: "", rows: records.standings }];
    const goOn = format.through || undefined;
    const isOne = (group: string) => !isGrouped || groups.includes(group);
    return {
      ...season,
      tables: groupRows.map(({ group, rows }) =>
        keptTable(group, rows, season, isOne(group) ? goOn : undefined),
      ),
    };
  }
  const free = records.results.filter((result) => result.stage === "" && isBye(result));
  const byes = free.map(({ teamA }) => teamA);
  const whole = { ...season, byes, out };
  const tables = isGrouped
    ? groups.map((group) =>
        computedTable(
          group,
          entrants.filter((one) => groupKey(one.group) === groupKey(group)),
          whole,
          isOver,
        ),
      )
    : [computedTable("", entrants, whole, isOver)];
  return { ...season, tables };
}

/** Returns how many decided matches between two groups count in no table. */
export const matchesOutsideTables = ({ decided, outcomes }: Competition): number => {
  const counted = new Set(outcomes.map(({ id }) => id));
  return decided.filter(({ result }) => result.stage === "" && !counted.has(result.id)).length;
};
