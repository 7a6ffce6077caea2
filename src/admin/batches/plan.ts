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
 * What a batch would do, in one short text: another device goes on by it and by the ids. Steps in a row that do the same
 * are one part. A batch whose records differ too much for that is continued where its steps are kept (keptSteps.ts).
 */

/** Steps in a row that do the same: delete records, change the same fields of them, or add one. */
interface Part {
  readonly league: string;
  /** The past season of its records; '' for the one that runs. */
  readonly season: string;
  readonly kind: EntityKind;
  readonly does: Step["does"];
  /** Number of its steps. */
  count: number;
  /** Fields that are set. */
  readonly set: Readonly<Record<string, unknown>>;
  /** Fields that get the earlier value of another field: of a match that moves, "Moved from". */
  readonly copies: Readonly<Record<string, string>>;
  /** Days by which `date` moves, at the same time of day. */
  readonly days: number;
  /** The document of a record that is added. */
  readonly document: unknown;
}

const idOf = (step: Step) => (step.does === "add" ? step.id : step.before.id);

/** The record of a step, as `collection/id`. */
export const stepPath = (step: Step, league: League): string =>
  `${collectionOf(step.league ?? league, step.kind) ?? ""}/${idOf(step)}`;

/** Ids of the records, in the order of the steps. */
export const idsOf = (steps: readonly Step[]): readonly string[] => steps.map(idOf);

type Values = Readonly<Record<string, unknown>>;

const valuesOf = (entity: object): Values => ({ ...entity });

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Days from one moment to another, where both have the same time of day at the arena; 0 where they do not. */
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
    // The entity is of the step's kind; the compiler does not follow that for a union.
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

/** The plan of the steps in at most 1,000 characters; '' where that is not enough. */
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
  // What a pasted sheet or an undo says of itself is no plan.
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

/** The step that does this to the record in its present state; null where nothing is left to do. */
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

/** The record that one of these steps will add. */
function addedBy(
  steps: readonly Step[],
  path: string,
  league: League,
): RecordOf<EntityKind> | undefined {
  const step = steps.find((one) => one.does === "add" && stepPath(one, league) === path);
  return step?.does === "add" ? { ...newMeta, ...step.entity, id: step.id } : undefined;
}

/** The moment that many days later, at the same time of day. */
function atSameTime(at: number, days: number): number | null {
  const input = toZonedInput(at, arena.timeZone);
  return fromZonedInput(`${daysFrom(input.slice(0, 10), days)}${input.slice(10)}`, arena.timeZone);
}

/** The records of a part's kind and season. @throws DataFailure */
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
      // It may answer before it is known how it stops.
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

/** The leagues whose records a plan changes. */
export const leaguesIn = (plan: string): readonly League[] => [
  ...new Set(partsIn(plan).flatMap(({ league }) => leagueBySlug(league) ?? [])),
];

/**
 * The steps that are left of a batch, by its plan and the records as they are now.
 * @param saved the records that it saved already, as `collection/id`
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
      // Of a record that is saved twice the history does not say whether the second save is done.
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
