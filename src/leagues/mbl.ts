import { basketball } from "@/sports/packs/basketball";
import { basketballScore } from "@/sports/scores/basketball";
import type { League } from "./league";

/** The basketball league. */
export const mbl: League = {
  slug: "mbl",
  sport: "basketball",
  packs: basketball,
  scoreFormat: basketballScore,
  name: "MBL basketball",
  shortName: "MBL",
  strapline: "Five clubs, one table, no easy game.",
  seasons: [
    { id: "2026", label: "Season 2026" },
    { id: "2025", label: "Season 2025" },
  ],
  collections: {
    fixtures: "mblFixtures",
    players: "mblPlayers",
    results: "mblResults",
    standings: "mblStandings",
    seasons: "mblSeasons",
  },
  clubs: [
    {
      slug: "hilltop-hawks",
      name: "Hilltop Hawks",
      nickname: "The Hawks",
      ground: "Sports hall",
      founded: 2005,
      colours: ["#C8102E", "#FDFBF5"],
    },
    {
      slug: "lagoon-waves",
      name: "Lagoon Waves",
      nickname: "The Waves",
      ground: "Sports hall",
      founded: 2008,
      colours: ["#0E7490", "#FDFBF5"],
    },
    {
      slug: "iron-gate-titans",
      name: "Iron Gate Titans",
      nickname: "The Titans",
      ground: "Gate court",
      founded: 2003,
      colours: ["#111827", "#7DD3FC"],
    },
    {
      slug: "palm-grove-panthers",
      name: "Palm Grove Panthers",
      nickname: "The Panthers",
      ground: "Palm court",
      founded: 2010,
      colours: ["#3F6212", "#FDE68A"],
    },
    {
      slug: "sunset-comets",
      name: "Sunset Comets",
      nickname: "The Comets",
      ground: "Sports hall",
      founded: 2012,
      colours: ["#7F1D1D", "#F2C14E"],
    },
  ],
  clubNoun: "club",
  pages: {
    home: "real",
    players: "real",
    matches: "real",
    results: "real",
    standings: "real",
    stats: "coming-soon",
    clubs: "real",
    transfers: "coming-soon",
    news: "coming-soon",
    club: "real",
  },
  admin: {
    sections: {
      players: "full",
      fixtures: "full",
      results: "full",
      standings: "edit-only",
      stats: "none",
    },
    signInError: "Failed to sign in. Please check your credentials.",
  },
  matchGrouping: { by: "none", label: "Round 1" },
  table: { kind: "single" },
  homePosters: ["02-from-the-rafters", "12-nothing-but-net", "18-floodlight"],
};
