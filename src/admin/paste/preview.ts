import { foldName, sameName } from "@/domain/names";
import { checkEntity, fieldsOf } from "@/records/document";
import { emptyEntity, type Entities, type EntityKind, type RecordOf } from "@/records/record";
import type { Format } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";
import { newRecordId } from "@/data/store";
import { toEntity, toFormValues, unreadableInput, type FormValues } from "../fields/values";
import type { PastePart } from "../kind/kind";
import type { Moves } from "../kind/pasted";
import { adminKinds } from "../kinds";
import { stepOf, type Step } from "../steps/steps";
import { cellsOf, ID, isDayOnly, valueOf, type SheetColumn } from "../export/columns";

/** What happens to a row. */
export type RowState = "add" | "change" | "same" | "refused";

/** A cell of the preview. */
interface PreviewCell {
  readonly text: string;
  /** What stands there now, where that is something else. */
  readonly before: string | null;
  readonly problem: string | null;
}

/** A row of what was pasted, and what happens to it. */
export interface PreviewRow<K extends EntityKind> {
  /** Its place in what was pasted, from 0. */
  readonly at: number;
  readonly state: RowState;
  readonly cells: readonly PreviewCell[];
  /** Why it is refused. */
  readonly reasons: readonly string[];
  /** Its dates that have no time and are saved as midnight. */
  readonly untimed: readonly string[];
  /** What else somebody should know before it is saved; nothing is refused for it. */
  readonly notes: readonly string[];
  /** Whether a player who stands in another club is saved as one who moves; null where nobody changes clubs. */
  readonly moves: boolean | null;
  readonly record: RecordOf<K> | null;
  readonly entity: Entities[K];
}

/** What a row is compared with. */
export interface Against<K extends EntityKind> {
  readonly league: League;
  readonly kind: K;
  readonly records: readonly RecordOf<K>[];
  /** The same as lists show them, with the figures that follow from results. */
  readonly shown: readonly RecordOf<K>[];
  /** The names of the league's clubs; empty while they are unknown. */
  readonly clubs: readonly string[];
  readonly format: Format;
  readonly moves: Moves;
}

/** The known name that a mistyped one is most like; '' where none is near. */
function nearest(typed: string, known: readonly string[]): string {
  const words = foldName(typed)
    .split(" ")
    .filter((word) => word.length > 2);
  const scored = known.map((name) => {
    const own = foldName(name).split(" ");
    const alike = words.filter((word) =>
      own.some((one) => one.startsWith(word) || word.startsWith(one)),
    );
    return { name, score: alike.length };
  });
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a), { name: "", score: 0 });
  return best.name;
}

/** The records of a kind by id and by what tells them apart. */
function createIndex<K extends EntityKind>(
  keysOf: PastePart<K>["keys"],
  records: readonly RecordOf<K>[],
) {
  const byId = new Map(records.map((record) => [record.id, record]));
  const byKey = new Map<string, RecordOf<K>>();
  for (const record of records) {
    for (const key of keysOf(record)) if (!byKey.has(key)) byKey.set(key, record);
  }
  return (id: string, entity: Entities[K]): RecordOf<K> | null =>
    byId.get(id) ?? keysOf(entity).flatMap((key) => byKey.get(key) ?? [])[0] ?? null;
}

/** Why a cell cannot be read as its field; undefined where it can. */
function unreadIn(
  meta: SheetColumn["meta"],
  typed: FormValues[string] | undefined,
): string | undefined {
  // A form cuts "4b" off as the old site did; of many rows nobody sees that it happened.
  const isWhole = typeof typed !== "string" || /^[+-]?\d*$/.test(typed.trim());
  if (meta.control === "integer" && !isWhole) return `${meta.label} must be a whole number`;
  return typed === undefined ? undefined : (unreadableInput(meta, typed) ?? undefined);
}

/** Whether a cell means what stands there, written in another way: "2027-01-30 16:00" of "2027-01-30T16:00". */
function meansThe<K extends EntityKind>(
  same: string,
  { kind, column, text }: { readonly kind: K; readonly column: SheetColumn; readonly text: string },
): boolean {
  const value = valueOf(column, text);
  if (same === "" || unreadIn(column.meta, value)) return false;
  const empty = toFormValues(kind, emptyEntity(kind));
  const read = cellsOf(kind, toEntity(kind, { ...empty, [column.name]: value }));
  return (read[column.name] ?? "").trim() === same;
}

/** A kind that is not pasted has nothing that tells its records apart. */
const nothing = (): readonly string[] => [];

type Problems = Readonly<Record<string, string | undefined>>;

function problemsOf<K extends EntityKind>(
  { league, kind, clubs, format }: Against<K>,
  entity: Entities[K],
  values: FormValues,
  columns: readonly SheetColumn[],
): Problems {
  const problems: Record<string, string | undefined> = {
    ...checkEntity(kind, entity, shapeOf(league)),
  };
  for (const { name, meta } of columns) {
    const unread = unreadIn(meta, values[name]);
    if (unread) problems[name] = unread;
    const typed = values[name];
    const isClub = meta.control === "club" && typeof typed === "string" && typed !== "";
    if (isClub && clubs.length > 0 && !clubs.some((club) => sameName(club, typed))) {
      const near = nearest(typed, clubs);
      problems[name] = `No club of this name${near === "" ? "" : ` (${near}?)`}`;
    }
  }
  return Object.keys(problems).length > 0
    ? problems
    : (adminKinds[kind].paste?.problems?.(entity, format) ?? problems);
}

