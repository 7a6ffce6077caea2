import type { ComponentType } from "react";
import type { Control } from "@/domain/records/field";
import { useSuggestions } from "../suggestions";
import { ClubControl } from "./ClubControl";
import type { ControlProps } from "./control";
import { GoalsControl } from "./GoalsControl";
import { ManOfTheMatchControl } from "./ManOfTheMatchControl";
import { PossessionControl } from "./PossessionControl";
import { SuggestControl } from "./SuggestControl";
import { TextControl } from "./TextControl";

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
  club: ClubControl,
  gameWeek: GameWeekControl,
  goals: GoalsControl,
  manOfTheMatch: ManOfTheMatchControl,
  possession: PossessionControl,
};

/** The control of a field. */
export function FieldControl({ field }: ControlProps) {
  const Control = controls[field.meta.control];
  return <Control field={field} />;
}
