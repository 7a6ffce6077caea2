import { isDay } from "@/domain/day";
import type { League } from "@/domain/league/league";
import { readEnding } from "@/domain/match/ending";
import { endingForSheet } from "@/domain/match/endingWords";
import { offeredStatuses } from "@/domain/match/offeredStatuses";
import { scoreFigure } from "@/domain/match/figure";
import { fieldsOf } from "@/records/document";
import type { SheetColumn } from "@/records/files/columns";
import type { Entities, EntityKind } from "@/records/record";
import type { Goal } from "@/records/results/schema";
import type { Choice } from "../fields/ChoiceInput";
import { toFormValues, type FieldValue, type FormValues } from "../fields/values";

/** The field with the day of a match whose time is not known. */
const DAY = "day";
const hasDays = (kind: EntityKind) => fieldsOf(kind).some(([name]) => name === DAY);

const escaped = (text: string) => text.replace(/[\\|]/g, "\\$&");

/** Splits a line at its bars (|). A bar or a backslash within a part has a backslash before it. */
function partsOf(line: string): readonly string[] {
  const parts = line.match(/(?:\\.|[^\\|])*(?:\||$)/g) ?? [];
  return parts.map((part) => part.replace(/\|$/, "").trim().replace(/\\(.)/g, "$1"));
}

const joinedCell = (parts: readonly (string | number)[]) => {
  const texts = parts.map((part) => escaped(String(part)));
  while (texts.at(-1) === "") texts.pop();
  return texts.join(" | ");
};

const isGoals = (value: FieldValue): value is readonly Goal[] => Array.isArray(value);

/** Formats a form value as the text of a cell. */
function cellOf(value: FieldValue | undefined): string {
  if (value === undefined || typeof value === "string") return value ?? "";
  if (isGoals(value)) {
    return value
      .map(({ player, minute, assist }) => joinedCell([player, minute, assist]))
      .join("\n");
  }
  const { player, rating, clubLogo } = value;
  return player === "" ? "" : joinedCell([player, rating, clubLogo]);
}

/** Parses the text of a cell as a form value. */
function valueOf({ meta }: SheetColumn, cell: string): FieldValue {
  switch (meta.control) {
    case "goals":
      return cell.split("\n").flatMap((line): Goal[] => {
        const [player = "", minute = "", assist = ""] = partsOf(line);
        return player + minute + assist === "" ? [] : [{ player, minute, assist }];
      });
    case "manOfTheMatch": {
      const [player = "", rating = "", clubLogo = ""] = partsOf(cell);
      return { player, rating: Number(rating) || 0, clubLogo };
    }
    case "dateTime":
      return isDay(cell) ? `${cell}T00:00` : cell;
    default:
      return cell;
  }
}

/** Returns the fields that a column fills: the date column of matches also fills the day, if the time is not known. */
export const fieldsOfColumn = ({ name }: SheetColumn, kind: EntityKind): readonly string[] =>
  name === "date" && hasDays(kind) ? [name, DAY] : [name];

/** Returns the form values of the fields that a cell fills. */
export function valuesOf(column: SheetColumn, cell: string, kind: EntityKind): FormValues {
  if (fieldsOfColumn(column, kind).length === 1) return { [column.name]: valueOf(column, cell) };
  return isDay(cell) ? { date: "", [DAY]: cell } : { date: valueOf(column, cell), [DAY]: "" };
}

/** The league's data that an export needs to write stored short values in words. */
export interface WordsContext {
  readonly league: League;
  /** The stages of the season with their labels; if empty, stages are exported as they are stored. */
  readonly stages: readonly Choice[];
}

/** Formats a cell in the words of the forms: "2½", "Semi-final 1", "Penalties 4-2", "Scheduled". */
function wordsOf(name: string, cell: string, { league, stages }: WordsContext): string {
  switch (name) {
    case "scoreA":
    case "scoreB":
      return league.game.scoreUnit === 2 && cell !== "" ? scoreFigure(Number(cell), 2) : cell;
    case "stage":
      return cell === "" ? "" : (stages.find(({ value }) => value === cell)?.label ?? cell);
    case "ending":
      return endingForSheet(readEnding(cell));
    case "status":
      return cell === ""
        ? (offeredStatuses.find(({ stored }) => stored === cell)?.label ?? "")
        : cell;
    default:
      return cell;
  }
}

/**
 * Returns a record's cells by field name. A day without a time is in the date's cell.
 * @param words given for a file that people read; without it short values stay as they are stored
 */
export function cellsOf<K extends EntityKind>(
  kind: K,
  entity: Entities[K],
  words?: WordsContext,
): Readonly<Record<string, string>> {
  const values = toFormValues(kind, entity);
  const cells = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const cell = cellOf(value);
      return [name, words ? wordsOf(name, cell, words) : cell];
    }),
  );
  if (!hasDays(kind)) return cells;
  const { [DAY]: day = "", ...others } = cells;
  return { ...others, date: others["date"] || day };
}
