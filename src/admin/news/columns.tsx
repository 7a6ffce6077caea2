import { inNewsOrder } from "@/records/news/schema";
import { foldName } from "@/domain/names";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import { updatedColumn } from "../kind/cells";
import type { Listed } from "../kind/column";

const moment = (at: number | null) => {
  const said = formatKickOff(at, arena.timeZone);
  return said ? `${said.date}, ${said.time}` : "";
};

/** How announcements are listed: as visitors read them. */
export function listedNews(): Listed<"news"> {
  return {
    columns: [
      {
        id: "title",
        label: "Title",
        order: (news) => foldName(news.title),
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
    naturalOrder: (news) => inNewsOrder(news, Date.now()),
  };
}
