import type { SheetColumn } from "@/records/files/columns";
import type { Entities, EntityKind } from "@/records/record";
import type { Goal } from "@/records/results/schema";
import { toFormValues, type FieldValue } from "../fields/values";

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
export function valueOf({ meta }: SheetColumn, cell: string): FieldValue {
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
      return /^\d{4}-\d\d-\d\d$/.test(cell) ? `${cell}T00:00` : cell;
    default:
      return cell;
  }
}

/** A record's cells by field. */
export function cellsOf<K extends EntityKind>(
  kind: K,
  entity: Entities[K],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(toFormValues(kind, entity)).map(([name, value]) => [name, cellOf(value)]),
  );
}
