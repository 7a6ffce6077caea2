import type { ComponentType } from "react";
import type { Control } from "@/records/field";
import type { EntityKind } from "@/records/record";
import { useSuggestions } from "../fields/suggestions";
import { ClubControl } from "./ClubControl";
import { ColoursControl } from "../teams/ColoursControl";
import type { ControlProps } from "../fields/control";
import { DetailControl } from "../results/DetailControl";
import { EndingControl } from "../results/EndingControl";
import { GoalsControl } from "../results/GoalsControl";
import { ManOfTheMatchControl } from "../results/ManOfTheMatchControl";
import { EntriesControl } from "../events/EntriesControl";
import { TimetableControl } from "../meets/TimetableControl";
import { OutControl } from "../standings/OutControl";
import { PossessionControl } from "../results/PossessionControl";
import { StageControl } from "../results/StageControl";
import { StatusControl } from "../fixtures/StatusControl";
import { SuggestControl } from "../fields/SuggestControl";
import { TextControl } from "../fields/TextControl";

function OptionsOrText({ field }: ControlProps) {
  const { options } = field.meta;
  return options ? (
    <SuggestControl field={field} options={options} />
  ) : (
    <TextControl field={field} />
  );
}

function GameWeekControl({ field }: ControlProps) {
  return <SuggestControl field={field} options={useSuggestions().gameWeeks} />;
}

const controls: Readonly<Record<Control, ComponentType<ControlProps>>> = {
  text: OptionsOrText,
  longText: TextControl,
  url: TextControl,
  integer: TextControl,
  decimal: TextControl,
  dateTime: TextControl,
  names: TextControl,
  bookings: TextControl,
  lines: TextControl,
  club: ClubControl,
  gameWeek: GameWeekControl,
  goals: GoalsControl,
  manOfTheMatch: ManOfTheMatchControl,
  possession: PossessionControl,
};

type Controls = Readonly<Record<string, ComponentType<ControlProps>>>;

/** Fields whose text says more than a text, by kind. */
const own: Partial<Record<EntityKind, Controls>> = {
  fixtures: { status: StatusControl },
  standings: { out: OutControl },
  meets: { timetable: TimetableControl },
  events: { lines: EntriesControl },
  teams: { colours: ColoursControl },
  results: { ending: EndingControl, stage: StageControl, detail: DetailControl },
};

/** The control of a field. */
export function FieldControl({ field }: ControlProps) {
  const { kind } = useSuggestions();
  const Control = own[kind]?.[field.name] ?? controls[field.meta.control];
  return <Control field={field} />;
}
