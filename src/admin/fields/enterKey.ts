import type { KeyboardEvent } from "react";

/** The one-line field that Enter was pressed in; null where the key is somebody else's, as in an open list. */
function enteredField(event: KeyboardEvent<HTMLElement>): HTMLInputElement | null {
  const { target } = event;
  const isPlain = event.key === "Enter" && !event.ctrlKey && !event.metaKey;
  return isPlain && !event.defaultPrevented && target instanceof HTMLInputElement ? target : null;
}

const inputsOf = (part: Element) => [...part.querySelectorAll("input")];

/** Enter goes on to the next field, so that a score is typed without looking up. */
export function goOn(event: KeyboardEvent<HTMLElement>): void {
  const field = enteredField(event);
  if (!field) return;
  event.preventDefault();
  const inputs = inputsOf(event.currentTarget);
  inputs[inputs.indexOf(field) + 1]?.focus();
}

/** Enter goes down to the same field of the next row, as in a sheet; below the last row it stays. */
export function goDown(event: KeyboardEvent<HTMLElement>): void {
  const field = enteredField(event);
  if (!field) return;
  event.preventDefault();
  const row = [...event.currentTarget.children].find((one) => one.contains(field));
  const next = row?.nextElementSibling;
  if (row && next) inputsOf(next)[inputsOf(row).indexOf(field)]?.focus();
}

/** Enter goes on to the next field of a row, a list of suggestions or a choice too; never to saving. */
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

/** Ctrl+Enter saves from every field of a form, one of several lines too. */
export function saveWithEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
