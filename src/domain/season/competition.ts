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
import { rankKept } from "../table/kept";
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

/** The kinds of record that a season of matches is read from. */
export type SeasonKind = "fixtures" | "results" | "standings" | "seasons" | "teams";

/** What a season's tables follow from. */
export type SeasonRecords = { readonly [K in SeasonKind]: readonly RecordOf<K>[] };

/** One line of a table. */
export interface TableLine {
  /** Null for a team that has withdrawn. */
  readonly rank: number | null;
  /** Nothing separates it from a neighbour. */
  readonly tied: boolean;
  /** The figures as they are shown. */
  readonly row: Standing;
  /** Whether its place leads to the knock-out; null where no place does, or nothing was played yet. */
  readonly zone: "inside" | "outside" | null;
  /** Points that the organiser gave or took. */
  readonly adjusted: number;
  /** What the matches add up to; null in a table kept by hand. */
  readonly figures: Figures | null;
}

/** The table of a group, or of the whole league. */
export interface Table {
  /** '' in a league without groups. */
  readonly group: string;
  readonly lines: readonly TableLine[];
  /** How the order came about; null in a table kept by hand. */
  readonly ranked: RankedTable | null;
  /** What it was computed from; null in a table kept by hand. */
  readonly input: RankInput | null;
  /** A match was abandoned and nobody has decided yet what happens to it. */
  readonly undecided: boolean;
  /** How many of its teams go on to the knock-out; undefined where none do. */
  readonly goOn: number | undefined;
  /** How many teams play in the round that these go on to; 0 where none go on. */
  readonly round: number;
  /** How many of its lines each part has, from the top; absent where it has not parted. */
  readonly parts?: readonly number[];
}

/**
 * What is certain of a computed table follows from that; null where no place leads on, before the first result, and while
 * a match of it is undecided, because then nothing is certain.
 */
export function outlookInput({ input, ranked, undecided, goOn }: Table) {
  const isAsked = goOn !== undefined && !undecided && (ranked?.counted.length ?? 0) > 0;
  return isAsked && input ? { ...input, places: goOn } : null;
}

/** A season, made from its records. */
export interface Competition {
  readonly settings: SeasonSettings;
  readonly format: Format;
  readonly matches: readonly Match[];
  readonly tables: readonly Table[];
  /** What a table counts of the results, whether it is computed or not. */
  readonly outcomes: readonly Outcome[];
  /** All matches that are decided, in the order played, the knock-out's as well. */
  readonly decided: readonly DecidedMatch[];
  /** In which part of the table each club plays on; null where it has not parted. */
  readonly parts: Parts | null;
  /** Those of them that a team's form shows: as the table counts them once a team has withdrawn. */
  readonly form: readonly DecidedMatch[];
  /** It is closed: what was said of it when it was filed holds. */
  readonly isFiled: boolean;
  /** Results that the sport's rules do not know, which count nowhere. */
  readonly refused: readonly RefusedResult[];
}

interface Entrant {
  readonly name: string;
  readonly group: string;
  readonly word: Standing | null;
}

/** Who takes part: rows of the table first, then clubs that keep records, then clubs that play. */
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
    // A cup beside the league may have guests.
    if (cupOfStage(stage) !== "") continue;
    add(teamA, null);
    add(teamB, null);
  }
  return [...entrants.values()];
}

/**
 * The rows of tables with groups; a row without a group takes that of its club. A row whose group is unknown is in no
 * table: nobody goes on from a group that does not exist.
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
    const own = rankKept(
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

/** The matches that are still to count. */
export const isLeft = ({ outcome, status }: Match) =>
  status !== "cancelled" && (outcome === null || outcome.decision.how === "undecided");

/** A play-off for a place between two teams of this table; null of any other match. */
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

/** What teams of a table get for rounds that they had free, where the format gives something. */
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
  /** Who had a round free, once for each. */
  readonly byes: readonly string[];
  /** Who has withdrawn, of all tables: matches between two groups may count in both. */
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
  const countsGuests = format.between === "count";
  const goOn = format.through || undefined;
  const byKey = new Map(entrants.map((entrant) => [foldName(entrant.name), entrant.name]));
  const between = matches.flatMap((match) => {
    const { teamA, teamB } = match.schedule ?? match.outcome?.result ?? { teamA: "", teamB: "" };
    const [a, b] = [byKey.get(foldName(teamA)), byKey.get(foldName(teamB))];
    const isHere = countsGuests ? (a ?? b) !== undefined : a !== undefined && b !== undefined;
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
    // Of a season that is over nothing is to come any more.
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
    countsGuests,
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
 * A season as matches and tables: computed from its results, or the rows that somebody keeps by hand,
 * as the season says.
 * @param past a past season's id; the current one without it
 * @param asIf shows the season as it would be, kept or computed
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
        // In one table all meet, whatever group their clubs were of.
        countsGuests: groups.length === 0 || format.between === "count",
      })
    : { outcomes: [], decided: [], refused: [] };
  const out = withdrawnTeams(
    entrants.flatMap(({ name, word }) => (word ? [{ team: name, out: word.out }] : [])),
  );
  const isOver = past !== undefined;
  const isFiled = isOver || settings.closed !== null;
  const form = withWithdrawals(counted.decided, out);
  // The record of the running season goes on with the next one.
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

/** How many decided matches between two groups count in no table. */
export const matchesOutsideTables = ({ decided, outcomes }: Competition): number => {
  const counted = new Set(outcomes.map(({ id }) => id));
  return decided.filter(({ result }) => result.stage === "" && !counted.has(result.id)).length;
};
