import type { UpkeepView } from "@/leagues/adminPaths";

/** What the upkeep pages are called. */
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

/** Those that are about the whole site, for its owners. */
export const isForOwners = (view: UpkeepView) =>
  ["administrators", "backups", "faults", "erase"].includes(view);
