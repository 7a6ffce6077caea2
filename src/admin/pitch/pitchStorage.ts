import { DAY } from "@/domain/durations";
import type { LiveMatch } from "@/domain/match/live";
import type { PitchStep, SheetStep } from "@/domain/match/pitch";
import { ownStorage } from "@/session/leftBehind";
import type { CaptainPapers, CaptainRecords } from "../captain/captainRecords";
import type { PitchMatch } from "./pitchMatch";

/*
 * The data of the pages for live scoring and for captains on this device, so that they open and work without a
 * connection. A match is removed when its result is saved, or, days later, when another match is opened.
 */

/** The parts that this device stores of one match, or of a captain's page. */
interface PitchStorage {
  /** Steps that have not been sent to the database yet, in order. */
  readonly steps: readonly PitchStep[];
  /** The last known state of the match in the database. */
  readonly live: LiveMatch | null;
  /** The match as it was loaded, and for which account. */
  readonly match: KeptMatch;
  /** The last taps on a score sheet, which can be undone. */
  readonly taps: readonly Tap[];
  /** The ids of history entries that this device wrote about the match; they are needed to resume it. */
  readonly entries: OwnEntries;
  /** The players of the contests of a tie, by their places in the line-up. */
  readonly players: Readonly<Record<"A" | "B", readonly string[]>>;
  /** The data of a captain's page. */
  readonly captain: KeptCaptain;
}

/** The data of a captain's page as it was last loaded. */
export interface KeptCaptain {
  /** The uid of the account; the page is not shown to other accounts. */
  readonly by: string;
  /** The id of the club's record. */
  readonly club: string;
  readonly records: CaptainRecords;
  readonly papers: CaptainPapers;
}

/** A match as an account last saw it on this device. */
export interface KeptMatch {
  /** The uid of the account; the match is not shown to other accounts. */
  readonly by: string;
  readonly asScorer: boolean;
  /** When it was loaded, in epoch milliseconds. */
  readonly at: number;
  readonly match: PitchMatch;
}

/** The ids of the last history entries that an account wrote about a match on this device, the latest last. */
interface OwnEntries {
  readonly by: string;
  /** When the last one was written, in epoch milliseconds. */
  readonly at: number;
  readonly entries: readonly string[];
}

/** A tap on a score sheet, with what is needed to undo it. */
export interface Tap {
  readonly says: string;
  readonly before: SheetStep;
  /** The score detail after the tap; if the match has another one now, the tap cannot be undone. */
  readonly after: string;
}

const PITCH_KEY = "arena-pitch";
/** How long an unfinished match stays on this device, in milliseconds. */
const STAYS = 2 * DAY;

/** Returns the storage key of a part. Steps have the shortest key because it is the oldest. */
const keyOf = (part: keyof PitchStorage, slug: string, fixture: string) =>
  `${part === "steps" ? PITCH_KEY : `${PITCH_KEY}-${part}`}/${slug}/${fixture}`;

/** Returns the storage of a part. Unsent steps stay after the session, for the account that entered them. */
const storageOf = (part: keyof PitchStorage): Storage =>
  part === "steps" ? localStorage : ownStorage();

function read<K extends keyof PitchStorage>(
  part: K,
  slug: string,
  fixture: string,
): PitchStorage[K] | null {
  try {
    // The cast is safe: only this file writes these keys.
    return JSON.parse(storageOf(part).getItem(keyOf(part, slug, fixture)) ?? "null") as
      | PitchStorage[K]
      | null;
  } catch {
    return null;
  }
}

/** Stores a part of a match, or removes it if it is null or empty. If that fails, it is lost when the page closes. */
export function keep<K extends keyof PitchStorage>(
  part: K,
  slug: string,
  fixture: string,
  value: PitchStorage[K] | null,
): void {
  const isNothing = value === null || (Array.isArray(value) && value.length === 0);
  try {
    if (isNothing) storageOf(part).removeItem(keyOf(part, slug, fixture));
    else storageOf(part).setItem(keyOf(part, slug, fixture), JSON.stringify(value));
  } catch {
    // The storage is full or not allowed; the open page still has the value.
  }
}

const isStep = (value: unknown): value is PitchStep =>
  typeof value === "object" &&
  value !== null &&
  "do" in value &&
  ["add", "undo", "clock", "sheet"].includes(String(value.do));

const stepsKey = (by: string, slug: string, fixture: string) =>
  by === "" ? keyOf("steps", slug, fixture) : `${PITCH_KEY}-of/${by}/${slug}/${fixture}`;

function itemsAt<T>(key: string, isItem: (value: unknown) => value is T): readonly T[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return Array.isArray(kept) ? kept.filter(isItem) : [];
  } catch {
    return [];
  }
}

const stepsAt = (key: string) => itemsAt(key, isStep);

function keepItems(key: string, items: readonly unknown[]): void {
  try {
    if (items.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(items));
  } catch {
    // The storage is full or not allowed; the open page still has the items.
  }
}

/**
 * Returns the account of steps that were stored under the old key, without an account: the one that opened the match
 * last on this device; '' if it is not known.
 */
const formerOwner = (slug: string, fixture: string) => read("match", slug, fixture)?.by ?? "";

