import type { League } from "./league";

/**
 * Settings for a league of matches: all pages are real, except transfers and news; administrators may edit all kinds of
 * record.
 */
export const everyPage: Pick<League, "pages" | "admin"> = {
  pages: {
    home: "real",
    players: "real",
    matches: "real",
    results: "real",
    standings: "real",
    stats: "real",
    clubs: "real",
    transfers: "coming-soon",
    news: "empty",
    club: "real",
  },
  admin: {
    sections: {
      players: "full",
      fixtures: "full",
      results: "full",
      standings: "full",
      stats: "none",
      clubs: "full",
      news: "when-open",
    },
    signInError: "Please check your credentials or internet connection.",
  },
};
