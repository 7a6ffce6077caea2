import type { KeyboardEvent } from "react";
import { holdsTyped } from "@/domain/names";

/** Prevents Enter from submitting a half-typed form: in a list of suggestions it takes the marked one. */
export function keepEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

/** Returns the suggestions that contain the typed text. */
export const suggested = <T>(
  all: readonly T[],
  typed: string,
  nameOf: (one: T) => string = String,
): T[] => all.filter((one) => holdsTyped(nameOf(one), typed));

/**
 * Returns the first suggestion that contains a text, or the text itself if none does. On Enter MUI would take the
 * unfinished text instead of the marked suggestion.
 */
export function bestMatch(names: readonly string[], text: string): string {
  return names.find((name) => holdsTyped(name, text)) ?? text;
}
