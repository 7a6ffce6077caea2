import { foldName } from "@/domain/names";
import { laterPage } from "@/ui/later/later";
import { defineAdminKind } from "../kind/kind";
import { listedMeets } from "./columns";

/** Meets in the administration. */
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
    controls: { timetable: laterPage(() => import("./TimetableControl")) },
    next: ({ place, timetable }) => ({ place, timetable }),
  },
  paste: { keys: ({ name }) => [foldName(name)] },
  consequences: () => [
    "The meet leaves the meets page. The marks of its events stay, and count nowhere.",
  ],
});
