import { arena } from "@arena/arena";

/** More than one of a thing, as most English nouns have it: "halls", "faculties", "classes". */
export const manyOf = (one: string): string =>
  /[^aeiou]y$/.test(one)
    ? `${one.slice(0, -1)}ies`
    : `${one}${/(?:s|x|z|ch|sh)$/.test(one) ? "es" : "s"}`;

/** More than one house, as the arena calls them. */
export const houses = manyOf(arena.house);
