import { arena } from "@arena/arena";

/** Returns the plural of an English noun: "halls", "faculties", "classes". */
export const manyOf = (one: string): string =>
  /[^aeiou]y$/.test(one)
    ? `${one.slice(0, -1)}ies`
    : `${one}${/(?:s|x|z|ch|sh)$/.test(one) ? "es" : "s"}`;

/** The plural of the arena's word for a house. */
export const houses = manyOf(arena.house);
