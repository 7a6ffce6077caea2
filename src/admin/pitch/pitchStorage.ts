import { DAY } from "@/domain/durations";
import type { LiveMatch } from "@/domain/match/live";
import type { PitchStep, SheetStep } from "@/domain/match/pitch";
import { ownStorage } from "@/session/leftBehind";
import type { CaptainPapers, CaptainRecords } from "../captain/captainRecords";
import type { PitchMatch } from "./pitchMatch";

/*
 * The storage of the pages beside the pitch on this device, so that they open and work without a connection. A match is
 * removed when its result is saved, or, days later, when another match is opened.
 */

/** What this device stores of one match. */
interface PitchStorage {
  /** Steps that the database has not taken yet, in order. */
  readonly steps: readonly PitchStep[];
  /** The last state of the match in the database. */
  readonly live: LiveMatch | null;
  /** The match as it was read, and for which account. */
  readonly match: KeptMatch;
  /** The last taps on a score sheet, which can be taken back. */
  readonly taps: readonly Tap[];
  /** Its entries of the history that this device wrote, the latest last: they are needed to resume it. */
  readonly entries: OwnEntries;
  /** Who plays the individual matches of a tie, by their places in the line-up. */
  readonly players: Readonly<Record<"A" | "B", readonly string[]>>;
  /** What a captain's page shows of the club. */
  readonly captain: KeptCaptain;
}

/** A captain's page as it was read last. */
export interface KeptCaptain {
  /** The account's id: nobody else is shown it. */
  readonly by: string;
  /** The id of the club's record. */
  readonly club: string;
  readonly records: CaptainRecords;
  readonly papers: CaptainPapers;
}

/** A match as an account last saw it on this device. */
export interface KeptMatch {
  /** The account's id: nobody else is shown it. */
  readonly by: string;
  readonly asScorer: boolean;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly match: PitchMatch;
}

/** The last entries of the history that an account wrote of a match on this device. */
interface OwnEntries {
  readonly by: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly entries: readonly string[];
}

/** A tap on a score sheet. */
export interface Tap {
  readonly says: string;
  readonly before: SheetStep;
  /** The sheet it led to: once there is another it cannot be taken back. */
  readonly after: string;
}

const PITCH_KEY = "arena-pitch";
/** How long a match that nobody finished stays on this device, in milliseconds. */
const STAYS = 2 * DAY;

/** The steps have the shortest key: it is older than the others. */
const keyOf = (part: keyof PitchStorage, slug: string, fixture: string) =>
  `${part === "steps" ? PITCH_KEY : `${PITCH_KEY}-${part}`}/${slug}/${fixture}`;

/** Steps belong to the account that typed them, whatever becomes of the rest; others' are never sent. */
const storageOf = (part: keyof PitchStorage): Storage =>
  part === "steps" ? localStorage : ownStorage();

function read<K extends keyof PitchStorage>(
  part: K,
  slug: string,
  fixture: string,
): PitchStorage[K] | null {
  try {
    // Only this file writes there.
    return JSON.parse(storageOf(part).getItem(keyOf(part, slug, fixture)) ?? "null") as
      | PitchStorage[K]
      | null;
  } catch {
    return null;
  }
}

/** Keeps a part of a match for when the page is closed; without room it lasts as long as the page. */
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
    // A full or closed storage: the page has it still.
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
    // A full or closed storage: the page has them still.
  }
}

/** Whose the steps are that were kept before they named an account: of who had the match open last; '' where nobody knows. */
const formerOwner = (slug: string, fixture: string) => read("match", slug, fixture)?.by ?? "";

/** The steps this device keeps of that account for that match, in order; none where its storage cannot be read. */
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

/** How many steps of that match other accounts have left on this device. */
export function countOthers(slug: string, fixture: string, by: string): number {
  const own = stepsKey(by, slug, fixture);
  const former = keyOf("steps", slug, fixture);
  const isFormers = !["", by].includes(formerOwner(slug, fixture));
  return stepKeys()
    .filter((key) => key !== own && key.endsWith(`/${slug}/${fixture}`))
    .concat(isFormers ? [former] : [])
    .reduce((sum, key) => sum + stepsAt(key).length, 0);
}

