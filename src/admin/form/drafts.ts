import { WEEK } from "@/domain/durations";
import { readInteger, readMap, readMaps, readText } from "@/domain/reading";
import { ownStorage } from "@/session/leftBehind";
import type { FieldValue, FormValues } from "../fields/values";

/** Typed work that was not saved, kept in this browser. */
export interface Draft {
  readonly values: FormValues;
  /** What the form showed before anything was typed. */
  readonly base: FormValues;
  /** The id and version the work was begun on: a new record keeps its id over a reload. */
  readonly id: string;
  readonly version: number;
  /** When it was last typed at, in epoch milliseconds. */
  readonly at: number;
}

const DRAFT_KEY = "arena-draft/";
const DRAFT_KEPT_FOR = WEEK;

/** Whose draft of what; a draft is shown to the account that typed it only. */
export function draftKey(uid: string, league: string, kind: string, id: string): string {
  return `${DRAFT_KEY}${uid}/${league}/${kind}/${id}`;
}

function readValue(raw: unknown): FieldValue {
  if (Array.isArray(raw)) {
    return readMaps(raw).map((goal) => ({
      player: String(goal["player"] ?? ""),
      assist: String(goal["assist"] ?? ""),
      minute: String(goal["minute"] ?? ""),
    }));
  }
  if (typeof raw === "string") return raw;
  const { player, clubLogo, rating } = readMap(raw);
  return {
    player: String(player ?? ""),
    clubLogo: String(clubLogo ?? ""),
    rating: readInteger(rating, 0, 5) ?? 0,
  };
}

function readValues(raw: unknown): FormValues {
  return Object.fromEntries(
    Object.entries(readMap(raw)).map(([name, value]) => [name, readValue(value)]),
  );
}

/** Drafts of forms that were typed in since this tab was opened. */
const typedHere = new Map<string, string>();

/**
 * Keeps what is typed here, in this tab alone, when another tab takes the drafts away by signing out: the form that is
 * open goes on after the next sign-in.
 */
function keepInTab({ key, newValue, storageArea }: StorageEvent): void {
  const typed = key === null ? undefined : typedHere.get(key);
  if (key === null || typed === undefined || newValue !== null || storageArea !== localStorage)
    return;
  try {
    sessionStorage.setItem(key, typed);
  } catch {
    // A closed storage keeps none.
  }
}
// Scripts read forms without a window.
if (typeof window !== "undefined") window.addEventListener("storage", keepInTab);

const anywhere = (key: string) => ownStorage().getItem(key) ?? sessionStorage.getItem(key);

/** The draft under that key; null when there is none, or it is a week old. */
export function readDraft(key: string, read = anywhere): Draft | null {
  try {
    const stored: unknown = JSON.parse(read(key) ?? "null");
    const { values, base, id, version, at } = readMap(stored);
    const time = readInteger(at, 0, Number.MAX_SAFE_INTEGER);
    if (time === null || Date.now() - time > DRAFT_KEPT_FOR) return null;
    return {
      values: readValues(values),
      base: readValues(base),
      id: readText(id),
      version: readInteger(version, 0, Number.MAX_SAFE_INTEGER) ?? 0,
      at: time,
    };
  } catch {
    // No storage, or not a draft of ours: as if there were none.
    return null;
  }
}

export function writeDraft(key: string, draft: Draft): void {
  try {
    const text = JSON.stringify(draft);
    typedHere.set(key, text);
    ownStorage().setItem(key, text);
  } catch {
    // A full or forbidden storage costs the draft only; the form itself goes on.
  }
}

export function dropDraft(key: string): void {
  try {
    typedHere.delete(key);
    for (const storage of [ownStorage(), sessionStorage]) storage.removeItem(key);
  } catch {
    // As above: what could not be kept need not be dropped.
  }
}

/** Drops every draft that is past its time, whether or not its form is opened again. */
export function dropOldDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(DRAFT_KEY) && readDraft(key, (one) => localStorage.getItem(one)) === null)
        localStorage.removeItem(key);
  } catch {
    // A closed storage keeps none.
  }
}
