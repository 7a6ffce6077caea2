import { slotsIn } from "@/domain/season/bracket";
import type { Slot } from "@/domain/bracket/slot";
import type { Cup } from "@/domain/season/cups";
import { cupSlots } from "@/domain/season/cupTies";
import type { Format } from "@/domain/season/format";
import type { Choice } from "../fields/ChoiceInput";

/** Returns the choices for one place in a bracket: one match, or its two legs. */
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
 * Returns the stages of a season: its table, each place of its brackets and cups (with two legs if it has two), and the
 * stored stage even if the season does not have it.
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