/** Keeps the steps of that account for when the page is closed. */
export function keepSteps(
  slug: string,
  fixture: string,
  by: string,
  steps: readonly PitchStep[],
): void {
  keepItems(stepsKey(by, slug, fixture), steps);
  try {
    // From before they named an account: they are among those of this one now.
    if (by !== "" && ["", by].includes(formerOwner(slug, fixture)))
      localStorage.removeItem(keyOf("steps", slug, fixture));
  } catch {
    // A closed storage keeps nothing.
  }
}

/** An entry whose answer was lost may not be there: some are kept. */
const MOST_ENTRIES = 5;

/** Takes note of an entry that this account is about to write. */
export function keepEntry(slug: string, fixture: string, by: string, entry: string): void {
  const entries = [...readEntryIds(slug, fixture, by), entry].slice(-MOST_ENTRIES);
  keep("entries", slug, fixture, { by, at: Date.now(), entries });
}

/** The entries of the history that this account wrote here of that match, the latest last. */
export function readEntryIds(slug: string, fixture: string, by: string): readonly string[] {
  const kept = read("entries", slug, fixture);
  return kept?.by === by ? kept.entries : [];
}

export const readKeptLive = (slug: string, fixture: string) => read("live", slug, fixture);
export const readKeptTaps = (slug: string, fixture: string) => read("taps", slug, fixture) ?? [];
export const readKeptPlayers = (slug: string, fixture: string) => read("players", slug, fixture);

/** The match as this account had it before it last; null where it did not, or was given other rights since. */
export function readKeptMatch(slug: string, fixture: string, by: string): KeptMatch | null {
  const kept = read("match", slug, fixture);
  return kept?.by === by ? kept : null;
}

/** The place of a captain's page beside those of matches, whose ids have no such sign. */
const CAPTAIN = "~captain";

/** What an account's captain's page had last on this device; null where it had nothing. */
export function readKeptCaptain(slug: string, by: string): KeptCaptain | null {
  const kept = read("captain", slug, CAPTAIN);
  return kept?.by === by ? kept : null;
}

export const keepCaptain = (slug: string, kept: KeptCaptain): void =>
  keep("captain", slug, CAPTAIN, kept);

/** What a captain did here that the database does not have, in order. */
export const readCaptainSteps = <T>(
  slug: string,
  by: string,
  isItem: (value: unknown) => value is T,
): readonly T[] => itemsAt(stepsKey(by, slug, CAPTAIN), isItem);

export const keepCaptainSteps = (slug: string, by: string, steps: readonly unknown[]): void =>
  keepItems(stepsKey(by, slug, CAPTAIN), steps);

/** Drops matches from days ago. @param now epoch milliseconds */
export function dropOldMatches(now: number): void {
  for (const key of keysOf(`${PITCH_KEY}-match/`)) {
    const [, of = "", ...rest] = key.split("/");
    const old = read("match", of, rest.join("/"));
    if (!old || old.at < now - STAYS) forget(of, rest.join("/"));
  }
}

/** Entries of matches from days ago lead nowhere: those cannot be resumed any more. */
function dropOldEntries(now: number): void {
  for (const key of keysOf(`${PITCH_KEY}-entries/`)) {
    const [, of = "", ...rest] = key.split("/");
    const old = read("entries", of, rest.join("/"));
    if (!old || old.at < now - STAYS) keep("entries", of, rest.join("/"), null);
  }
}

/** Keeps a match that was read, and drops those from days ago. */
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

/** Drops what was kept of a match, except steps that nobody has sent yet. */
export function forget(slug: string, fixture: string): void {
  for (const part of ["live", "match", "taps", "players"] as const) {
    try {
      storageOf(part).removeItem(keyOf(part, slug, fixture));
    } catch {
      // A closed storage keeps nothing.
    }
  }
}
