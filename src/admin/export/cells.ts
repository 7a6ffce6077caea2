import { isDay } from "@/domain/day";
import type { League } from "@/domain/league/league";
import { scoreFigure } from "@/domain/match/figure";
import { fieldsOf } from "@/records/document";
import type { SheetColumn } from "@/records/files/columns";
import type { Entities, EntityKind } from "@/records/record";
import type { Goal } from "@/records/results/schema";
import { toFormValues, type FieldValue, type FormValues } from "../fields/values";

/** The field of a day whose time is not known. */
const DAY = "day";
const hasDays = (kind: EntityKind) => fieldsOf(kind).some(([name]) => name === DAY);

const escaped = (text: string) => text.replace(/[\\|]/g, "\\$&");

/** The parts of a line that bars part; a bar or a backslash within a part has a backslash before it. */
function partsOf(line: string): readonly string[] {
  const parts = line.match(/(?:\\.|[^\\|])*(?:\||$)/g) ?? [];
  return parts.map((part) => part.replace(/\|$/, "").trim().replace(/\\(.)/g, "$1"));
}

const joined = (parts: readonly (string | number)[]) => {
  const texts = parts.map((part) => escaped(String(part)));
  while (texts.at(-1) === "") texts.pop();
  return texts.join(" | ");
};

const isGoals = (value: FieldValue): value is readonly Goal[] => Array.isArray(value);

/** A value of the form as it stands in a cell. */
function cellOf(value: FieldValue | undefined): string {
  if (value === undefined || typeof value === "string") return value ?? "";
  if (isGoals(value)) {
    return value.map(({ player, minute, assist }) => joined([player, minute, assist])).join("\n");
  }
  const { player, rating, clubLogo } = value;
  return player === "" ? "" : joined([player, rating, clubLogo]);
}

/** What a cell says, as the form would hold it. */
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

/** The fields that a column fills: that of a match's date is its day as well, where the time is not known. */
export const filledBy = ({ name }: SheetColumn, kind: EntityKind): readonly string[] =>
  name === "date" && hasDays(kind) ? [name, DAY] : [name];

/** What a cell says of the fields that its column fills, as the form would hold them. */
export function valuesOf(column: SheetColumn, cell: string, kind: EntityKind): FormValues {
  if (filledBy(column, kind).length === 1) return { [column.name]: valueOf(column, cell) };
  return isDay(cell) ? { date: "", [DAY]: cell } : { date: valueOf(column, cell), [DAY]: "" };
}

/** A record's cells by field; a day without a time stands in the column of dates, halves as "2½". */
export function cellsOf<K extends EntityKind>(
  kind: K,
  entity: Entities[K],
  league?: League,
): Readonly<Record<string, string>> {
  const values = toFormValues(kind, entity);
  const halves = league?.game.scoreUnit === 2 ? ["scoreA", "scoreB"] : [];
  const cells = Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const cell = cellOf(value);
      return [name, halves.includes(name) && cell ? scoreFigure(Number(cell), 2) : cell];
    }),
  );
  if (!hasDays(kind)) return cells;
  const { [DAY]: day = "", ...others } = cells;
  return { ...others, date: others["date"] || day };
}
