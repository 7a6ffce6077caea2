import { isDay } from "@/domain/day";
import { sameName } from "@/domain/names";
import { formatKickOff } from "@/domain/time";
import { dayInWords } from "@/domain/day";
import { inWindows1252 } from "@/records/files/bytes";
import { ID, type SheetColumn } from "@/records/files/columns";
import type { FileReading, ReadRow } from "@/records/files/reading";
import { checkEntity, fieldsOf } from "@/records/document";
import { emptyEntity, type Entities, type EntityKind, type RecordOf } from "@/records/record";
import { shapeOf } from "@/records/shape";
import { toEntity, toFormValues, unreadableInput, type FormValues } from "../fields/values";
import { type MatchDoubt } from "@/domain/match/matchDoubts";
import { answerTo, isQuestion } from "../kind/doubtAnswers";
import type { OtherTimes } from "@/domain/match/matchKeys";
import { cellsOf, fieldsOfColumn, valuesOf } from "../export/cells";
import { newRecordId } from "@/data/store";
import { stepOf, type Step } from "../steps/steps";
import type { PasteContext } from "./against";
import { matchRows } from "./matchRows";
import { doubtsOf, NOTHING, sameAsText, settle } from "./rowDoubts";

/** What happens to a row; `left`: it is left out, `asked`: it waits for an answer. */
export type RowState = "add" | "change" | "same" | "refused" | "left" | "asked";

/** A cell of the preview. */
interface PreviewCell {
  /** The new value as shown to the user. */
  readonly text: string;
  /** The text in the file; null if it is the same. */
  readonly from: string | null;
  /** The stored value; null if it does not change. */
  readonly before: string | null;
  readonly problem: string | null;
}

/** A pasted row, and what happens to it. */
export interface PreviewRow<K extends EntityKind> {
  /** Its index among the pasted rows, from 0. */
  readonly at: number;
  /** Its line in the file. */
  readonly line: number;
  readonly state: RowState;
  /** For a row that waits for an answer, what happens to it after the answer; for other rows the same as `state`. */
  readonly meant: Exclude<RowState, "asked">;
  /** The cells by field. */
  readonly cells: Readonly<Record<string, PreviewCell>>;
  /** Why the row is refused or left out. */
  readonly reasons: readonly string[];
  /** Remarks about dates without a time that are saved as midnight, because the record has no field for a day. */
  readonly untimed: readonly string[];
  /** Other remarks to read before the save; they do not prevent it. */
  readonly notes: readonly string[];
  /** Whether a change of club is saved as a transfer; null if the row does not change the club of a player. */
  readonly moves: boolean | null;
  /** If the match is on file at another time: whether the row moves it or is a second match; else null. */
  readonly otherTime: OtherTimes;
  /** The doubt about its match; null for most rows. */
  readonly doubt: MatchDoubt | null;
  /** Whether it waits for an answer about that doubt. */
  readonly isDoubtAsked: boolean;
  /** Changes that are saved with it: a match on file whose home side or time changes. */
  readonly besides: readonly Step[];
  readonly record: RecordOf<K> | null;
  readonly entity: Entities[K];
}

/** Says why a cell cannot be read as a value of its field; undefined if it can. */
function unreadIn(
  meta: SheetColumn["meta"],
  typed: FormValues[string] | undefined,
): string | undefined {
  // A form reads "4b" as 4 and "7.5x" as 7.5, as the old site did. Among many rows the user would not notice that.
  const text = typeof typed === "string" ? typed.trim() : "";
  if (meta.control === "integer" && !/^[+-]?\d*$/.test(text))
    return `${meta.label} must be a whole number`;
  if (meta.control === "decimal" && !/^(?:[+-]?\d+(?:[.,]\d+)?)?$/.test(text))
    return `${meta.label} must be a number`;
  return typed === undefined ? undefined : (unreadableInput(meta, typed) ?? undefined);
}

const SECOND = "A similar record is on file: this row adds a second one";

/** The keys of a kind that cannot be pasted: none. */
const nothing = (): readonly string[] => [];

type Problems = Readonly<Record<string, string | undefined>>;

