import { foldName } from "@/domain/names";
import type { Entities, EntityKind } from "@/records/record";
import type { Goal } from "@/records/results/schema";
import type { FieldMeta } from "@/records/field";
import type { League } from "@/domain/league/league";
import { formGroups } from "../form/layout";
import { toFormValues, type FieldValue } from "../fields/values";

/** A column of a kind's spreadsheet: a field of its form, under the words of the league. */
export interface SheetColumn {
  readonly name: string;
  readonly label: string;
  readonly meta: FieldMeta;
}

/** The column that tells which record a row is; optional in what is pasted. */
export const ID = "id";

/** The columns of a kind in a league, in the order of its form. */
export function columnsOf(league: League, kind: EntityKind): readonly SheetColumn[] {
  // So that clean sheets are among them, which the form asks of goalkeepers only.
  return formGroups(league, kind, { position: "Goalkeeper" }).flatMap(({ fields }) =>
    fields.map(({ name, meta }) => ({ name, label: meta.label, meta })),
  );
}

/** What else people write over a column. */
const called: Readonly<Record<string, readonly string[]>> = {
  name: ["player", "full name", "surname"],
  jersey: ["no", "no.", "nr", "number", "shirt", "shirt number", "#", "jersey"],
  position: ["pos", "pos."],
  club: ["team"],
  team: ["club", "name"],
  teamA: ["home", "home team"],
  teamB: ["away", "guest", "away team"],
  scoreA: ["home score", "goals home", "score home"],
  scoreB: ["away score", "goals away", "score away"],
  date: ["kick-off", "kick off", "when", "day", "date"],
  stadium: ["venue", "ground", "place", "where"],
  gameWeek: ["week", "round", "gw", "matchday"],
};

const plain = (text: string) => foldName(text).replace(/[_\s]+/g, " ");

/** The field that a heading means; null for none. */
export function fieldFor(heading: string, columns: readonly SheetColumn[]): string | null {
  const said = plain(heading);
  if (said === "") return null;
  if (said === ID || said === "record") return ID;
  const exact = columns.find(({ name, label, meta }) =>
    [name, label, meta.label].some((one) => plain(one) === said),
  );
  const known = exact ?? columns.find(({ name }) => called[name]?.includes(said));
  return known?.name ?? null;
}

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
      return dated(cell.trim());
    default:
      return cell;
  }
}

/** Whether a cell of date and time says the day and no time. */
export function isDayOnly({ meta }: SheetColumn, cell: string): boolean {
  const day = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{2}-\d{2})$/;
  return meta.control === "dateTime" && day.test(cell.trim());
}

/** A date as spreadsheets of these parts write it, day first, as a field of date and time holds it. */
function dated(text: string): string {
  const [, day = "", month = "", year = "", time = ""] =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[ ,T]+(\d{1,2}:\d{2}))?/.exec(text) ?? [];
  if (day === "") return text.replace(/^(\d{4}-\d{2}-\d{2})[ ,T]+(\d{1,2}:\d{2}).*$/, isoText);
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}T${(time || "00:00").padStart(5, "0")}`;
}

const isoText = (_: string, day: string, time: string) => `${day}T${time.padStart(5, "0")}`;

/** A record's cells by field. */
export function cellsOf<K extends EntityKind>(
  kind: K,
  entity: Entities[K],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(toFormValues(kind, entity)).map(([name, value]) => [name, cellOf(value)]),
  );
}
