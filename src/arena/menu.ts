import type { MenuSection } from "@/domain/league/league";

/** The parts of a sport in the menu: first its leagues, then these sections in this order. */
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
