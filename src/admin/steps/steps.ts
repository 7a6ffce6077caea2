import { arena } from "@arena/arena";
import type { RawDocument } from "@/data/documents";
import { runBatch, type BatchProgress, type BatchResult } from "@/data/batches/batch";
import { failure } from "@/data/failure";
import type { LeagueStore } from "@/data/store";
import { readAll, type Entities, type EntityKind, type RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";

type StepOf<K extends EntityKind> = SaveOf<K> & {
  /** The league of the record, if it is not the league of the batch. */
  readonly league?: League | undefined;
  /** The past season of the record, if the batch is continued on a page of another season. */
  readonly season?: string | undefined;
  /** A save right after this one. If it fails, this is ignored, because a later save stores the same again. */
  readonly followUp?: Step | undefined;
};

type SaveOf<K extends EntityKind> =
  | { readonly kind: K; readonly does: "add"; readonly id: string; readonly entity: Entities[K] }
  | {
      readonly kind: K;
      readonly does: "change";
      readonly before: RecordOf<K>;
      readonly entity: Entities[K];
      /** True if the same batch has saved the record before: then the changed fields are set on the current record. */
      readonly again?: true | undefined;
    }
  | { readonly kind: K; readonly does: "delete"; readonly before: RecordOf<K> };

/** One save of many: a new record, a changed one, or one that is deleted. */
export type Step = { [K in EntityKind]: StepOf<K> }[EntityKind];

/** Returns a step, for code that works on any kind of record. */
export function stepOf<K extends EntityKind>(step: StepOf<K>): Step {
  // The union has the steps of every kind, but the compiler does not see that for a generic kind.
  return step as Step;
}

/** A save that succeeded, with the data that undoing it needs. */
export interface DoneStep {
  readonly step: Step;
  readonly saved: RecordOf<EntityKind> | null;
  /** The stored document of a deleted record; null for any other save. */
  readonly stored: RawDocument | null;
  /** The save right after it; undefined if there was none or it failed. */
  readonly followUp?: DoneStep | undefined;
}

const idOf = (step: Step) => (step.does === "add" ? step.id : step.before.id);

/** The place where many records are saved. */
interface Place {
  readonly store: LeagueStore;
  readonly league: League;
  /** The past season that new records are filed under; undefined for the current season. */
  readonly season?: string | undefined;
  /** The id that these saves share in the history, if they are one group. */
  readonly group?: string | undefined;
}

async function perform(place: Place, step: Step): Promise<DoneStep> {
  const done = await save(place, step);
  // The record itself is saved. If the save after it fails, that is no reason to try this one again.
  const followUp = step.followUp && (await save(place, step.followUp).catch(() => undefined));
  return followUp ? { ...done, followUp } : done;
}

async function save(place: Place, step: Step): Promise<DoneStep> {
  const { store, group } = place;
  const { kind, league = place.league, season = place.season } = step;
  if (step.does === "delete") {
    return { step, saved: null, stored: await store.remove(league, kind, step.before, group) };
  }
  if (step.does === "add") {
    const { id, entity }: { id: string; entity: Entities[EntityKind] } = step;
    const added = { id, entity, group, version: 0, season, sharedId: true };
    return { step, saved: await store.create(league, kind, added), stored: null };
  }
  const change = step.again ? await changeAgain(place, step) : step;
  const { version, id } = change.before;
  const entity: Entities[EntityKind] = change.entity;
  const saved = await store.update(league, kind, { id, version, entity, group });
  return { step, saved, stored: null };
}

type Change = Extract<Step, { does: "change" }>;

/**
 * Returns the change of a record that the batch has saved before, based on the current record.
 * @throws DataFailure, "notFound" if the record was deleted
 */
async function changeAgain(place: Place, step: Change): Promise<Change> {
  const { kind, league = place.league } = step;
  const { records } = await place.store.list(league, kind);
  const now = records.find(({ id }) => id === step.before.id);
  if (!now) throw failure("notFound");
  const set = changedFields(step.before, step.entity);
  return stepOf({ ...step, before: now, entity: readAll(kind, { ...now, ...set }) }) as Change;
}

/** Returns the fields that a change sets, with their new values. */
export const changedFields = (before: object, after: object): Readonly<Record<string, unknown>> => {
  const old: Readonly<Record<string, unknown>> = { ...before };
  const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return Object.fromEntries(
    Object.entries(after).filter(([key, value]) => !isEqual(old[key], value)),
  );
};

/** Undoes one save. @throws SaveConflict if someone changed the record since, DataFailure */
async function takeBack(
  { store, group, ...place }: Place,
  { step, saved, stored }: DoneStep,
): Promise<void> {
  const { kind, league = place.league } = step;
  if (step.does === "delete") {
    await store.restore(league, kind, step.before, stored, group);
  } else if (step.does === "add") {
    if (saved) await store.remove(league, kind, saved, group);
  } else {
    const { id, unconfirmed } = step.before;
    const entity: Entities[EntityKind] = step.before;
    const version = saved?.version ?? 0;
    await store.update(league, kind, { id, version, entity, unconfirmed, group });
  }
}

interface StepsProgress extends BatchProgress {
  /** Called right before a save; returns why the save is no longer needed, or null if it is. */
  readonly whyNot?: ((step: Step) => string | null) | undefined;
}

const CHANGED_MEANWHILE = "Someone else changed this in the meantime.";
/** The message about a record that two administrators add at once. */
export const ADDED_MEANWHILE = "Someone else added this in the meantime.";

/** Saves many records one by one. Each has its own entry in the history, with the id of the group. */
export function runSteps(
  place: Place,
  steps: readonly Step[],
  { whyNot, ...progress }: StepsProgress,
): Promise<BatchResult<Step, DoneStep>> {
  return runBatch(steps, (step) => perform(place, step), {
    ...progress,
    skip: whyNot,
    conflict: ({ does }) => (does === "add" ? ADDED_MEANWHILE : CHANGED_MEANWHILE),
  });
}

/** The outcome of undoing saves. */
export interface UndoResult {
  readonly count: number;
  /** The saves that are not undone, because someone changed the record since or the undo stopped. */
  readonly left: readonly DoneStep[];
  readonly reason: string | null;
  /** Whether the undo stopped before all saves were tried. */
  readonly isCutOff: boolean;
}

/**
 * Lists all saves, including those in `followUp`. Several saves of one record become one, in the place of the last of
 * them.
 */
export function oncePerRecord(done: readonly DoneStep[], league: League): readonly DoneStep[] {
  const byRecord = new Map<string, DoneStep>();
  for (const one of done.flatMap(({ followUp, ...first }) =>
    followUp ? [first, followUp] : [first],
  )) {
    const { step } = one;
    const key = `${step.league?.slug ?? league.slug} ${step.kind} ${idOf(step)}`;
    const earlier = byRecord.get(key);
    const isChangedAgain = earlier && step.does === "change" && earlier.step.does !== "delete";
    if (isChangedAgain) byRecord.delete(key);
    byRecord.set(
      isChangedAgain || !earlier ? key : `${key} ${byRecord.size}`,
      isChangedAgain ? { ...earlier, saved: one.saved } : one,
    );
  }
  return [...byRecord.values()];
}

/** Undoes many saves, the last one first. */
export async function undoSteps(
  place: Place,
  done: readonly DoneStep[],
  progress: BatchProgress,
): Promise<UndoResult> {
  const {
    done: undone,
    failed,
    left,
    endedBy,
  } = await runBatch(done.toReversed(), (one) => takeBack(place, one), {
    ...progress,
    conflict: () => CHANGED_MEANWHILE,
  });
  return {
    count: undone.length,
    left: [...failed.map(({ item }) => item), ...left].reverse(),
    reason: endedBy?.message ?? failed[0]?.reason ?? null,
    isCutOff: left.length > 0,
  };
}

/** Returns how many database writes a number of saves takes: record, history entry, list and sheet for each. */
const writesOf = (saves: number) => saves * 4;

/** The number of writes a day that the free plan of the database allows (Firebase, Spark plan, 2026). */
const WRITES_A_DAY = 20_000;

/** Returns a warning if saves take more than half of the writes that the free plan allows a day; otherwise null. */
export function nearDayLimit(saves: number): string | null {
  const writes = writesOf(saves);
  if (arena.plan === "paid" || writes <= WRITES_A_DAY / 2) return null;
  const [some, all] = [writes, WRITES_A_DAY].map((count) => count.toLocaleString(arena.locale));
  return `This takes ${some} of the ${all} saves that are possible in one day. You can stop it and continue tomorrow.`;
}
