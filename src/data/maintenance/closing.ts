import type { EntityKind } from "@/domain/records/record";
import type { League, Season } from "@/leagues/league";
import { collectionOf } from "@/leagues/shape";
import type { Documents } from "../documents";
import { asFailure, failure, type DataFailure } from "../failure";
import type { ClosedSeason, ClosingOptions, SeasonClosing } from "../maintenance";
import { PUBLISHED, publishedId } from "../published";
import { requireCollection } from "../saving/leagueStore";
import type { SaveRecord } from "../saving/saveRecord";
import { SaveConflict } from "../store";
import type { FoundDocument } from "../documents";
import { honoursOf } from "./honours";
import { MAX_RECORDS, publishSeason } from "./publishing";
import { atSeasonEnd } from "./atSeasonEnd";
import { hopeless, MANY_REFUSALS } from "./patience";
import { seasonRecords, type SeasonTask } from "./seasonTasks";

/** Kinds of record that belong to a season. */
const seasonal = (Object.keys(atSeasonEnd) as EntityKind[]).filter(
  (kind) => atSeasonEnd[kind] !== "kept",
);

/** The season that is to be closed: the last one that the registry calls past. */
function seasonToClose(league: League): Season | undefined {
  return league.seasons[1];
}

interface Plan extends SeasonClosing {
  readonly tasks: readonly SeasonTask[];
  readonly found: ReadonlyMap<EntityKind, readonly FoundDocument[]>;
}

async function listAll(documents: Documents, league: League): Promise<Plan["found"]> {
  const found = new Map<EntityKind, readonly FoundDocument[]>();
  for (const kind of Object.keys(atSeasonEnd) as EntityKind[]) {
    const collection = collectionOf(league, kind);
    if (collection) found.set(kind, await documents.list(collection, MAX_RECORDS));
  }
  return found;
}

async function planClosing(documents: Documents, league: League): Promise<Plan | null> {
  const season = seasonToClose(league);
  if (!season) return null;
  const tasks: SeasonTask[] = [];
  const filedAt: (number | null)[] = [];
  let unreadable = 0;
  const found = await listAll(documents, league);
  for (const kind of seasonal) {
    const records = seasonRecords({ league, kind, season }, found.get(kind) ?? []);
    tasks.push(...records.tasks);
    filedAt.push(...records.filedAt);
    unreadable += records.unreadable;
  }
  const times = filedAt.filter((time) => time !== null);
  const since = times.length > 0 ? Math.min(...times) : null;
  // Once the first record is filed, the new season has begun: what is saved after that may belong to it.
  const isCertain = ({ savedAt }: SeasonTask) =>
    filedAt.length === 0 || (savedAt !== null && since !== null && savedAt <= since);
  const certain = tasks.filter(isCertain);
  const left: Partial<Record<EntityKind, number>> = {};
  for (const { kind } of certain) left[kind] = (left[kind] ?? 0) + 1;
  const honours = honoursOf({ league, season, found, tasks: certain });
  return {
    season,
    left,
    ahead: certain.filter(({ ahead }) => ahead).length,
    filed: filedAt.length,
    since,
    newer: tasks.length - certain.length,
    unreadable,
    places: honours?.places ?? [],
    tasks: certain,
    found,
  };
}

/** How far the closing of a league's last season is. */
export async function checkClosing(
  documents: Documents,
  league: League,
): Promise<SeasonClosing | null> {
  const plan = await planClosing(documents, league);
  if (!plan) return null;
  const { tasks: _, found: __, ...closing } = plan;
  return closing;
}

/** Where the current season is published, the closed one must be too, before records move from one to the other. */
async function publishBoth(
  documents: Documents,
  { league, kind, season }: { league: League; kind: EntityKind; season: Season },
  by: string,
): Promise<void> {
  const collection = requireCollection(league, kind);
  if (!(await documents.exists(PUBLISHED, publishedId(collection), true))) return;
  if (await documents.exists(PUBLISHED, publishedId(collection, season.id), true)) return;
  await publishSeason(documents, { league, kind, season: season.id }, by);
}

function reasonOf(thrown: unknown): DataFailure {
  return thrown instanceof SaveConflict ? failure("conflict", thrown) : asFailure(thrown);
}

/** Closes a league's last season, record by record; what was done before is not done again. */
export async function closeSeason(
  { documents, saveRecord, by }: { documents: Documents; saveRecord: SaveRecord; by: string },
  league: League,
  { onProgress, signal }: ClosingOptions,
): Promise<ClosedSeason> {
  const plan = await planClosing(documents, league);
  if (!plan) throw failure("notFound");
  const { season } = plan;
  const filing = plan.tasks;
  for (const kind of new Set(filing.map((task) => task.kind))) {
    await publishBoth(documents, { league, kind, season }, by);
  }
  // Last: while it is missing, the closing can be gone on with.
  const honours = honoursOf({ league, season, found: plan.found, tasks: filing });
  const tasks = [...filing, ...(honours ? [honours.task] : [])];
  const failed: { kind: EntityKind; id: string; reason: string }[] = [];
  let done = 0;
  let refusals = 0;
  onProgress?.(0, tasks.length);
  for (const { kind, id, changes } of tasks) {
    if (signal?.aborted) break;
    try {
      for (const change of changes) await saveRecord(change);
      done += 1;
      refusals = 0;
    } catch (thrown) {
      const reason = reasonOf(thrown);
      refusals += 1;
      if (hopeless.has(reason.kind) || refusals === MANY_REFUSALS) throw reason;
      failed.push({ kind, id, reason: reason.message });
    }
    onProgress?.(done + failed.length, tasks.length);
  }
  return { season, done, left: tasks.length - done - failed.length, failed };
}
