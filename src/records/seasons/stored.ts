import type { StorageRules } from "../stored";
import type { SeasonSettings } from "./schema";

/**
 * Storage rules of seasons: some texts contain only clubs, ids of the registry or marks, and so no person. The
 * administrator who confirmed the split of the table is for administrators only.
 */
export const seasons: StorageRules<SeasonSettings> = {
  apart: { splitBy: { label: "Parted by", holds: "account" } },
  impersonal: ["pack", "open", "champion", "places", "bests", "split"],
};