/** Returns the stored steps of an account for a match, in order; empty if the storage cannot be read. */
export function readKept(slug: string, fixture: string, by = ""): readonly PitchStep[] {
  const former = stepsAt(keyOf("steps", slug, fixture));
  if (by === "") return former;
  const isOwn = ["", by].includes(formerOwner(slug, fixture));
  return [...(isOwn ? former : []), ...stepsAt(stepsKey(by, slug, fixture))];
}

function stepKeys(): readonly string[] {
  try {
    return keysIn(localStorage, `${PITCH_KEY}-of/`);
  } catch {
    return [];
  }
}

/** Counts the unsent steps that other accounts have on this device for a match. */
export function countOthers(slug: string, fixture: string, by: string): number {
  const own = stepsKey(by, slug, fixture);
  const former = keyOf("steps", slug, fixture);
  const isFormers = !["", by].includes(formerOwner(slug, fixture));
  return stepKeys()
    .filter((key) => key !== own && key.endsWith(`/${slug}/${fixture}`))
    .concat(isFormers ? [former] : [])
    .reduce((sum, key) => sum + stepsAt(key).length, 0);
}

/** Stores the unsent steps of an account. */
export function keepSteps(
  slug: string,
  fixture: string,
  by: string,
  steps: readonly PitchStep[],
): void {
  keepItems(stepsKey(by, slug, fixture), steps);
  try {
    // Steps under the old key, without an account, are now among the stored steps of this account.
    if (by !== "" && ["", by].includes(formerOwner(slug, fixture)))
      localStorage.removeItem(keyOf("steps", slug, fixture));
  } catch {
    // The storage is not allowed, so there is nothing to remove.
  }
}

/** How many ids are stored. More than one, because an entry whose answer was lost may not exist. */
const MOST_ENTRIES = 5;

/** Stores the id of a history entry that this account is about to write. */
export function keepEntry(slug: string, fixture: string, by: string, entry: string): void {
  const entries = [...readEntryIds(slug, fixture, by), entry].slice(-MOST_ENTRIES);
  keep("entries", slug, fixture, { by, at: Date.now(), entries });
}

/** Returns the ids of history entries that this account wrote here about a match, the latest last. */
export function readEntryIds(slug: string, fixture: string, by: string): readonly string[] {
  const kept = read("entries", slug, fixture);
  return kept?.by === by ? kept.entries : [];
}

export const readKeptLive = (slug: string, fixture: string) => read("live", slug, fixture);
export const readKeptTaps = (slug: string, fixture: string) => read("taps", slug, fixture) ?? [];
export const readKeptPlayers = (slug: string, fixture: string) => read("players", slug, fixture);

/** Returns the match as this account last loaded it on this device; null if it did not. */
export function readKeptMatch(slug: string, fixture: string, by: string): KeptMatch | null {
  const kept = read("match", slug, fixture);
  return kept?.by === by ? kept : null;
}

/** The id under which a captain's page is stored in place of a fixture's; ids of fixtures contain no "~". */
const CAPTAIN = "~captain";

/** Returns the data of an account's captain's page as last loaded on this device; null if there is none. */
export function readKeptCaptain(slug: string, by: string): KeptCaptain | null {
  const kept = read("captain", slug, CAPTAIN);
  return kept?.by === by ? kept : null;
}

export const keepCaptain = (slug: string, kept: KeptCaptain): void =>
  keep("captain", slug, CAPTAIN, kept);

/** Returns the unsent steps of a captain, in order. */
export const readCaptainSteps = <T>(
  slug: string,
  by: string,
  isItem: (value: unknown) => value is T,
): readonly T[] => itemsAt(stepsKey(by, slug, CAPTAIN), isItem);

export const keepCaptainSteps = (slug: string, by: string, steps: readonly unknown[]): void =>
  keepItems(stepsKey(by, slug, CAPTAIN), steps);

/** Removes matches that were loaded too long ago. @param now in epoch milliseconds */
export function dropOldMatches(now: number): void {
  for (const key of keysOf(`${PITCH_KEY}-match/`)) {
    const [, of = "", ...rest] = key.split("/");
    const old = read("match", of, rest.join("/"));
    if (!old || old.at < now - STAYS) forget(of, rest.join("/"));
  }
}

/** Removes ids of history entries from days ago, because those matches can no longer be resumed. */
function dropOldEntries(now: number): void {
  for (const key of keysOf(`${PITCH_KEY}-entries/`)) {
    const [, of = "", ...rest] = key.split("/");
    const old = read("entries", of, rest.join("/"));
    if (!old || old.at < now - STAYS) keep("entries", of, rest.join("/"), null);
  }
}

/** Stores a loaded match, and removes those from days ago. */
export function keepMatch(slug: string, kept: KeptMatch): void {
  dropOldMatches(kept.at);
  dropOldEntries(kept.at);
  keep("match", slug, kept.match.fixture.id, kept);
}

const keysIn = (storage: Storage, prefix: string) =>
  Object.keys(storage).filter((key) => key.startsWith(prefix));

function keysOf(prefix: string): readonly string[] {
  try {
    return keysIn(ownStorage(), prefix);
  } catch {
    return [];
  }
}

/** Removes what is stored of a match, except unsent steps and the ids of history entries. */
export function forget(slug: string, fixture: string): void {
  for (const part of ["live", "match", "taps", "players"] as const) {
    try {
      storageOf(part).removeItem(keyOf(part, slug, fixture));
    } catch {
      // The storage is not allowed, so there is nothing to remove.
    }
  }
}
