import type { UpkeepView } from "@/leagues/adminPaths";

/** The names of the upkeep pages. */
export const upkeepNames: Readonly<Record<UpkeepView, string>> = {
  seasons: "Seasons",
  changes: "Changes",
  repair: "Broken records",
  publication: "Site copies",
  home: "Import from the old site",
  administrators: "Administrators",
  backups: "Backups",
  faults: "Faults",
  erase: "Erase a person",
};

/** Checks whether an upkeep page is about the whole site and so for owners only. */
export const isOwnersUpkeepView = (view: UpkeepView) =>
  ["administrators", "backups", "faults", "erase"].includes(view);