function problemsOf<K extends EntityKind>(
  { league, kind, clubs, players, format, paste }: PasteContext<K>,
  entity: Entities[K],
  values: FormValues,
  row: ReadRow,
  columns: readonly SheetColumn[],
): Problems {
  const problems: Record<string, string | undefined> = {
    ...checkEntity(kind, entity, shapeOf(league)),
  };
  for (const { name, label, meta } of columns) {
    const unread = row.cells[name]?.problem ?? unreadIn({ ...meta, label }, values[name]);
    if (unread) problems[name] = unread;
    const typed = values[name];
    const isClub = meta.control === "club" && typeof typed === "string" && typed !== "";
    if (!unread && isClub && clubs.length > 0 && !clubs.some((club) => sameName(club, typed)))
      problems[name] = "No club of this name";
  }
  const said = new Set(columns.map(({ name }) => name));
  for (const { field, text } of paste?.namesakes?.(entity, players) ?? [])
    if (said.has(field)) problems[field] ??= text;
  return Object.keys(problems).length > 0
    ? problems
    : (paste?.problems?.(entity, format) ?? problems);
}

/** Formats a field's text for reading: a date and time in words, other texts unchanged. */
function inWords({ meta }: SheetColumn, text: string, timeZone: string): string {
  if (meta.control !== "dateTime" || text === "") return text;
  if (isDay(text)) return dayInWords(text).dated;
  const moment = formatKickOff(Date.parse(`${text}:00Z`), "UTC");
  return moment && timeZone !== "" ? `${moment.dated}, ${moment.time}` : text;
}

/**
 * Says what happens to every row: a new record, a change, nothing, or why it is refused, with each of its cells.
 * Fields without a column keep their stored value; so do fields whose cell has the stored value.
 */
export function previewOf<K extends EntityKind>(
  against: PasteContext<K>,
  columns: readonly SheetColumn[],
  reading: FileReading,
): readonly PreviewRow<K>[] {
  const { kind, records, paste, timeZone } = against;
  const shown = new Map(against.shown.map((record) => [record.id, record]));
  const empty = emptyEntity(kind);
  const emptyValues = toFormValues(kind, empty);
  const open = new Set(reading.asks.map(({ id }) => id));

  const usedIn = (row: ReadRow) => columns.filter(({ name }) => row.cells[name] !== undefined);
  const fresh = reading.rows.map((row) => {
    const values: FormValues = { ...emptyValues };
    for (const column of usedIn(row))
      Object.assign(values, valuesOf(column, row.cells[column.name]?.text ?? "", kind));
    return toEntity(kind, values);
  });
  const found = matchRows(
    reading.rows.map((row, at) => ({
      id: row.cells[ID]?.text ?? "",
      entity: fresh[at] ?? empty,
      isOut: row.left !== null,
    })),
    records,
    paste ?? { keys: nothing },
    against.otherTimes,
  );

  const doubts = doubtsOf(against, reading.rows, fresh, found);

  return reading.rows.map((row, at): PreviewRow<K> => {
    const used = usedIn(row);
    const match = found[at];
    const about = doubts[at] ?? null;
    const answer = about && answerTo(about, against.answers ?? {});
    const settled = about && answer ? settle(against, about, answer, fresh[at] ?? empty) : NOTHING;
    const record = settled.record ?? match?.record ?? null;
    const left = row.left ?? settled.left;
    const now = record ? cellsOf(kind, shown.get(record.id) ?? record) : {};
    const values: FormValues = { ...toFormValues(kind, record ?? empty) };
    const textOf = ({ name }: SheetColumn) => row.cells[name]?.text ?? "";
    const changed = used.filter((column) => {
      const before = (now[column.name] ?? "").trim();
      const isAsStored = record !== null && row.cells[column.name]?.from?.trim() === before;
      return !isAsStored && !saysThe(before, textOf(column), column);
    });
    for (const column of changed) Object.assign(values, valuesOf(column, textOf(column), kind));
    const entity = keeping(kind, toEntity(kind, values), settled.base ?? record, changed);
    const isSame = record !== null && changed.length === 0;
    const problems: Problems =
      isSame || left !== null ? {} : problemsOf(against, entity, values, row, changed);
    const twin =
      match?.sameAs === undefined
        ? null
        : {
            line: reading.rows[match.sameAs]?.line ?? match.sameAs + 1,
            entity: fresh[match.sameAs] ?? empty,
            isTurned: match.isTurned,
          };
    const reasons = [
      ...Object.values(problems).filter((one) => one !== undefined),
      ...(twin ? [sameAsText(against, twin, entity)] : []),
      ...(match?.isAmbiguous && paste?.ambiguous ? [paste.ambiguous] : []),
    ];
    const asked = row.asks.some((id) => open.has(id));
    const good = isSame ? "same" : record ? "change" : "add";
    const isOfRules =
      asked &&
      row.asks.includes("unplayed") &&
      !Object.keys(problems).some((name) => name !== "scoreB");
    const meant = left !== null ? "left" : reasons.length > 0 && !isOfRules ? "refused" : good;
    const isSaved = meant === "add" || meant === "change";
    const doubt = isSaved || settled.left !== null ? about : null;
    const isDoubtAsked = isSaved && doubt !== null && answer === null && isQuestion(doubt);
    const outcome = left === null ? paste?.consider?.(entity, record, against) : undefined;
    const { notes, ...kept } = outcome ?? { entity, notes: [], moves: null };
    return {
      at,
      line: row.line,
      state: isSaved && (asked || isDoubtAsked) ? "asked" : meant,
      meant,
      cells: Object.fromEntries(
        used.map((column) => {
          const { text, from, problem } = row.cells[column.name] ?? {
            text: "",
            from: null,
            problem: null,
          };
          const before = record && changed.includes(column) ? (now[column.name] ?? "") : null;
          const said = inWords(column, text, timeZone);
          const cell: PreviewCell = {
            text: said,
            from: from !== null && from !== said ? from : null,
            before: before === null ? null : inWords(column, before, timeZone),
            problem: problem ?? problems[column.name] ?? null,
          };
          return [column.name, cell];
        }),
      ),
      reasons: left === null ? reasons : [left],
      untimed: changed.flatMap((column) =>
        fieldsOfColumn(column, kind).length === 1 &&
        column.meta.control === "dateTime" &&
        isDay(textOf(column))
          ? `${column.label} has no time: it is saved as 00:00`
          : [],
      ),
      record,
      doubt,
      isDoubtAsked,
      besides: isSaved ? settled.besides : [],
      ...kept,
      notes: [
        ...row.remarks,
        ...(match?.isSecond && !doubt ? [SECOND] : []),
        ...(doubt && isSaved ? [doubt.note] : []),
        ...notes,
      ],
      otherTime:
        doubt || settled.record
          ? null
          : match?.isSecond
            ? "second"
            : record && paste?.isOtherTime?.(entity, record)
              ? "move"
              : null,
    };
  });
}

