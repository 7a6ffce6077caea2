import type { KeyboardEvent } from "react";

/** Marks what the arrow keys stop at: the links to what is found, and the buttons that show more. */
export const STOP = { "data-stop": "" } as const;

const typed = (key: string) => (key.length === 1 && key !== " ") || key === "Backspace";

/** Which stop a key leads to from that one; -1 is the field. Undefined for any other key. */
function stopAfter(key: string, at: number, last: number): number | undefined {
  if (key === "ArrowDown") return Math.min(at + 1, last);
  if (key === "ArrowUp") return Math.max(at - 1, -1);
  // In the field these two move the caret.
  if (at < 0) return undefined;
  return { Home: 0, End: last }[key];
}

/**
 * Moves the focus from the field down through what is found and back, and sideways to a row's star; typing on goes on in
 * the field. The tab key stops at all of it as well, so that nobody has to know of the arrows.
 */
export function onArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: box } = event;
  const isChord = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  if (event.nativeEvent.isComposing || !(target instanceof HTMLElement)) return;
  const field = box.querySelector("input");
  const stops = [...box.querySelectorAll<HTMLElement>("[data-stop]")];
  const row = target.closest("li");
  const at = stops.findIndex((stop) => stop === target || row?.contains(stop));
  if (at < 0 && target !== field) return;
  // A capital letter is typed with a key held.
  if (at >= 0 && typed(key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
    field?.focus();
    return;
  }
  if (isChord) return;
  const beside = { ArrowRight: row?.querySelector("button"), ArrowLeft: stops[at] }[key];
  const next = stopAfter(key, at, stops.length - 1);
  const goal = at >= 0 && beside ? beside : next === undefined ? null : (stops[next] ?? field);
  if (!goal) return;
  event.preventDefault();
  goal.focus();
}