/** The known club that a cell means, as it is written; if there is none, what is typed. */
function asWritten(cell: string, { meta }: SheetColumn, clubs: readonly string[]): string {
  return meta.control === "club" ? (clubs.find((club) => sameName(club, cell)) ?? cell) : cell;
}

/**
 * What happens to every row: a new record, a change, nothing, or why it is refused, cell by cell. Columns that are
 * left out keep what is stored; so does a cell that says what stands there already.
 * @param mapping the field of each column, or null for one that is left out
 */
export function previewOf<K extends EntityKind>(
  against: Against<K>,
  columns: readonly SheetColumn[],
  rows: readonly (readonly string[])[],
  mapping: readonly (string | null)[],
): readonly PreviewRow<K>[] {
  const { kind, records, clubs } = against;
  const shown = new Map(against.shown.map((record) => [record.id, record]));
  const { keys = nothing, consider } = adminKinds[kind].paste ?? {};
  const find = createIndex(keys, records);
  const used = mapping.map((name) => columns.find((column) => column.name === name) ?? null);
  const idAt = mapping.indexOf(ID);
  const empty = emptyEntity(kind);
  const seen = new Map<string, number>();

  return rows.map((row, at): PreviewRow<K> => {
    const texts = used.map((column, place) =>
      column ? asWritten((row[place] ?? "").trim(), column, clubs) : (row[place] ?? ""),
    );
    const said = (start: Entities[K], now: Readonly<Record<string, string>>) => {
      const values: FormValues = { ...toFormValues(kind, start) };
      used.forEach((column, place) => {
        const text = texts[place] ?? "";
        if (column && text !== (now[column.name] ?? "").trim())
          values[column.name] = valueOf(column, text);
      });
      return values;
    };
    const fresh = toEntity(kind, said(empty, {}));
    const record = find(idAt < 0 ? "" : (row[idAt] ?? "").trim(), fresh);
    const now = record ? cellsOf(kind, shown.get(record.id) ?? record) : {};
    const values = said(record ?? empty, now);
    const changed = used.filter((column, place) => {
      if (!column) return false;
      const text = texts[place] ?? "";
      const before = (now[column.name] ?? "").trim();
      return text !== before && !meansThe(before, { kind, column, text });
    });
    const entity = keeping(kind, toEntity(kind, values), record, changed);
    const isSame = record !== null && changed.length === 0;
    const problems: Problems = isSame
      ? {}
      : problemsOf(
          against,
          entity,
          values,
          changed.filter((one) => one !== null),
        );
    const key = record ? record.id : (keys(fresh)[0] ?? "");
    const twice = key === "" ? undefined : seen.get(key);
    if (key !== "" && twice === undefined) seen.set(key, at);
    const reasons = [
      ...Object.values(problems).filter((one) => one !== undefined),
      ...(twice === undefined ? [] : [`The same as row ${twice + 1}`]),
    ];
    return {
      at,
      state: reasons.length > 0 ? "refused" : isSame ? "same" : record ? "change" : "add",
      cells: used.map((column, place) => {
        const text = texts[place] ?? "";
        const before = column && record ? (now[column.name] ?? "") : null;
        return {
          text,
          before: before !== null && column && changed.includes(column) ? before : null,
          problem: (column && problems[column.name]) ?? null,
        };
      }),
      reasons,
      untimed: used.flatMap((column, place) =>
        column && changed.includes(column) && isDayOnly(column, texts[place] ?? "")
          ? `${column.label} has no time: it is saved as 00:00`
          : [],
      ),
      record,
      ...(consider?.(entity, record, against) ?? { entity, notes: [], moves: null }),
    };
  });
}

/** The entity as it is stored but for what changes: a field's text can say less than the field, such as no seconds. */
function keeping<K extends EntityKind>(
  kind: K,
  entity: Entities[K],
  record: RecordOf<K> | null,
  changed: readonly (SheetColumn | null)[],
): Entities[K] {
  if (!record) return entity;
  const names = new Set(changed.map((column) => column?.name));
  const kept: Entities[K] = { ...entity };
  for (const [name] of fieldsOf(kind)) if (!names.has(name)) kept[name] = record[name];
  return kept;
}

/** The saves of the rows that are new or changed. */
export function stepsOfRows<K extends EntityKind>(
  kind: K,
  rows: readonly PreviewRow<K>[],
): readonly Step[] {
  return rows.flatMap(({ state, record, entity }) => {
    if (state === "add") return stepOf({ kind, does: "add", id: newRecordId(), entity });
    return state === "change" && record
      ? stepOf({ kind, does: "change", before: record, entity })
      : [];
  });
}
