import { MINUTE } from "@/domain/durations";
import { foldName } from "@/domain/names";
import { defineAdminKind } from "../kind/kind";
import { listedNews } from "./columns";

/** Announcements in the administration. */
export const news = defineAdminKind<"news">({
  title: ({ title }) => title,
  saved: "Announcement saved",
  list: { of: listedNews, hasPage: true },
  form: {
    plan: [
      { legend: "Announcement", names: ["title", "text", "picture"] },
      { legend: "When", names: ["date", "until"] },
    ],
    // An announcement is dated now.
    fresh: () => ({ date: Math.floor(Date.now() / MINUTE) * MINUTE, until: null }),
  },
  toldElsewhere: true,
  paste: { keys: ({ title }) => [foldName(title)] },
  consequences: () => [
    "The announcement leaves the news page, today’s page and the league’s pages.",
  ],
});
