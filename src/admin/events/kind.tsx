import { laterPage } from "@/ui/later/later";
import { defineAdminKind } from "../kind/kind";
import { listedEvents } from "./columns";
import { EventsOfMeets } from "./EventsOfMeets";
import { EventTitle } from "./EventTitle";
import { titleOfEvent } from "./title";
import { eventWarnings } from "./warnings";

/** The events of meets in the administration; many are pasted in the form of their meet. */
export const events = defineAdminKind<"events">({
  title: (event, _, meets) => titleOfEvent(event, meets),
  saved: "Result saved successfully",
  list: { of: listedEvents, hasPage: true, Instead: EventsOfMeets },
  form: {
    plan: [
      { legend: "Event", names: ["lines"], wide: true },
      { legend: "Which event it is", names: ["meet", "number"], folded: true },
    ],
    controls: { lines: laterPage(() => import("./EntriesControl")) },
    Title: EventTitle,
    ofId: (id) => {
      const at = id.lastIndexOf("-");
      return { meet: id.slice(0, at), number: Number(id.slice(at + 1)) || 1 };
    },
    warnings: eventWarnings,
  },
  consequences: () => [
    "The event’s start list, marks and places leave the results, and its points the table.",
  ],
});