/** Checks whether a cell has the stored value: the same text, the same day without a time, or the same number. */
function saysThe(before: string, text: string, { meta }: SheetColumn): boolean {
  if (text.trim() === before) return true;
  // In its own encoding Excel writes question marks for letters that it does not know: such a cell was not edited.
  if (text.includes("?") && text.trim() === inWindows1252(before)) return true;
  // A day without a time does not remove a known time.
  if (meta.control === "dateTime") return isDay(text) && before.startsWith(text);
  // Spreadsheets keep about ten digits.
  if (meta.control === "decimal" || meta.control === "integer") {
    const [one, other] = [Number(text.replace(",", ".")), Number(before)];
    return text !== "" && before !== "" && Math.abs(one - other) <= 1e-9 * Math.abs(other);
  }
  return false;
}

/**
 * Returns the stored entity with only the changed fields replaced. The text of a field can hold less than its value,
 * for example no seconds, so unchanged fields must not be read from their text.
 */
function keeping<K extends EntityKind>(
  kind: K,
  entity: Entities[K],
  record: RecordOf<K> | null,
  changed: readonly SheetColumn[],
): Entities[K] {
  if (!record) return entity;
  const names = new Set(changed.flatMap((column) => fieldsOfColumn(column, kind)));
  const kept: Entities[K] = { ...entity };
  for (const [name] of fieldsOf(kind)) if (!names.has(name)) kept[name] = record[name];
  return kept;
}

/** Makes the saves of new and changed rows. @param idOf returns the id of a new record */
export function stepsOfRows<K extends EntityKind>(
  kind: K,
  rows: readonly PreviewRow<K>[],
  idOf: (entity: Entities[K]) => string = newRecordId,
): readonly Step[] {
  return rows.flatMap(({ state, record, entity, besides }) => {
    if (state === "add")
      return [...besides, stepOf({ kind, does: "add", id: idOf(entity), entity })];
    return state === "change" && record
      ? [...besides, stepOf({ kind, does: "change", before: record, entity })]
      : [];
  });
}
