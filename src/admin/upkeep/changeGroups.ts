import type { LeagueMaintenance, OtherEntry } from "@/data/maintenance";
import type { League } from "@/domain/league/league";
import { entityKinds } from "@/records/record";
import { stepOf, type DoneStep } from "../steps/steps";
import { recordsInWords } from "../parts/words";
import { dayOfChange, type Change } from "./changes";
import { keptKinds } from "./keptKinds";

/** One save, or several saves that were made together, newest first. */
export type ChangeEntry = readonly [Change, ...Change[]];

/** Groups the changes that were saved together; each group has the place of its newest save. */
export function inGroups(changes: readonly Change[]): readonly ChangeEntry[] {
  const entries = new Map<string, [Change, ...Change[]]>();
  for (const change of changes) {
    const { group, change: own } = change.entry;
    const key = group ?? own;
    const entry = entries.get(key);
    if (entry) entry.push(change);
    else entries.set(key, [change]);
  }
  return [...entries.values()];
}

/** The changes of one day, and the entries of that day that are not about records. */
interface DayOfChanges {
  readonly day: string;
  readonly entries: readonly ChangeEntry[];
  readonly others: readonly OtherEntry[];
}

/** Sorts changes by the day of their newest save, the latest day first; the order within a day stays. */
export function byDay(
  entries: readonly ChangeEntry[],
  others: readonly OtherEntry[],
): readonly DayOfChanges[] {
  const dayOfEntry = ([newest]: ChangeEntry) => dayOfChange(newest);
  const dayOfOther = (entry: OtherEntry) => dayOfChange({ entry });
  const days = [...new Set([...entries.map(dayOfEntry), ...others.map(dayOfOther)])];
  return days
    .toSorted((a, b) => (a < b ? 1 : -1))
    .map((day) => ({
      day,
      entries: entries.filter((one) => dayOfEntry(one) === day),
      others: others.filter((one) => dayOfOther(one) === day),
    }));
}

const verbs = [
  ["added", ["create"]],
  ["changed", ["update", "rebuild", "unpublish"]],
  ["deleted", ["delete"]],
  ["brought back", ["restore"]],
] as const;

/** Describes a group of changes: "380 fixtures added, 2 clubs changed". */
export function groupInWords(changes: readonly Change[]): string {
  return entityKinds
    .flatMap((kind) =>
      verbs.flatMap(([verb, actions]) => {
        const of = changes.filter(
          (change) => change.kind === kind && actions.some((one) => one === change.entry.action),
        );
        return of.length > 0 ? [`${recordsInWords(kind, of.length)} ${verb}`] : [];
      }),
    )
    .join(", ");
}

function doneBy({ kind, entry }: Change): readonly DoneStep[] {
  const { action, before, after, id, redacted } = entry;
  // An entry from which a person was erased cannot be restored.
  if (redacted) return [];
  if (action === "delete") {
    if (!before) return [];
    const { stored = null } = before;
    return [{ step: stepOf({ kind, does: "delete", before: before }), saved: null, stored }];
  }
  if (!after) return [];
  const saved = { saved: after, stored: null };
  if (action === "create" || action === "restore")
    return [{ step: stepOf({ kind, does: "add", id, entity: after }), ...saved }];
  if (action !== "update" || !before) return [];
  const step = stepOf({ kind, does: "change", before: before, entity: after });
  return [{ step, ...saved }];
}

/** Loads all changes of a group, of every kind that the league stores, newest first. @throws DataFailure */
export async function readChangesOf(
  maintenance: LeagueMaintenance,
  league: League,
  group: string,
): Promise<readonly Change[]> {
  const read = await Promise.all(
    keptKinds(league).map(async (kind) =>
      (await maintenance.group(league, kind, group)).map((entry): Change => ({ kind, entry })),
    ),
  );
  return read.flat().toSorted((a, b) => (b.entry.at ?? 0) - (a.entry.at ?? 0));
}

/**
 * Loads the saves of a group in several leagues, in the form that `undoSteps` needs: for each league the oldest first.
 * @param leagues The leagues, beginning with the one whose page is open.
 * @throws DataFailure
 */
export async function loadStepsToUndo(
  maintenance: LeagueMaintenance,
  leagues: readonly [League, ...League[]],
  group: string,
): Promise<readonly DoneStep[]> {
  const [own] = leagues;
  const read = await Promise.all(
    leagues.map(async (league) => {
      const done = stepsToUndo(await readChangesOf(maintenance, league, group));
      if (league === own) return done;
      return done.map((one) => ({ ...one, step: { ...one.step, league } }));
    }),
  );
  return read.flat();
}

/** Returns the saves in the form that `undoSteps` needs, the oldest first. */
export const stepsToUndo = (changes: readonly Change[]): readonly DoneStep[] =>
  changes.toReversed().flatMap((change) => doneBy(change));
