import { fieldsOf, keepsField } from "@/records/document";
import type { Control } from "@/records/field";
import { isGoalkeeper } from "@/domain/people/isGoalkeeper";
import type { EntityKind } from "@/records/record";
import { formatOf, UNSAID, type Format } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";
import type { FieldWidth, FormField } from "../fields/control";
import type { GroupPlan } from "../kind/kind";
import { adminKinds } from "../kinds";
import type { FormValues } from "../fields/values";

/** Fields that belong together, under one legend. */
export interface FormGroup {
  readonly legend: string;
  readonly fields: readonly FormField[];
  /** Rarely needed: folded away until it is opened, or a mistake is in it. */
  readonly folded: boolean;
  /** A grid of many cells, which takes the whole line. */
  readonly wide: boolean;
}

/** What people usually type, offered while they may type anything. */
function optionsIn(league: League, format: Format, name: string): readonly string[] | undefined {
  const sport = league.game;
  switch (name) {
    case "position":
      return sport.positions;
    case "group":
      return format.groups;
    case "stadium":
      return [...new Set([sport.venue, ...league.clubs.map(({ ground }) => ground)])];
    default:
      return undefined;
  }
}

/** Whether the form asks for the field: some statistics only of goalkeepers. */
function asks(league: League, kind: EntityKind, name: string, values: FormValues): boolean {
  if (!keepsField(kind, name, shapeOf(league))) return false;
  // It follows from the bookings.
  if (name === "cards") return false;
  const statistic = league.game.statistics.find(({ key }) => key === name);
  return !statistic?.ofKeepers || isGoalkeeper({ position: String(values["position"]) });
}

const widthsByControl: Partial<Record<Control, FieldWidth>> = {
  integer: "third",
  decimal: "third",
  dateTime: "moment",
  gameWeek: "half",
};

const halves: readonly string[] = ["day", "status", "stadium"];

function widthOf(kind: EntityKind, name: string, control: Control): FieldWidth {
  const own = adminKinds[kind].form.widths?.[name] ?? widthsByControl[control];
  return own ?? (halves.includes(name) ? "half" : "full");
}

/**
 * A form's groups in a league, with the fields its records keep and the words of its sport.
 * @param format how the season is played, where suggestions should follow it
 */
export function formGroups(
  league: League,
  kind: EntityKind,
  values: FormValues,
  format: Format = formatOf(league, UNSAID),
): readonly FormGroup[] {
  const { plan, labels: own, helps = {} } = adminKinds[kind].form;
  const words = own?.(league.game) ?? {};
  const fields = new Map<string, FormField>(
    fieldsOf(kind)
      .filter(([name]) => asks(league, kind, name, values))
      .map(([name, meta]) => {
        const options = optionsIn(league, format, name);
        const label = words[name] ?? meta.label;
        const width = widthOf(kind, name, meta.control);
        const help = helps[name] ?? meta.help;
        const said = { ...meta, label, ...(options && { options }), ...(help && { help }) };
        return [name, { name, meta: said, width }];
      }),
  );
  const labels = new Map([...fields].map(([name, { meta }]) => [name, meta.label]));
  const namesIn = ({ names }: GroupPlan) =>
    typeof names === "function" ? names(league.game) : names;
  const planned = plan.map((group) => ({
    legend: typeof group.legend === "string" ? group.legend : group.legend(labels, league.game),
    folded:
      typeof group.folded === "function" ? group.folded(league.game) : (group.folded ?? false),
    wide: group.wide ?? false,
    fields: namesIn(group).flatMap((name) => fields.get(name) ?? []),
  }));
  const placed = new Set(plan.flatMap(namesIn));
  const rest = [...fields.values()].filter(({ name }) => !placed.has(name));
  return [...planned, { legend: "More", folded: false, wide: false, fields: rest }].filter(
    (group) => group.fields.length > 0,
  );
}
