import type { League } from "./league";

/** A league of matches whose pages are all real, but for transfers and news; its administrators keep everything. */
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
