import { limits } from "@/domain/limits";
import { kindsOfLeagues, isOfLeague } from "@/records/kinds";
import { parseRecord, type EntityKind, type RecordOf } from "@/records/record";
import { competitionOf, type SeasonRecords } from "@/domain/season/competition";
import { latestOf } from "@/domain/season/lastChange";
import type { League, Season } from "@/domain/league/league";
import { filingId, isUnderWay, wantsName, nextName } from "@/domain/season/nextSeason";
import { settingsOf, withSeasons } from "@/domain/season/seasons";
import { collectionOf } from "@/records/shape";
import { finalOrder } from "@/domain/season/finalOrder";
import { bestsInText } from "@/domain/season/bests";
import { meetSeasonOf } from "@/domain/season/meets";
import type { SeasonSettings } from "@/records/seasons/schema";
import { storedOf } from "@/records/stored";
import type { Documents, FoundDocument } from "../documents";
import type { ClosingRequest, SeasonClosing } from "../maintenance";
import { seasonOf } from "../published";
import { recordsBy } from "../byKind";
import { MAX_RECORDS } from "./publishing";
import { seasonRecords, type SeasonTask } from "./seasonTasks";

/** Every document of a league, by kind. */
type DocumentsByKind = ReadonlyMap<EntityKind, readonly FoundDocument[]>;

/** The kinds of record that belong to a season. */
export const seasonal = kindsOfLeagues.filter((kind) => !isOfLeague(kind));

/** The remaining steps of closing a season. */
export interface ClosingPlan extends SeasonClosing {
  /** Details that only the closing itself needs. */
  readonly work: ClosingWork;
}

/** The details of a closing that are not shown. */
export interface ClosingWork {
  /** The current season, under its current name. */
  readonly current: Season;
  readonly tasks: readonly SeasonTask[];
  readonly records: readonly RecordOf<"seasons">[];
  /** The latest save among the records to be moved, in epoch milliseconds. */
  readonly latest: number;
  /** The best marks of its meets in the stored form of the season's record; "" if there are none. */
  readonly bests: string;
  /** Returns the last changes of its tables, as lines "{epoch milliseconds} {id}". Only computed when called. */
  readonly changes: () => readonly string[];
}

/** Loads every document of a league, by kind. */
export async function listAll(documents: Documents, league: League): Promise<DocumentsByKind> {
  const found = new Map<EntityKind, readonly FoundDocument[]>();
  for (const kind of kindsOfLeagues) {
    const collection = collectionOf(league, kind);
    if (collection) found.set(kind, await documents.list(collection, MAX_RECORDS));
  }
  return found;
}

/** Parses the season records among the documents; leaves out those that cannot be parsed. */
export function seasonRecordsIn(found: DocumentsByKind): RecordOf<"seasons">[] {
  return (found.get("seasons") ?? []).flatMap(({ id, data }) => {
    const parsed = parseRecord("seasons", id, data);
    return parsed.ok ? [parsed.record] : [];
  });
}

/** Returns the season to close: the requested one, else the one whose closing has begun, else the current one. */
function seasonToClose(
  league: League,
  records: readonly RecordOf<"seasons">[],
  into: Season | undefined,
): { readonly season: Season; readonly begins: boolean } {
  if (into) return { season: into, begins: false };
  const [current] = league.seasons;
  const underWay = records.find(isUnderWay);
  if (underWay) return { season: underWay, begins: false };
  const taken = [...league.seasons, ...records].map(({ id }) => id);
  return { season: { id: filingId(current.label, taken), label: current.label }, begins: true };
}

/** Sorts the league's records into those that are moved to a season already and those that are not. */
function recordsFor(league: League, season: Season, found: DocumentsByKind) {
  const all = seasonal.map((kind) =>
    seasonRecords({ league, kind, season }, found.get(kind) ?? []),
  );
  return {
    tasks: all.flatMap(({ tasks }) => tasks),
    filedAt: all.flatMap(({ filedAt }) => filedAt),
    unreadable: all.reduce((sum, { unreadable }) => sum + unreadable, 0),
  };
}

const countByKind = (tasks: readonly SeasonTask[]) => {
  const left: Partial<Record<EntityKind, number>> = {};
  for (const { kind } of tasks) left[kind] = (left[kind] ?? 0) + 1;
  return left;
};

