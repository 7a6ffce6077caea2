import { sportList } from "@/sports/sports";
import { lines } from "./field";

/** Creates a field with the ids of the sports to which a record of the arena applies; empty means all sports. */
export const sportsField = () =>
  lines("Sports", new RegExp(`^(${sportList.map(({ id }) => id).join("|")})$`), {
    max: sportList.length,
  });
