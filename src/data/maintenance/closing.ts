import { serverNow } from "@/domain/serverTime";
import { emptyEntity, parseRecord, readAll } from "@/records/record";
import type { SeasonSettings } from "@/records/seasons/schema";
import type { League } from "@/domain/league/league";
import { settingsOf } from "@/domain/season/seasons";
import { collectionOf } from "@/records/shape";
import type { Documents } from "../documents";
import { runBatch, throwIfEnded, type BatchProgress } from "../batches/batch";
import { failure } from "../failure";
import type {
  ClosedSeason,
  ClosingOptions,
  ClosingOrder,
  ClosingRequest,
  SeasonClosing,
} from "../maintenance";
import { requireCollection } from "../saving/leagueStore";
import { contentAfter, readVersion } from "../saving/recordDocument";
import { planClosing, settingsAtEnd, type ClosingPlan } from "./closingPlan";
import { publishTarget, type SavingContext } from "./publishTarget";
import type { SeasonTask } from "./seasonTasks";

/** Returns the progress of closing a league's season. */
export async function checkClosing(
  documents: Documents,
  league: League,
  request: ClosingRequest,
): Promise<SeasonClosing> {
  const { work: _, ...closing } = await planClosing(documents, league, request);
  return closing;
}

/** Changes a season's record; creates it if there is none. */
export async function sayOfSeason(
  { documents, saveRecord }: SavingContext,
  league: League,
  id: string,
  change: (said: SeasonSettings | null) => SeasonSettings,
): Promise<void> {
  const collection = requireCollection(league, "seasons");
  const found = await documents.get(collection, id);
  const parsed = found && parseRecord("seasons", id, found);
  const entity = readAll("seasons", change(parsed?.ok ? parsed.record : null));
  await saveRecord({
    league,
    kind: "seasons",
    collection,
    id,
    action: found ? "update" : "create",
    base: found ? readVersion(found) : null,
    content: (stored) => contentAfter({ league, kind: "seasons", id }, entity, stored),
  });
}

/** Stores the ending season in its own record, and gives the current season's record the next season's name. */
async function beginNext(
  mover: SavingContext,
  league: League,
  plan: ClosingPlan,
  name: string,
): Promise<void> {
  const { season, begins, work } = plan;
  const { current, records } = work;
  if (begins) {
    // By the server's clock, because saves after this moment belong to the next season. Every record that exists now
    // belongs to the ending season, even if this device knows the server's time badly.
    const ended = Math.max(serverNow(), work.latest);
    const changes = [...work.changes()];
    const settings = { ...settingsAtEnd(plan, league), ended, closed: null, changes, filed: null };
    await sayOfSeason(mover, league, season.id, () => settings);
  }
  await sayOfSeason(mover, league, current.id, (said) => ({
    ...(said ?? settingsOf(league, records, undefined)),
    label: name,
    champion: "",
    places: [],
    bests: "",
    changes: [],
    filed: null,
    split: [],
    splitAt: null,
  }));
}

/**
 * Returns the time of the last of these saves, in epoch milliseconds: the present by the server's clock, or the time of
 * the last save if that is later.
 */
export async function savedUntil(
  { documents }: SavingContext,
  league: League,
  tasks: readonly Pick<SeasonTask, "kind" | "id">[],
): Promise<number> {
  const last = tasks.findLast(({ kind }) => kind === "results");
  const found = last && (await documents.get(requireCollection(league, "results"), last.id));
  const parsed = found && parseRecord("results", last.id, found);
  return Math.max(serverNow(), (parsed?.ok && parsed.record.updatedAt) || 0);
}

/** Stores in the season's record that all its records are moved, and how it ended. */
async function seal(
  mover: SavingContext,
  league: League,
  { season: { id, label }, filed, places, work: { tasks, bests } }: ClosingPlan,
  changes: readonly string[],
): Promise<void> {
  const until = await savedUntil(mover, league, tasks);
  await sayOfSeason(mover, league, id, (said) => ({
    ...(said ?? { ...emptyEntity("seasons"), label }),
    ...(places[0] !== undefined && { champion: places[0], places: [...places] }),
    ...(bests !== "" && { bests }),
    // If records were moved earlier, it is no longer known when they last changed.
    ...(filed === 0 && !said?.changes.length && { changes: [...changes] }),
    filed: until,
    closed: serverNow(),
  }));
}

/** The result of moving records to a season. */
type FilingResult = Pick<ClosedSeason, "done" | "failed" | "left">;

/**
 * Moves one record after the other to its season; refused ones are returned in `failed`.
 * @throws DataFailure that ended the batch
 */
export async function moveRecordsToSeason(
  { saveRecord }: Pick<SavingContext, "saveRecord">,
  tasks: readonly Pick<SeasonTask, "kind" | "id" | "changes">[],
  progress: BatchProgress,
): Promise<FilingResult> {
  const file = async ({ changes }: Pick<SeasonTask, "changes">) => {
    for (const change of changes) await saveRecord(change);
  };
  const { done, failed, left } = throwIfEnded(await runBatch(tasks, file, progress));
  return {
    done: done.length,
    failed: failed.map(({ item: { kind, id }, reason }) => ({ kind, id, reason })),
    left: left.length,
  };
}

/**
 * Closes a season, record by record. If it is the current season, it first gets its own record and the next season its
 * name; then all records are moved to it. Finished steps are not repeated.
 */
export async function closeSeason(
  mover: SavingContext,
  league: League,
  options: ClosingOptions & ClosingOrder,
): Promise<ClosedSeason> {
  const plan = await planClosing(mover.documents, league, options);
  const { season, places, isSealed, work } = plan;
  const { tasks } = work;
  if (options.season !== undefined && options.season !== season.id) throw failure("conflict");
  if (plan.begins || plan.next !== null) {
    const name = options.next?.trim() || plan.next;
    if (name) await beginNext(mover, league, plan, name);
  }
  const changes = work.changes();
  await publishTarget(mover, league, season, new Set(tasks.map(({ kind }) => kind)));
  const { done, failed, left } = await moveRecordsToSeason(mover, tasks, options);
  const isWhole = left === 0 && failed.length === 0 && plan.unreadable === 0;
  const keepsSeasons = collectionOf(league, "seasons") !== undefined;
  if (keepsSeasons && left === 0 && (places.length > 0 || (isWhole && !isSealed))) {
    await seal(mover, league, plan, changes);
  }
  return { season, done, left, failed };
}
