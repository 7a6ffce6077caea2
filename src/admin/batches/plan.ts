import { batchLimits } from "@/data/batches/batches";
import type { LeagueStore } from "@/data/store";
import { DAY } from "@/domain/durations";
import { daysFrom } from "@/domain/day";
import { readEntries, readInteger, readMap, readText } from "@/domain/reading";
import { fromZonedInput, toZonedInput } from "@/domain/time";
import type { League } from "@/domain/league/league";
import { leagueBySlug } from "@/leagues";
import { isKind, type EntityKind } from "@/records/kinds";
import { toDocument } from "@/records/document";
import { newMeta, readAll, readEntity, type RecordOf } from "@/records/record";
import { collectionOf, shapeOf } from "@/records/shape";
import { arena } from "@arena/arena";
import { changedFields, stepOf, type Step } from "../steps/steps";

/*
 * The plan of a batch: one short text that says what its steps do. With the plan and the ids of the records another
 * device can continue the batch. Consecutive steps that do the same are one part of the plan. If the steps differ too
 * much for a plan, only the browser that has stored the steps can continue the batch (keptSteps.ts).
 */

/** Consecutive steps that do the same: delete records, change the same fields of records, or add one record. */
interface Part {
  readonly league: string;
  /** The past season of its records; '' for the current season. */
  readonly season: string;
  readonly kind: EntityKind;
  readonly does: Step["does"];
  /** Number of its steps. */
  count: number;
  /** New values of fields, by field name. */
  readonly set: Readonly<Record<string, unknown>>;
  /** Fields that get the earlier value of another field, for example "Moved from" of a match that moves. */
  readonly copies: Readonly<Record<string, string>>;
  /** Number of days by which `date` moves, at the same time of day. */
  readonly days: number;
  /** The stored form of a record that is added; null for other steps. */
  readonly document: unknown;
}

const idOf = (step: Step) => (step.does === "add" ? step.id : step.before.id);

/** Returns the path of a step's record, as `collection/id`. */
export const stepPath = (step: Step, league: League): string =>
  `${collectionOf(step.league ?? league, step.kind) ?? ""}/${idOf(step)}`;

/** Returns the ids of the records, in the order of the steps. */
export const idsOf = (steps: readonly Step[]): readonly string[] => steps.map(idOf);

type Values = Readonly<Record<string, unknown>>;

const valuesOf = (entity: object): Values => ({ ...entity });

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the days between two moments; 0 if their time of day in the arena's zone differs. */
function daysMoved(from: unknown, to: unknown): number {
  if (typeof from !== "number" || typeof to !== "number") return 0;
  const [before = "", after = ""] = [from, to].map((at) => toZonedInput(at, arena.timeZone));
  if (before.slice(10) !== after.slice(10)) return 0;
  const [first = NaN, last = NaN] = [before, after].map((input) => Date.parse(input.slice(0, 10)));
  return (last - first) / DAY;
}

function partOf(step: Step, league: League): Part {
  const of = step.league ?? league;
  const part = {
    league: of.slug,
    season: step.season ?? "",
    kind: step.kind,
    count: 1,
    set: {},
    copies: {},
    days: 0,
    document: null,
  };
  if (step.does === "delete") return { ...part, does: "delete" };
  if (step.does === "add")
    // The entity is of the step's kind, but the compiler cannot infer that from a union: hence `as never`.
    return {
      ...part,
      does: "add",
      document: toDocument(step.kind, step.entity as never, shapeOf(of)),
    };
  const [before, after] = [valuesOf(step.before), valuesOf(step.entity)];
  const changed = Object.keys(changedFields(before, after));
  const days = daysMoved(before["date"], after["date"]);
  const copied = changed.filter(
    (key) => key !== "date" && after[key] !== null && after[key] === before["date"],
  );
  const set = changed.filter((key) => (key !== "date" || days === 0) && !copied.includes(key));
  return {
    ...part,
    does: "change",
    days,
    copies: Object.fromEntries(copied.map((key) => [key, "date"])),
    set: Object.fromEntries(set.map((key) => [key, after[key]])),
  };
}

const isSame = ({ count: _, ...one }: Part, { count: __, ...other }: Part) => isEqual(one, other);

/** Returns the plan of the steps; '' if it would have more than 20 parts or more characters than `batchLimits.how`. */
export function planOf(steps: readonly Step[], league: League): string {
  const parts: Part[] = [];
  for (const step of steps) {
    const part = partOf(step, league);
    const last = parts.at(-1);
    if (last && part.does !== "add" && isSame(last, part)) last.count += 1;
    else parts.push(part);
    if (parts.length > 20) return "";
  }
  const text = JSON.stringify(parts);
  return text.length <= batchLimits.how ? text : "";
}

