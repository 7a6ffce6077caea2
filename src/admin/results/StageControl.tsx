import { slotsIn } from "@/domain/season/bracket";
import type { Format } from "@/domain/season/format";
import { useSuggestions } from "../fields/suggestions";
import { ChoiceInput, type Choice } from "../fields/ChoiceInput";
import { inputId, useField, type ControlProps } from "../fields/control";
import { FieldNote } from "../fields/FieldNote";

/** The stages of a season: its table, the places of its bracket with their legs, and the one that is stored. */
export function stageChoices(format: Format, stored: string): readonly Choice[] {
  const choices = [
    { value: "", label: format.groups.length > 0 ? "Group" : "League" },
    ...slotsIn(format, true).flatMap(({ id, name, legs }) =>
      legs === 1
        ? [{ value: id, label: name }]
        : [
            { value: `${id}/1`, label: `${name}, first leg` },
            { value: `${id}/2`, label: `${name}, second leg` },
          ],
    ),
    { value: "PO", label: "Play-off for a place" },
  ];
  const isKnown = choices.some(({ value }) => value === stored);
  return isKnown ? choices : [...choices, { value: stored, label: stored }];
}

/** Where in the competition a match stands: in the table, or in the bracket, which no table counts. */
export function StageControl({ field }: ControlProps) {
  const { format } = useSuggestions();
  const { value, change, onBlur, error } = useField(field.name);
  const stage = typeof value === "string" ? value : "";
  return (
    <ChoiceInput
      choices={stageChoices(format, stage)}
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
