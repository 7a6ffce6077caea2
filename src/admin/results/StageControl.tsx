import { slotsIn } from "@/domain/season/bracket";
import type { Slot } from "@/domain/bracket/slot";
import type { Cup } from "@/domain/season/cups";
import { cupSlots } from "@/domain/season/cupTies";
import type { Format } from "@/domain/season/format";
import { useSuggestions } from "../fields/suggestions";
import { ChoiceInput, type Choice } from "../fields/ChoiceInput";
import { inputId, useField, type ControlProps } from "../fields/control";
import { FieldNote } from "../fields/FieldNote";

/** The matches of a place in a bracket. */
function legsOf({ id, name, legs }: Slot, cup?: Cup): readonly Choice[] {
  const value = cup ? `${cup.id}:${id}` : id;
  const label = cup ? `${cup.name}: ${name}` : name;
  return legs === 1
    ? [{ value, label }]
    : [
        { value: `${value}/1`, label: `${label}, first leg` },
        { value: `${value}/2`, label: `${label}, second leg` },
      ];
}

/**
 * The stages of a season: its table, the places of its brackets with their legs, its cups’ too, and the one that is
 * stored.
 */
export function stageChoices(
  format: Format,
  cups: readonly Cup[],
  stored: string,
): readonly Choice[] {
  const choices = [
    { value: "", label: format.groups.length > 0 ? "Group" : "League" },
    ...slotsIn(format, true).flatMap((slot) => legsOf(slot)),
    { value: "PO", label: "Play-off for a place" },
    ...cups.flatMap((cup) => cupSlots(cup, true).flatMap((slot) => legsOf(slot, cup))),
  ];
  const isKnown = choices.some(({ value }) => value === stored);
  return isKnown ? choices : [...choices, { value: stored, label: stored }];
}

/** Where in the competition a match stands: in the table, or in the bracket, which no table counts. */
export function StageControl({ field }: ControlProps) {
  const { format, cups } = useSuggestions();
  const { value, change, onBlur, error } = useField(field.name);
  const stage = typeof value === "string" ? value : "";
  return (
    <ChoiceInput
      choices={stageChoices(format, cups, stage)}
      id={inputId(field.name)}
      invalid={error !== undefined}
      label={field.meta.label}
      note={<FieldNote error={error} />}
      onBlur={onBlur}
      onChange={change}
      value={stage}
    />
  );
}
