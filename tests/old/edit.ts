import { contentAfter } from "@/data/saving/recordDocument";
import { checkEntity, fieldsOf, type StoredDocument } from "@/records/document";
import { keepOld, lostValuesOf, readOld } from "@/records/partlyRead";
import { parseRecord, type Entities, type EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";

type Raw = Readonly<Record<string, unknown>>;

/** What an edit of one field did to the rest of an old record. */
export interface Edited {
  /** The form refused it and said why: nothing was written. */
  readonly refused: boolean;
  /** What was written. */
  readonly written: Raw;
  /** The keys whose values are neither in the written record nor reported. */
  readonly lost: readonly string[];
}

const meta: readonly string[] = ["version", "updatedAt", "change", "old"];

/** Keys that say the same: an edit of the one is one of the other. */
const together: readonly (readonly string[])[] = [
  ["points", "goals"],
  ["jersey", "jerseyNumber"],
  ["draw", "drawn"],
  ["date", "time"],
  ["ending", "penaltiesA", "penaltiesB"],
  ["possessionA", "possessionB"],
  ["team", "teamName", "name"],
  ["lineUpA", "teamAStartingXI"],
  ["lineUpB", "teamBStartingV"],
];

const isEdited = (key: string, name: string) =>
  key === name || together.some((keys) => keys.includes(key) && keys.includes(name));

/** Written without the reader's own code: the words and numbers that are in a value. */
function words(value: unknown): string[] {
  if (value === null || value === undefined || value === false) return [];
  if (value instanceof Date) return [String(value.getTime())];
  if (typeof value === "object") return Object.values(value).flatMap(words);
  const text =
    typeof value === "number" ? String(value) : String(value).normalize("NFC").toLowerCase();
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The moment of a stored date, by another way than the reader's; null if it is not one. */
function msOf(raw: unknown): number | null {
  if (raw instanceof Date) return raw.getTime();
  if (typeof raw === "number") return raw;
  if (typeof raw === "object" && raw !== null && "seconds" in raw)
    return Number(raw.seconds) * 1000;
  if (typeof raw !== "string") return null;
  const [, day, month, year, time = "00:00:00"] =
    /^(\d\d)\/(\d\d)\/(\d{4})(?:, (.*))?$/.exec(raw) ?? [];
  // The arena's clock is an hour ahead of UTC all year.
  const ms = Date.parse(day ? `${year}-${month}-${day}T${time}+01:00` : raw);
  return Number.isNaN(ms) ? null : ms;
}

/** A stored value without the words that only say what kind of number it is. */
function bare(key: string, raw: unknown): unknown {
  if (typeof raw !== "string") return raw;
  if (key === "position" && raw === "GK") return "Goalkeeper";
  return raw.replace(/^(-?\d+(?:\.\d+)?) ?(?:goals|pts|\/10)$/, "$1");
}

const isNothing = (raw: unknown) => typeof raw !== "object" && Number(raw) === 0;

/** A day and a time stored apart, as one text. */
function joined(stored: Raw): unknown {
  const { date, time } = stored;
  return typeof date === "string" && date.includes("/")
    ? `${date.slice(0, 10)}, ${String(time)}:00`
    : null;
}

function isIn(key: string, stored: Raw, there: readonly string[]): boolean {
  const raw = stored[key];
  const apart = key === "time" || key === "date" ? msOf(joined(stored)) : null;
  if ([msOf(raw), apart].some((ms) => ms !== null && there.includes(String(ms)))) return true;
  return words(bare(key, raw)).every((word) => there.includes(word));
}

/** What an administrator changes a field to. */
const changed: Readonly<Record<string, unknown>> = {
  integer: 3,
  decimal: 3,
  dateTime: Date.UTC(2026, 0, 5),
  names: [],
  bookings: [],
  goals: [],
  possession: 61,
  manOfTheMatch: { player: "", clubLogo: "", rating: 0 },
};

/** Edits one field of an old record as the form does, saves, and compares with what was stored. */
export function editOne<K extends EntityKind>(
  league: League,
  kind: K,
  stored: Raw,
  nth: number,
): Edited {
  const shape = shapeOf(league);
  const parsed = parseRecord(kind, "x", stored);
  if (!parsed.ok) return { refused: true, written: {}, lost: [] };
  const fields = fieldsOf(kind).filter(([, { pattern, required }]) => !pattern && !required);
  const [name, { control }] = fields[nth % fields.length] ??
    fieldsOf(kind)[0] ?? ["", { control: "text" }];
  const entity: Entities[K] = { ...parsed.record, [name]: changed[control] ?? "" };
  if (Object.keys(checkEntity(kind, entity, shape)).length > 0) {
    return { refused: true, written: {}, lost: [] };
  }
  const { tooLarge } = keepOld(readOld(stored), lostValuesOf(kind, stored, shape));
  const written: StoredDocument | Raw = contentAfter({ league, kind, id: "x" }, entity, stored);
  const there = words(written).concat(words(Object.keys(written["old"] ?? {})));
  const others = Object.keys(stored).filter(
    (key) => !meta.includes(key) && !isEdited(key, name) && !tooLarge.includes(key),
  );
  const lost = others.filter(
    (key) => !isNothing(bare(key, stored[key])) && !isIn(key, stored, there),
  );
  return { refused: false, written, lost };
}
