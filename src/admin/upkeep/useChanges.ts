import { useCallback, useState } from "react";
import { asFailure } from "@/data/failure";
import {
  ENTRIES_AT_ONCE,
  type HistoryPage,
  type LeagueMaintenance,
  type OtherEntry,
} from "@/data/maintenance";
import { valueOf } from "@/data/readState";
import { useRead } from "@/data/useRead";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { notices } from "../notices/notices";
import type { Change, ChangeFilter } from "./changes";
import { keptKinds } from "./keptKinds";

/** How many changes of each kind are loaded at once if all kinds are shown together: each one is a paid database read. */
const OF_EACH_KIND = 25;

/** How many other entries are loaded at once if all kinds are shown together. */
const OTHERS_BESIDE = 10;

type OtherChange = { readonly kind: null; readonly entry: OtherEntry };
type Loaded = Change | OtherChange;

const isOther = (one: Loaded): one is OtherChange => one.kind === null;

/** A part of the history that is loaded page by page: the changes of one kind, or entries that are not about records. */
interface Source {
  /** How many entries a page has. */
  readonly most: number;
  readonly read: (page: HistoryPage) => Promise<readonly Loaded[]>;
}

/** The loaded entries of a source, newest first. */
interface LoadedPart {
  readonly entries: readonly Loaded[];
  readonly hasOlder: boolean;
}

function sourcesOf(
  maintenance: LeagueMaintenance,
  league: League,
  { kind, other, record }: Pick<ChangeFilter, "kind" | "other" | "record">,
): readonly Source[] {
  const isAlone = kind !== null || other !== null;
  const kinds = kind ? [kind] : other ? [] : keptKinds(league);
  const ofKinds = kinds.map((one): Source => ({
    most: isAlone ? ENTRIES_AT_ONCE : OF_EACH_KIND,
    read: async (page) =>
      (await maintenance.history(league, one, record || undefined, page)).map((entry) => ({
        kind: one,
        entry,
      })),
  }));
  const others: Source = {
    most: isAlone ? ENTRIES_AT_ONCE : OTHERS_BESIDE,
    read: async (page) =>
      (await maintenance.otherHistory(league, other ?? "league", page)).map((entry) => ({
        kind: null,
        entry,
      })),
  };
  return kind ? ofKinds : [...ofKinds, others];
}

/** Returns the moment of the oldest loaded entry; undefined if it is not known. */
const oldestAt = ({ entries }: Pick<LoadedPart, "entries">) =>
  entries.at(-1)?.entry.at ?? undefined;

async function readPart({ read, most }: Source, until?: number): Promise<LoadedPart> {
  const entries = await read({ most, until });
  return { entries, hasOlder: entries.length >= most && oldestAt({ entries }) !== undefined };
}

/** Returns the entries that are not among the others. */
function without(entries: readonly Loaded[], others: readonly Loaded[]): readonly Loaded[] {
  const known = new Set(others.map(({ entry }) => entry.change));
  return entries.filter(({ entry }) => !known.has(entry.change));
}

/** Adds the next page to a part. A page begins with entries of the page before it. */
function withOlder(part: LoadedPart, page: LoadedPart): LoadedPart {
  const older = without(page.entries, part.entries);
  return {
    entries: [...part.entries, ...older],
    hasOlder: page.hasOlder && older.length > 0,
  };
}

/** Adds the older entries of a part to its newest page, which was loaded again, if nothing is missing between them. */
function renewed(newest: LoadedPart, before: LoadedPart | undefined): LoadedPart {
  const older = before ? without(before.entries, newest.entries) : [];
  const isGap = newest.hasOlder && older.length === before?.entries.length;
  if (!before || older.length === 0 || isGap) return newest;
  return { entries: [...newest.entries, ...older], hasOlder: before.hasOlder };
}

/** The newest pages as they were loaded last, and all that is loaded. */
interface LoadedParts {
  readonly newest: { readonly parts: readonly LoadedPart[] } | null;
  readonly parts: readonly LoadedPart[];
}

const NONE: readonly LoadedPart[] = [];

/**
 * Loads the latest changes of all kinds of record, of one kind, or of one record, and the entries of the other parts of
 * the history; then older ones page by page. The filter must stay the same.
 */
export function useChanges(
  league: League,
  { kind, other, record }: Pick<ChangeFilter, "kind" | "other" | "record">,
) {
  const { maintenance } = useConnection();
  const run = useCallback(async () => {
    const sources = sourcesOf(maintenance, league, { kind, other, record });
    return { sources, parts: await Promise.all(sources.map((source) => readPart(source))) };
  }, [maintenance, league, kind, other, record]);
  const task = useRead(run);
  const newest = valueOf(task);
  const [loaded, setLoaded] = useState<LoadedParts>({ newest: null, parts: NONE });
  if (newest && newest !== loaded.newest)
    setLoaded({ newest, parts: newest.parts.map((part, nth) => renewed(part, loaded.parts[nth])) });
  const [isReading, setIsReading] = useState(false);

  const parts = newest ? loaded.parts : NONE;
  const all = parts.flatMap(({ entries }) => entries);
  const open = parts.filter(({ hasOlder }) => hasOlder);

  /** Loads the next page of each part that has one. */
  const readOlder = async (): Promise<void> => {
    if (!newest || isReading) return;
    setIsReading(true);
    try {
      const pages = await Promise.all(
        newest.sources.map(async (source, nth) => {
          const part = parts[nth];
          return part?.hasOlder ? readPart(source, oldestAt(part)) : null;
        }),
      );
      setLoaded((now) => {
        // After a save the newest page was loaded again, perhaps without what is older.
        if (now.newest !== newest) return now;
        const joined = now.parts.map((part, nth) => {
          const page = pages[nth];
          return page ? withOlder(part, page) : part;
        });
        return { newest, parts: joined };
      });
    } catch (thrown) {
      const { message } = asFailure(thrown);
      notices.show({ tone: "error", text: `Older changes could not be loaded: ${message}` });
    } finally {
      setIsReading(false);
    }
  };

  return {
    task,
    changes: all.filter((one): one is Change => !isOther(one)),
    others: all.filter(isOther).map(({ entry }) => entry),
    isReading,
    readOlder,
    hasOlder: open.length > 0,
    /** The moment since which all entries are loaded, if older ones may follow. */
    since: Math.max(...open.map((part) => oldestAt(part) ?? 0)),
    /** Whether a group may have more changes than are loaded: the oldest loaded change of a part belongs to it. */
    mayBeMoreOf: (group: string) =>
      open.some(({ entries }) => {
        const oldest = entries.at(-1);
        return oldest !== undefined && !isOther(oldest) && oldest.entry.group === group;
      }),
  };
}
