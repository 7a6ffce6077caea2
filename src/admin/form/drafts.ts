import { WEEK } from "@/domain/durations";
import { readInteger, readMap, readMaps, readText } from "@/domain/reading";
import { ownStorage } from "@/session/leftBehind";
import type { FieldValue, FormValues } from "../fields/values";

/** Typed values of a form that were not saved, stored in this browser. */
export interface Draft {
  readonly values: FormValues;
  /** The values of the form before anything was typed. */
  readonly base: FormValues;
  /** The id and version of the record when typing began; a new record keeps its id after a reload. */
  readonly id: string;
  readonly version: number;
  /** Time of the last key press, in epoch milliseconds. */
  readonly at: number;
}

const DRAFT_KEY = "arena-draft/";
const DRAFT_KEPT_FOR = WEEK;

/**
 * Returns the storage key of a draft. It contains the account, because only the account that typed a draft may see it.
 */
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
 * Stores this tab's draft in the session storage when another tab deletes the drafts by signing out, so that the open
 * form can be continued after the next sign-in.
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

/** Loads the draft of a key; null if there is none or it is older than a week. */
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
    // The storage is not available, or the text is no draft: the same as no draft.
    return null;
  }
}

/** Stores a draft in this browser. */
export function writeDraft(key: string, draft: Draft): void {
  try {
    const text = JSON.stringify(draft);
    typedHere.set(key, text);
    ownStorage().setItem(key, text);
  } catch {
    // If the storage is full or forbidden, only the draft is lost; the form still works.
  }
}

/** Deletes a draft, for values that are saved or discarded. */
export function dropDraft(key: string): void {
  try {
    typedHere.delete(key);
    for (const storage of [ownStorage(), sessionStorage]) storage.removeItem(key);
  } catch {
    // The storage is not available, so it contains no draft to delete.
  }
}

/** Deletes every stored draft that is older than a week, whether or not its form is opened again. */
export function dropOldDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(DRAFT_KEY) && readDraft(key, (one) => localStorage.getItem(one)) === null)
        localStorage.removeItem(key);
  } catch {
    // A closed storage keeps none.
  }
}
