import { isPlainStatus, offeredStatuses, readStatus } from "@/domain/match/status";
import type { Choice } from "./ChoiceInput";

/**
 * The statuses to choose from. A stored text that says no more than one of them stands for it, so that choosing
 * nothing changes nothing; any other text of an old record is a choice of its own.
 */
export function statusChoices(...stored: readonly string[]): readonly Choice[] {
  const choices = offeredStatuses.map(({ status, label, stored: text }): Choice => {
    const same = stored.find((one) => isPlainStatus(one) && readStatus(one) === status);
    return { value: same ?? text, label };
  });
  const others = [...new Set(stored)].filter(
    (text) => !choices.some(({ value }) => value === text),
  );
  return [...choices, ...others.map((text) => ({ value: text, label: text }))];
}
