import type { SportId } from "@/domain/sport";
import { positionCodes as basketball } from "./basketball/positionCodes";
import { positionCodes as football } from "./football/positionCodes";
import { positionCodes as volleyball } from "./volleyball/positionCodes";

/** The codes of sports whose players have positions: only what reads files needs them, no visitor's page. */
const bySport: Partial<Record<SportId, Readonly<Record<string, string>>>> = {
  football,
  basketball,
  volleyball,
};

const none = {};

/** What squad lists of a sport write for positions in short, in small letters. */
export const positionCodesOf = (sport: SportId): Readonly<Record<string, string>> =>
  bySport[sport] ?? none;
