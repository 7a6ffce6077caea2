import { athletics } from "@/sports/athletics";
import { meets } from "@/sports/athletics/meets";
import { everyPage } from "@/domain/league/everyPage";
import type { League } from "@/domain/league/league";
import { oneTable } from "@/domain/league/oneTable";

/** The athletics league: the points of several meets of twelve events are added up. */
export const mal: League = {
  slug: "mal",
  sport: "athletics",
  game: athletics,
  name: "MAL athletics",
  shortName: "MAL",
  strapline: "Track and field, where every place counts.",
  seasons: [
    { id: "2026", label: "Season 2026" },
    { id: "2025", label: "Season 2025" },
  ],
  collections: {
    teams: "malTeams",
    players: "malPlayers",
    meets: "malMeets",
    events: "malResults",
    seasons: "malSeasons",
    news: "malNews",
  },
  clubs: [
    {
      slug: "engineering-harriers",
      name: "Engineering Harriers",
      nickname: "The Harriers",
      ground: "Running track",
      founded: 2002,
      colours: ["#0F766E", "#F4D35E"],
      house: "Engineering",
    },
    {
      slug: "science-sprint",
      name: "Science Sprint",
      nickname: "The Particles",
      ground: "Running track",
      founded: 2005,
      colours: ["#0B3D91", "#FFC72C"],
      house: "Science",
    },
    {
      slug: "medics-athletic",
      name: "Medics Athletic",
      nickname: "The Pulse",
      ground: "Running track",
      founded: 2008,
      colours: ["#0E7490", "#FDFBF5"],
      house: "Medicine",
    },
    {
      slug: "business-runners",
      name: "Business Runners",
      nickname: "The Bulls",
      ground: "Running track",
      founded: 2010,
      colours: ["#1B1B3A", "#E84855"],
      house: "Business",
    },
    {
      slug: "arts-athletics",
      name: "Arts Athletics",
      nickname: "The Muses",
      ground: "Running track",
      founded: 2004,
      colours: ["#4B2E83", "#E8D3A2"],
      house: "Arts",
    },
    {
      slug: "law-striders",
      name: "Law Striders",
      nickname: "The Gavels",
      ground: "Running track",
      founded: 2003,
      colours: ["#C8102E", "#FDFBF5"],
      house: "Law",
    },
  ],
  clubNoun: "team",
  pages: everyPage.pages,
  admin: {
    sections: {
      clubs: "full",
      news: "when-open",
      players: "full",
      fixtures: "full",
      results: "full",
      standings: "none",
      stats: "none",
    },
    signInError: "Please check your credentials or internet connection.",
  },
  meets,
  matchGrouping: { by: "none", label: "Meets" },
  format: oneTable,
  homePosters: ["04-eight-lanes", "14-handover", "20-podium"],
};
