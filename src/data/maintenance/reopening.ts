import { toDocument } from "@/records/document";
import { parseRecord, type EntityKind, type RecordOf } from "@/records/record";
import type { League, Season } from "@/domain/league/league";
import { lastClosed } from "@/domain/season/nextSeason";
import { withSeasons } from "@/domain/season/seasons";
import { collectionOf, shapeOf } from "@/records/shape";
import type { Documents, FoundDocument, RawDocument } from "../documents";
import { DataFailure, failure } from "../failure";
import type { ClosedSeason, ClosingOptions, SeasonReopening } from "../maintenance";
import { fingerprint } from "../plain";
import { seasonOf } from "../published";
import { requireCollection } from "../saving/leagueStore";
import { contentAfter, readVersion } from "../saving/recordDocument";
import type { RecordChange } from "../saving/recordChange";
import { storedOf } from "@/records/stored";
import { moveRecordsToSeason, savedUntil, sayOfSeason } from "./closing";
import { listAll, seasonal, seasonRecordsIn } from "./closingPlan";
import type { SavingContext } from "./publishTarget";
import { copyId } from "./seasonTasks";

/** A record that returns from a closed season, with the saves that this takes. */
interface Return {
  readonly kind: EntityKind;
  readonly id: string;
  readonly changes: readonly RecordChange[];
}

/** The remaining steps of reopening a season. */
interface Plan {
  readonly season: RecordOf<"seasons">;
  readonly current: Season;
  readonly tasks: readonly Return[];
  /** The number of records that belong to the current season alone, by kind. */
  readonly begun: Readonly<Partial<Record<EntityKind, number>>>;
  /** The number of the season's records that cannot be parsed, so that they cannot return. */
  readonly unreadable: number;
}

interface SeasonOfKind<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly season: Season;
}

/** Returns the save that moves a record out of its past season into the current one. */
function back<K extends EntityKind>(
  { league, kind }: SeasonOfKind<K>,
  record: RecordOf<K>,
): RecordChange<K> {
  const { id, version } = record;
  const content = (stored: RawDocument | null) => {
    if (!stored) return null;
    const { season: _, ...rest } = contentAfter({ league, kind, id }, record, stored);
    return rest;
  };
  const collection = requireCollection(league, kind);
  return { league, kind, collection, id, action: "update", base: version, content };
}

/** Returns the saves that write a copy's content back to its original and delete the copy. */
function merged<K extends EntityKind>(
  { league, kind }: SeasonOfKind<K>,
  copy: RecordOf<K>,
  original: RecordOf<K>,
): RecordChange<K>[] {
  const { id, version } = original;
  const of = { league, kind, collection: requireCollection(league, kind) } as const;
  const content = (stored: RawDocument | null) => contentAfter({ league, kind, id }, copy, stored);
  return [
    { ...of, id, action: "update", base: version, content },
    { ...of, id: copy.id, action: "delete", base: copy.version, content: () => null },
  ];
}

const readAll = <K extends EntityKind>(kind: K, found: readonly FoundDocument[]) =>
  found.flatMap(({ id, data }) => {
    const parsed = parseRecord(kind, id, data);
    return parsed.ok ? [parsed.record] : [];
  });

/**
 * Returns the saves that bring the records of one kind back, the number of current records that belong to the new
 * season alone, and the number of the season's records that cannot be parsed.
 */
