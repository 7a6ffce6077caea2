import type { Stored } from "../stored";
import type { SeasonSettings } from "./schema";

/** Clubs, what the registry names, and marks stand in texts of a season. */
export const seasons: Stored<SeasonSettings> = {
  impersonal: ["pack", "open", "champion", "places", "bests"],
};
