import { foldName } from "@/domain/names";
import { KickOffCell, updatedColumn } from "../kind/cells";
import type { Listed } from "../kind/column";

/** How meets are listed: the latest first. */
export function listedMeets(): Listed<"meets"> {
  return {
    columns: [
      { id: "name", label: "Meet", order: (meet) => foldName(meet.name), cell: ({ name }) => name },
      {
        id: "date",
        label: "Date and time",
        onCard: "plain",
        order: (meet) => meet.date,
        cell: (meet) => <KickOffCell when={meet} />,
      },
      {
        id: "place",
        label: "Place",
        onCard: "plain",
        order: (meet) => foldName(meet.place),
        cell: ({ place }) => place,
      },
      {
        id: "events",
        label: "Events",
        numeric: true,
        onCard: "labelled",
        order: ({ timetable }) => timetable.length,
        cell: ({ timetable }) => timetable.length,
      },
      updatedColumn(),
    ],
    filters: [],
    searchText: ({ name, place }) => `${name} ${place}`,
    naturalOrder: (meets) => [...meets].sort((a, b) => (b.date ?? 0) - (a.date ?? 0)),
  };
}