/** Returns the progress and the remaining steps of a closing. */
export async function planClosing(
  documents: Documents,
  registered: League,
  { into, withNewer = false }: ClosingRequest,
): Promise<ClosingPlan> {
  const found = await listAll(documents, registered);
  const records = seasonRecordsIn(found);
  const league = withSeasons(registered, records);
  const [current] = league.seasons;
  const { season, begins } = seasonToClose(league, records, into);
  const said = records.find(({ id }) => id === (begins ? current.id : season.id));
  const { tasks, filedAt, unreadable } = recordsFor(league, season, found);
  const times = filedAt.filter((time) => time !== null);
  const first = times.length > 0 ? Math.min(...times) : null;
  const since = (begins ? null : said?.ended) ?? first;
  // Once the closing has begun, the next season is current: records saved after that may belong to it.
  const isCertain = ({ savedAt }: SeasonTask) => {
    if (filedAt.length === 0 && since === null) return true;
    // If the end of the season is known, a record without a time is older than this site, so it belongs to the closed
    // season.
    if (savedAt === null) return said?.ended != null;
    return since !== null && savedAt <= since;
  };
  const certain = tasks.filter((task) => withNewer || isCertain(task));
  const ended = { league, season, found, tasks: certain };
  const keepsSeasons = collectionOf(league, "seasons") !== undefined;
  return {
    season,
    begins,
    next: !into && keepsSeasons && wantsName(current, season) ? nextName(season.label) : null,
    left: countByKind(certain),
    ahead: certain.filter(({ ahead }) => ahead).length,
    filed: filedAt.length,
    since,
    newer: withNewer ? 0 : tasks.length - certain.length,
    unreadable,
    places: placesAtEnd(ended, said),
    isSealed: !keepsSeasons || (!begins && said?.closed != null),
    work: {
      current,
      tasks: certain,
      records,
      latest: Math.max(0, ...certain.map(({ savedAt }) => savedAt ?? 0)),
      bests: bestsAtEnd(ended),
      changes: () => lastChanges(league, recordsAtEnd(ended), season.id),
    },
  };
}

/** Returns the first record of a season that is being closed: all its settings from the time when it was current. */
export function settingsAtEnd({ season, work }: ClosingPlan, league: League) {
  const { current, records } = work;
  const settings = settingsOf(league, records, current.id);
  return { ...settings, label: season.label, open: [] };
}

/**
 * Returns the last change of each table of a season, and of all of it, in the stored form of its record. Moving the
 * records saves them again, so afterwards these times would be lost.
 * @param past the id of a past season; undefined for the current one
 */
function lastChanges(
  league: League,
  records: SeasonRecords,
  past: string | undefined,
): readonly string[] {
  if (league.meets) return [];
  const { settings, tables, outcomes } = competitionOf(league, records, past);
  const lines = [outcomes, ...tables.map(({ ranked }) => ranked?.counted ?? [])].flatMap((some) => {
    const ids = new Set(some.map(({ id }) => id));
    const last = latestOf(
      records.results.filter(({ id }) => ids.has(id)),
      settings,
    );
    return last ? [`${last.updatedAt} ${last.id}`] : [];
  });
  return [...new Set(lines)].slice(0, limits.lineUp);
}

/** A season that is being closed, with the league's documents. */
interface EndedSeason {
  readonly league: League;
  readonly season: Season;
  /** Every document of the league, by kind. */
  readonly found: ReadonlyMap<EntityKind, readonly FoundDocument[]>;
  /** The records that are still to be moved. */
  readonly tasks: readonly SeasonTask[];
}

/** Returns the records of a kind that are moved already or will be. */
function recordsOf<K extends EntityKind>(
  { league, season, found, tasks }: EndedSeason,
  kind: K,
): RecordOf<K>[] {
  // If a record is copied, the original belongs to the new season as soon as its copy is stored.
  const isPending = (task: SeasonTask) =>
    !storedOf(kind).begun || task.changes.some(({ action }) => action === "create");
  const pending = new Set(
    tasks.filter((task) => task.kind === kind && isPending(task)).map(({ id }) => id),
  );
  return (found.get(kind) ?? []).flatMap(({ id, data }) => {
    const belongs = isOfLeague(kind) || seasonOf(league, data) === season.id || pending.has(id);
    const parsed = belongs ? parseRecord(kind, id, data) : null;
    return parsed?.ok ? [parsed.record] : [];
  });
}

/**
 * Returns the final places to store in the record of a closed season, the champion first. Empty if there is no winner
 * yet, if the champion or places were entered already, or if the league keeps no seasons.
 */
function placesAtEnd(ended: EndedSeason, said: SeasonSettings | undefined): readonly string[] {
  const { league, season } = ended;
  if (!collectionOf(league, "seasons")) return [];
  if (said && (said.champion !== "" || said.places.length > 0)) return [];
  return finalOrder(league, recordsAtEnd(ended), season.id);
}

const kinds = ["fixtures", "results", "standings", "teams", "meets", "events", "seasons"] as const;

/** Returns the season's records as they will be after it is closed. */
const recordsAtEnd = (ended: EndedSeason) => recordsBy(kinds, (kind) => recordsOf(ended, kind));

/**
 * Returns the best mark of each event of the season's meets in the stored form of the season's record; "" in a league
 * of matches.
 */
function bestsAtEnd(ended: EndedSeason): string {
  const { league } = ended;
  return league.meets ? bestsInText(meetSeasonOf(league, recordsAtEnd(ended))) : "";
}
