import { slugOf } from "@/domain/names";
import type { Ground } from "@/domain/schedule/ground";

/** The id of a new ground: its name, so that its page has an address to read; another one where that is taken. */
export function idOfGround(name: string, all: readonly Ground[], spare: string): string {
  const slug = slugOf(name);
  return slug === "" || all.some(({ id }) => id === slug) ? spare : slug;
}
