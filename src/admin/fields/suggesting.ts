import type { KeyboardEvent } from "react";
import { holdsTyped } from "@/domain/names";

/** Of a list of suggestions Enter takes the one that is marked; it never sends a form that is half typed. */
export function keepEnter(event: KeyboardEvent): void {
  if (event.key === "Enter") event.preventDefault();
}

/** The suggestions that hold what is typed. */
export const suggested = <T>(
  all: readonly T[],
  typed: string,
  nameOf: (one: T) => string = String,
): T[] => all.filter((one) => holdsTyped(nameOf(one), typed));

/** The first suggestion that contains that text, else the text: MUI would take unfinished text in place of what the list marks. */
export function bestMatch(names: readonly string[], text: string): string {
  return names.find((name) => holdsTyped(name, text)) ?? text;
}
