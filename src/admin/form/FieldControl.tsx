import { memo, type ComponentType } from "react";
import type { Control } from "@/records/field";
import { adminKinds } from "../kinds";
import { useSuggestions } from "../fields/suggestions";
import { ClubControl } from "./ClubControl";
import type { ControlProps } from "../fields/control";
import { PictureControl } from "../picture/PictureControl";
import { FlagControl } from "../fields/FlagControl";
import { MomentControl } from "../fields/MomentControl";
import { GoalsControl } from "../results/GoalsControl";
import { ManOfTheMatchControl } from "../results/ManOfTheMatchControl";
import { PossessionControl } from "../results/PossessionControl";
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

function AddressControl({ field }: ControlProps) {
  const { picture } = field.meta;
  return picture ? <PictureControl field={field} use={picture} /> : <TextControl field={field} />;
}

const controls: Readonly<Record<Control, ComponentType<ControlProps>>> = {
  text: OptionsOrText,
  longText: TextControl,
  url: AddressControl,
  integer: TextControl,
  decimal: TextControl,
  dateTime: MomentControl,
  names: TextControl,
  bookings: TextControl,
  lines: TextControl,
  club: ClubControl,
  gameWeek: GameWeekControl,
  goals: GoalsControl,
  manOfTheMatch: ManOfTheMatchControl,
  possession: PossessionControl,
  flag: FlagControl,
};

/** The control of a field. Typing in another field does not draw it again. */
export const FieldControl = memo(function FieldControl({ field }: ControlProps) {
  const { kind } = useSuggestions();
  const Control = adminKinds[kind].form.controls?.[field.name] ?? controls[field.meta.control];
  return <Control field={field} />;
});
