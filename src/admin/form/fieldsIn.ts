import type { Control } from "@/records/field";
import { fieldsOf, keepsField } from "@/records/document";
import type { EntityKind } from "@/records/record";
import { shapeOf } from "@/records/shape";
import type { League } from "@/domain/league/league";
import { formatOf, NO_FORMAT_CHOICE, type Format } from "@/domain/season/format";
import type { FieldWidth, FormField } from "../fields/control";
import type { FormValues } from "../fields/values";
import type { FieldsPart } from "../kind/kind";
import { adminKinds } from "../kinds";

/** Returns the settings of a kind's fields, whether the kind has its own form or only a plan. */
function partOf(kind: EntityKind): FieldsPart & {
  readonly widths?: Readonly<Record<string, FieldWidth>> | undefined;
} {
  const { form } = adminKinds[kind];
  if ("fields" in form) return form.fields;
  const { plan, helps, widths, options } = form;
  const sections = Object.fromEntries(plan.map(({ legend, names }) => [legend, names]));
  return { sections: () => sections, widths, ...(helps && { helps }), ...(options && { options }) };
}

const widthsByControl: Partial<Record<Control, FieldWidth>> = {
  integer: "third",
  decimal: "third",
  dateTime: "moment",
  gameWeek: "half",
};

/**
 * Returns the fields that a league's records of a kind have, with the sport's labels and in the order of the form.
 * @param format of the season, which decides some suggestions
 */
export function fieldsIn(
  league: League,
  kind: EntityKind,
  format: Format = formatOf(league, NO_FORMAT_CHOICE),
): readonly FormField[] {
  const { sections, labels, options, derived = [], helps = {}, widths = {} } = partOf(kind);
  const words = labels?.(league.game) ?? {};
  const offered = options?.(league, format) ?? {};
  // Records may hold more fields than the league shows.
  const shown = { ...shapeOf(league), sport: league.game };
  const fields = new Map<string, FormField>(
    fieldsOf(kind)
      .filter(([name]) => keepsField(kind, name, shown) && !derived.includes(name))
      .map(([name, meta]) => {
        const label = words[name] ?? meta.label;
        const help = helps[name] ?? meta.help;
        const own = offered[name];
        const said = { ...meta, label, ...(own && { options: own }), ...(help && { help }) };
        const width = widths[name] ?? widthsByControl[meta.control] ?? "full";
        return [name, { name, meta: said, width }];
      }),
  );
  const named = Object.values(sections(league.game)).flat();
  return [...new Set([...named, ...fields.keys()])].flatMap((name) => fields.get(name) ?? []);
}

/** Returns the fields that apply to these values: some statistics are only for goalkeepers. */
export function fieldsAsked(
  league: League,
  kind: EntityKind,
  fields: readonly FormField[],
  values: FormValues,
): readonly FormField[] {
  const { asks } = partOf(kind);
  return asks ? fields.filter(({ name }) => asks(name, values, league.game)) : fields;
}

/** Returns the names of the fields of a kind that can be computed from results. */
export const figuresOf = (league: League, kind: EntityKind): readonly string[] =>
  partOf(kind).sections(league.game)["figures"] ?? [];
