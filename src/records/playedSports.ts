import { sportList } from "@/sports/sports";
import { lines } from "./field";

/** A field with the ids of the sports that a record of the whole arena is for; empty: all sports. */
export const sportsField = () =>
  lines("Sports", new RegExp(`^(${sportList.map(({ id }) => id).join("|")})$`), {
    max: sportList.length,
  });
