import { slotsOf } from "@/domain/bracket/make";
import type { League } from "@/leagues/league";
import { useSuggestions } from "../suggestions";
import { ChoiceInput, type Choice } from "./ChoiceInput";
import { inputId, useField, type ControlProps } from "./control";
import { FieldNote } from "./FieldNote";

/** The stages of a league: its table, the slots of its bracket, and the one that is stored. */
export function stageChoices({ table }: Pick<League, "table">, stored: string): readonly Choice[] {
  const slots = table.semiFinals?.length ? slotsOf(table.semiFinals) : [];
  const choices = [
    { value: "", label: table.kind === "groups" ? "Group" : "League" },
    ...slots.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const isKnown = choices.some(({ value }) => value === stored);
  return isKnown ? choices : [...choices, { value: stored, label: stored }];
}

/** Where in the competition a match stands: in the table, or in the bracket, which no table counts. */
export function StageControl({ field }: ControlProps) {
  const { league } = useSuggestions();
  const { value, change, onBlur, error } = useField(field.name);
  const stage = typeof value === "string" ? value : "";
  return (
    <ChoiceInput
      choices={stageChoices(league, stage)}
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
