import type { MenuSection } from "@/domain/league/league";

/** What a sport has in the menu: its leagues first, then these sections in their order. */
export const menu: { readonly leagues: string; readonly sections: readonly MenuSection[] } = {
  leagues: "League",
  sections: [
    {
      id: "studentWeek",
      name: "Student Week",
      address: (sport) => `/student-week-${sport}/home`,
    },
    { id: "convoWeek", name: "Convo Week", address: (sport) => `/${sport}/convoweek` },
    { id: "others", name: "Others", address: (sport) => `/${sport}/others` },
  ],
};
