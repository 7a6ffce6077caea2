import { basketball } from "./basketball";
import { football } from "./football";
import { athletics, chess, lawnTennis, tableTennis, volleyball } from "./others";
import type { Sport, SportId } from "@/domain/sport";

const byId = {
  football,
  basketball,
  volleyball,
  athletics,
  chess,
  "table-tennis": tableTennis,
  "lawn-tennis": lawnTennis,
} as const satisfies { [K in SportId]: Sport };

/** All sports, in the order of the menu. */
export const sports: readonly Sport[] = Object.values(byId);

/** The sport of that id. */
export function sportOf(id: SportId): Sport {
  return byId[id];
}