function returnsOf<K extends EntityKind>(
  of: SeasonOfKind<K>,
  found: readonly FoundDocument[],
): Pick<Plan, "tasks" | "unreadable"> & { readonly begun: number } {
  const { league, kind, season } = of;
  const { begun: becomes } = storedOf(kind);
  const inSeason = (wanted: string | undefined) =>
    found.filter(({ data }) => seasonOf(league, data) === wanted);
  const stored = inSeason(season.id);
  const [filed, current] = [readAll(kind, stored), readAll(kind, inSeason(undefined))];
  const unreadable = stored.length - filed.length;
  // Each of these changes contains its own kind.
  const task = (id: string, changes: readonly RecordChange<K>[]): Return => ({
    kind,
    id,
    changes: changes as readonly RecordChange[],
  });
  if (!becomes) {
    const tasks = filed.map((one) => task(one.id, [back(of, one)]));
    return { tasks, begun: current.length, unreadable };
  }
  const shape = shapeOf(league);
  const says = (entity: RecordOf<K>) => fingerprint(toDocument(kind, entity, shape));
  const originals = new Map(current.map((one) => [copyId(season.id, one.id), one]));
  // The original counts as the new season's if it is neither equal to the copy nor as it was when the new season began.
  const isOwn = (copy: RecordOf<K>, original: RecordOf<K>) =>
    says(original) !== says(copy) && says(original) !== says({ ...original, ...becomes(copy) });
  const pairs = filed.map((copy) => ({ copy, original: originals.get(copy.id) }));
  return {
    tasks: pairs.map(({ copy, original }) =>
      task(copy.id, original ? merged(of, copy, original) : [back(of, copy)]),
    ),
    begun: pairs.filter(({ copy, original }) => original && isOwn(copy, original)).length,
    unreadable,
  };
}

/** Plans the reopening of the season that was closed last; null if there is none. */
async function planReopening(documents: Documents, registered: League): Promise<Plan | null> {
  const found = await listAll(documents, registered);
  const records = seasonRecordsIn(found);
  const league = withSeasons(registered, records);
  const season = lastClosed(league, records);
  if (!season) return null;
  const tasks: Return[] = [];
  const begun: Partial<Record<EntityKind, number>> = {};
  let unreadable = 0;
  for (const kind of seasonal) {
    if (!collectionOf(league, kind)) continue;
    const of = returnsOf({ league, kind, season }, found.get(kind) ?? []);
    tasks.push(...of.tasks);
    unreadable += of.unreadable;
    // If the closing is not finished, these records still have to be moved, so they are not the new season's.
    if (of.begun > 0 && season.closed !== null) begun[kind] = of.begun;
  }
  return { season, current: league.seasons[0], tasks, begun, unreadable };
}

/** Returns whether and how the season that was closed last can be reopened; null if there is none. */
export async function checkReopening(
  documents: Documents,
  league: League,
): Promise<SeasonReopening | null> {
  const plan = await planReopening(documents, league);
  if (!plan) return null;
  const { season, current, tasks, begun, unreadable } = plan;
  return { season, current, records: tasks.length, begun, unreadable };
}

/**
 * Undoes the closing of a season, record by record: moved records return, and the season is the current one again. If
 * it is stopped, it can be continued, and so can the closing.
 * @throws DataFailure 'conflict' if the next season has records of its own already; 'unknown' if records of the season
 * cannot be parsed
 */
export async function reopenSeason(
  mover: SavingContext,
  league: League,
  options: ClosingOptions,
): Promise<ClosedSeason> {
  const plan = await planReopening(mover.documents, league);
  if (!plan) throw failure("notFound");
  const { season, current, tasks } = plan;
  if (Object.keys(plan.begun).length > 0) throw failure("conflict");
  // They would stay and name a season that no longer exists.
  if (plan.unreadable > 0)
    throw new DataFailure(
      "unknown",
      "Records of this season cannot be read. Repair or delete them under Broken records first.",
    );
  const { id, label } = season;
  // From here on the season counts as not fully closed, even if this is interrupted.
  if (season.closed !== null) {
    await sayOfSeason(mover, league, id, (said) => ({ ...(said ?? season), closed: null }));
  }
  const { done, failed, left } = await moveRecordsToSeason(mover, tasks, options);
  if (left === 0 && failed.length === 0) {
    const filed = await savedUntil(mover, league, tasks);
    await sayOfSeason(mover, league, current.id, (said) => ({
      ...season,
      filed,
      open: said?.open ?? [],
      champion: "",
      places: [],
      bests: "",
      ended: null,
      closed: null,
    }));
    const stored = await mover.documents.get(requireCollection(league, "seasons"), id);
    await mover.saveRecord({
      league,
      kind: "seasons",
      collection: requireCollection(league, "seasons"),
      id,
      action: "delete",
      base: readVersion(stored ?? {}),
      content: () => null,
    });
  }
  return { season: { id, label }, done, left, failed };
}
