import type { SportId } from "@/domain/sport";
import { positionCodes as basketball } from "./basketball/positionCodes";
import { positionCodes as football } from "./football/positionCodes";
import { positionCodes as volleyball } from "./volleyball/positionCodes";

/** The codes by sport. Only the reading of files needs them, no page of visitors. */
const bySport: Partial<Record<SportId, Readonly<Record<string, string>>>> = {
  football,
  basketball,
  volleyball,
};

const none = {};

/** Returns the codes for positions in squad lists of a sport, in lower case, with their positions. */
export const positionCodesOf = (sport: SportId): Readonly<Record<string, string>> =>
  bySport[sport] ?? none;
