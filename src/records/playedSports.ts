import { sportList } from "@/sports/sports";
import { lines } from "./field";

/** The sports that a record of the arena is for, by id; none: for all. */
export const sports = () =>
  lines("Sports", new RegExp(`^(${sportList.map(({ id }) => id).join("|")})$`), {
    max: sportList.length,
  });
