import { foldName } from "@/domain/names";
import { updatedColumn } from "../kind/cells";
import type { Listed } from "../kind/column";

/** How the events of meets are listed where nothing else shows them. */
export function listedEvents(): Listed<"events"> {
  return {
    columns: [
      {
        id: "event",
        label: "Event",
        order: ({ meet, number }) => `${foldName(meet)} ${String(number).padStart(2, "0")}`,
        cell: ({ meet, number }) => `${number} of ${meet}`,
      },
      {
        id: "entries",
        label: "Entries",
        numeric: true,
        onCard: "labelled",
        order: ({ lines }) => lines.length,
        cell: ({ lines }) => lines.length,
      },
      updatedColumn(),
    ],
    filters: [],
    searchText: ({ meet }) => meet,
    naturalOrder: (events) =>
      [...events].sort((a, b) =>
        a.meet < b.meet ? -1 : a.meet > b.meet ? 1 : a.number - b.number,
      ),
  };
}
