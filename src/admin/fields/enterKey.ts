import type { KeyboardEvent } from "react";

/**
 * Returns the one-line field in which Enter was pressed; null for other keys, or if an open list handled it already.
 */
function enteredField(event: KeyboardEvent<HTMLElement>): HTMLInputElement | null {
  const { target } = event;
  const isPlain = event.key === "Enter" && !event.ctrlKey && !event.metaKey;
  return isPlain && !event.defaultPrevented && target instanceof HTMLInputElement ? target : null;
}

const inputsOf = (part: Element) => [...part.querySelectorAll("input")];

/** Moves the focus to the next field on Enter, so that a score can be typed without looking up. */
export function goOn(event: KeyboardEvent<HTMLElement>): void {
  const field = enteredField(event);
  if (!field) return;
  event.preventDefault();
  const inputs = inputsOf(event.currentTarget);
  inputs[inputs.indexOf(field) + 1]?.focus();
}

/** Moves the focus on Enter to the same field of the next row, as in a spreadsheet; in the last row it stays. */
export function goDown(event: KeyboardEvent<HTMLElement>): void {
  const field = enteredField(event);
  if (!field) return;
  event.preventDefault();
  const row = [...event.currentTarget.children].find((one) => one.contains(field));
  const next = row?.nextElementSibling;
  if (row && next) inputsOf(next)[inputsOf(row).indexOf(field)]?.focus();
}

/**
 * Moves the focus on Enter to the next field of a row, also from a list of suggestions or a select. Enter never submits
 * the form; after the last field `afterLast` is called.
 */
export function goOnInRow(event: KeyboardEvent<HTMLElement>, afterLast: () => void): void {
  const { target, currentTarget } = event;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey || !isField) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>("input, select")];
  const next = fields[fields.indexOf(target) + 1];
  if (next) next.focus();
  else afterLast();
}

/** Submits the form on Ctrl+Enter (or Command+Enter) in any field, also in fields with several lines. */
export function saveWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
