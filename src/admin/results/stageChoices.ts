import { slotsIn } from "@/domain/season/bracket";
import type { Slot } from "@/domain/bracket/slot";
import type { Cup } from "@/domain/season/cups";
import { cupSlots } from "@/domain/season/cupTies";
import type { Format } from "@/domain/season/format";
import type { Choice } from "../fields/ChoiceInput";

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