function partsIn(plan: string): readonly Part[] {
  // A plan is a JSON array; the `how` of a pasted sheet or an undo is another text.
  if (!plan.startsWith("[")) return [];
  return readEntries(JSON.parse(plan) as unknown).flatMap((raw) => {
    const { kind, does, league, season, count, set, copies, days, document } = readMap(raw);
    const known = (["add", "change", "delete"] as const).find((one) => one === does);
    if (typeof kind !== "string" || !isKind(kind) || !known) return [];
    return [
      {
        league: readText(league),
        season: readText(season),
        kind,
        does: known,
        count: readInteger(count, 1, batchLimits.total) ?? 1,
        set: readMap(set),
        copies: Object.fromEntries(
          Object.entries(readMap(copies)).map(([key, from]) => [key, readText(from)]),
        ),
        days: readInteger(days, -10_000, 10_000) ?? 0,
        document,
      },
    ];
  });
}

/** Returns the step that is still necessary for a record in its present state; null if nothing is left to do. */
function stepLeft<K extends EntityKind>(
  part: Part & { readonly kind: K },
  id: string,
  { record, league }: { readonly record: RecordOf<K> | undefined; readonly league: League },
): Step | null {
  const { kind, does, set, copies, days, document } = part;
  const season = part.season || undefined;
  const place = { kind, league, season };
  if (does === "add")
    return record ? null : stepOf({ ...place, does, id, entity: readEntity(kind, document) });
  if (!record) return null;
  if (does === "delete") return stepOf({ ...place, does, before: record });
  const values = valuesOf(record);
  const at = values["date"];
  const moved = days !== 0 && typeof at === "number" ? { date: atSameTime(at, days) } : {};
  const copied = Object.entries(copies).map(([key, from]) => [key, values[from]]);
  const entity = readAll(kind, { ...values, ...set, ...Object.fromEntries(copied), ...moved });
  if (Object.keys(changedFields(readAll(kind, values), entity)).length === 0) return null;
  return stepOf({ ...place, does, before: record, entity });
}

/** Returns the record that one of the steps will add at a path; undefined if none does. */
function addedBy(
  steps: readonly Step[],
  path: string,
  league: League,
): RecordOf<EntityKind> | undefined {
  const step = steps.find((one) => one.does === "add" && stepPath(one, league) === path);
  return step?.does === "add" ? { ...newMeta, ...step.entity, id: step.id } : undefined;
}

/** Moves a moment by a number of days, at the same time of day in the arena's zone. */
function atSameTime(at: number, days: number): number | null {
  const input = toZonedInput(at, arena.timeZone);
  return fromZonedInput(`${daysFrom(input.slice(0, 10), days)}${input.slice(10)}`, arena.timeZone);
}

/** Loads the records of a part's kind and season. @throws DataFailure */
async function recordsOf(
  store: LeagueStore,
  league: League,
  { kind, season }: Part,
): Promise<readonly RecordOf<EntityKind>[]> {
  if (season === "") return (await store.list(league, kind)).records;
  return new Promise((resolve, reject) => {
    let stop = () => {};
    const end = (act: () => void) => {
      act();
      // The store may answer before `watch` has returned the function that stops it.
      queueMicrotask(() => stop());
    };
    stop = store.watch(
      league,
      kind,
      ({ records }) => end(() => resolve(records)),
      (failed) => end(() => reject(failed)),
      season,
    );
  });
}

/** Returns the leagues whose records a plan changes. */
export const leaguesIn = (plan: string): readonly League[] => [
  ...new Set(partsIn(plan).flatMap(({ league }) => leagueBySlug(league) ?? [])),
];

/**
 * Returns the steps that are left of a batch, from its plan and the present records.
 * @param saved the records that the batch has saved already, as `collection/id`
 * @throws DataFailure
 */
export async function stepsLeft(
  store: LeagueStore,
  { plan, ids }: { readonly plan: string; readonly ids: readonly string[] },
  saved: ReadonlySet<string>,
): Promise<readonly Step[]> {
  const steps: Step[] = [];
  const seen = new Set<string>();
  let from = 0;
  for (const part of partsIn(plan)) {
    const league = leagueBySlug(part.league);
    const some = ids.slice(from, from + part.count);
    from += part.count;
    if (!league) continue;
    const records = await recordsOf(store, league, part);
    for (const id of some) {
      const path = `${collectionOf(league, part.kind) ?? ""}/${id}`;
      // If a batch saves a record twice, the history does not show whether the second save is done.
      const isAgain = seen.has(path);
      seen.add(path);
      if (!isAgain && saved.has(path)) continue;
      const stored = records.find((one) => one.id === id);
      const record = stored ?? (isAgain ? addedBy(steps, path, league) : undefined);
      const step = stepLeft(part, id, { record, league });
      if (step) steps.push(isAgain && step.does === "change" ? { ...step, again: true } : step);
    }
  }
  return steps;
}
