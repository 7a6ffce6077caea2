import { MINUTE } from "@/domain/durations";
import { foldName } from "@/domain/names";
import { inNewsOrder } from "@/records/news/schema";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import { defineAdminKind } from "../kind/kind";
import { updatedColumn } from "../kind/cells";
import type { ListDefinition } from "../kind/column";

/** How announcements are listed, edited and pasted in the administration. */
export const news = defineAdminKind<"news">({
  title: ({ title }) => title,
  saved: "Announcement saved",
  list: { of: listedNews, hasPage: true },
  form: {
    plan: [
      { legend: "Announcement", names: ["title", "text", "picture"] },
      { legend: "When", names: ["date", "until"] },
    ],
    helps: {
      picture: "An https address; leave it empty for a text without a picture",
      until: "Until then it is on top of today’s page and of the league’s home",
    },
    // A new announcement has the current time, to the minute.
    fresh: () => ({ date: Math.floor(Date.now() / MINUTE) * MINUTE, until: null }),
  },
  hiddenInRecentChanges: true,
  paste: { keys: ({ title }) => [foldName(title)] },
  consequences: () => [
    "The announcement leaves the news page, today’s page and the league’s pages.",
  ],
});

const moment = (at: number | null) => {
  const said = formatKickOff(at, arena.timeZone);
  return said ? `${said.date}, ${said.time}` : "";
};

/** The list of announcements: its columns and search; the order is the same as for visitors. */
function listedNews(): ListDefinition<"news"> {
  return {
    columns: [
      {
        id: "title",
        label: "Title",
        order: (records) => foldName(records.title),
        cell: ({ title }) => title,
      },
      {
        id: "date",
        label: "Date",
        onCard: "plain",
        order: ({ date }) => date ?? 0,
        cell: ({ date }) => moment(date),
      },
      {
        id: "until",
        label: "Pinned until",
        onCard: "plain",
        order: ({ until }) => until ?? 0,
        cell: ({ until }) => moment(until),
      },
      updatedColumn(),
    ],
    filters: [],
    searchText: ({ title, text }) => `${title} ${text}`,
    naturalOrder: (records) => inNewsOrder(records, Date.now()),
  };
}
