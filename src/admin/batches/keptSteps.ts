import { WEEK } from "@/domain/durations";
import { readInteger, readMap, readText } from "@/domain/reading";
import type { League } from "@/domain/league/league";
import { leagueBySlug } from "@/leagues";
import { isKind } from "@/records/kinds";
import { toDocument } from "@/records/document";
import { parseRecord, readEntity } from "@/records/record";
import { shapeOf } from "@/records/shape";
import { ownStorage } from "@/session/leftBehind";
import { stepOf, type Step } from "../steps/steps";

/*
 * Stores the steps of a batch in this browser, because some batches can be continued on no other device: a pasted
 * sheet, new fixtures. The stored entry also shows that the batch began here.
 */

const STEPS_KEPT_FOR = WEEK;

const keyOf = (uid: string, id: string) => `arena-batch/${uid}/${id}`;

function storedStep(step: Step, league: League): object {
  const of = step.league ?? league;
  const { kind, does, season } = step;
  const base = { league: of.slug, season, kind, does };
  // The entities are of the step's kind, but the compiler cannot infer that from a union: hence `as never`.
  const documentOf = (entity: unknown) => toDocument(kind, entity as never, shapeOf(of));
  if (step.does === "add") return { ...base, id: step.id, document: documentOf(step.entity) };
  const { id, version } = step.before;
  const before = { ...documentOf(step.before), version, season: step.before.season };
  return step.does === "delete"
    ? { ...base, id, before }
    : { ...base, id, before, document: documentOf(step.entity), again: step.again };
}

function stepIn(raw: unknown): readonly Step[] {
  const {
    league: slug,
    season: past,
    kind,
    does,
    id: storedId,
    before,
    document,
    again,
  } = readMap(raw);
  const league = leagueBySlug(readText(slug));
  const id = readText(storedId);
  if (!league || typeof kind !== "string" || !isKind(kind) || id === "") return [];
  const season = readText(past) || undefined;
  if (does === "add")
    return [stepOf({ kind, does, id, entity: readEntity(kind, document), league, season })];
  const parsed = parseRecord(kind, id, before);
  if (!parsed.ok) return [];
  if (does === "delete") return [stepOf({ kind, does, before: parsed.record, league, season })];
  const entity = readEntity(kind, document);
  const step = { kind, does: "change", before: parsed.record, entity, league, season } as const;
  return [stepOf(again === true ? { ...step, again } : step)];
}

/** Stores the steps of a batch that begins in this browser; stores nothing if the storage is full or closed. */
export function storeBatchSteps(
  uid: string,
  id: string,
  steps: readonly (readonly [Step, League])[],
): void {
  try {
    const storage = ownStorage();
    forgetOld(storage, uid);
    const stored = steps.map(([step, league]) => storedStep(step, league));
    storage.setItem(keyOf(uid, id), JSON.stringify({ at: Date.now(), steps: stored }));
  } catch {
    // Without stored steps the batch can still be undone or given up.
  }
}

/** Removes stored batches that are older than a week: another device may have ended them. */
function forgetOld(storage: Storage, uid: string): void {
  for (const key of Object.keys(storage))
    if (key.startsWith(keyOf(uid, "")) && entryAt(storage, key) === null) storage.removeItem(key);
}

/** Returns the value stored at a key; null if there is none or its JSON is broken. */
function storedAt(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Returns the raw steps stored at a key; null if there are none or they are older than a week. */
function entryAt(storage: Storage, key: string): readonly unknown[] | null {
  const { at, steps } = readMap(storedAt(storage, key));
  const time = readInteger(at, 0, Number.MAX_SAFE_INTEGER);
  if (time === null || Date.now() - time > STEPS_KEPT_FOR || !Array.isArray(steps)) return null;
  return steps;
}

/** Returns the stored steps of a batch; null if it began elsewhere or its steps are not stored. */
export function loadBatchSteps(uid: string, id: string): readonly Step[] | null {
  try {
    return entryAt(ownStorage(), keyOf(uid, id))?.flatMap(stepIn) ?? null;
  } catch {
    return null;
  }
}

/** Removes the stored steps of a batch that has ended. */
export function removeBatchSteps(uid: string, id: string): void {
  try {
    ownStorage().removeItem(keyOf(uid, id));
  } catch {
    // The storage is not available, so nothing is stored in it.
  }
}
