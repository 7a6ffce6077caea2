import { athletics } from "./athletics";
import { basketball } from "./basketball";
import { chess } from "./chess";
import { football } from "./football";
import { lawnTennis } from "./lawn-tennis";
import { tableTennis } from "./table-tennis";
import { volleyball } from "./volleyball";
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
