import { foldName } from "@/domain/names";
import { defineAdminKind } from "../kind/kind";
import { listedSeasons } from "./columns";

/** What is recorded of seasons; they are changed on the page Seasons, and stand here for history and repair. */
export const seasons = defineAdminKind<"seasons">({
  title: ({ label }) => label,
  saved: "Season saved",
  list: { of: listedSeasons, hasPage: false },
  form: {
    plan: [
      {
        legend: "Season",
        names: ["label", "table", "players", "pack", "format", "scoring", "bans", "cups", "open"],
      },
      {
        legend: "How it ended",
        names: ["champion", "places", "ended", "closed", "bests", "changes", "filed"],
      },
    ],
  },
  toldElsewhere: true,
  paste: { keys: ({ label }) => [foldName(label)] },
  consequences: () => [
    "Tables and players’ figures of the season are shown as they were entered by hand.",
  ],
});
