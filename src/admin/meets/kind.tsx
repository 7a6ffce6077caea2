import { foldName } from "@/domain/names";
import { laterPage } from "@/ui/later/later";
import { defineAdminKind } from "../kind/kind";
import { KickOffCell, updatedColumn } from "../kind/cells";
import type { ListDefinition } from "../kind/column";

/** How meets are listed, edited and pasted in the administration. */
export const meets = defineAdminKind<"meets">({
  title: ({ name }) => name,
  saved: "Meet saved",
  list: { of: listedMeets, hasPage: true },
  form: {
    plan: [
      { legend: "Meet", names: ["name", "date", "place", "status"] },
      { legend: "Timetable", names: ["timetable"] },
    ],
    widths: { status: "half" },
    helps: { status: "Empty, or Postponed, Cancelled" },
    controls: { timetable: laterPage(() => import("./TimetableControl")) },
    next: ({ place, timetable }) => ({ place, timetable }),
  },
  paste: { keys: ({ name }) => [foldName(name)] },
  consequences: () => [
    "The meet leaves the meets page. The marks of its events stay, and count nowhere.",
  ],
});

/** The list of meets: its columns and search; the latest meet comes first. */
function listedMeets(): ListDefinition<"meets"> {
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
    naturalOrder: (records) => [...records].sort((a, b) => (b.date ?? 0) - (a.date ?? 0)),
  };
}
