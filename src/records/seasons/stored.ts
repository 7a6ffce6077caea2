import type { StorageRules } from "../stored";
import type { SeasonSettings } from "./schema";

/** Clubs, what the registry names, and marks are in texts of a season. Who confirmed that its table parted is for administrators only. */
export const seasons: StorageRules<SeasonSettings> = {
  apart: { splitBy: { label: "Parted by", holds: "account" } },
  impersonal: ["pack", "open", "champion", "places", "bests", "split"],
};
