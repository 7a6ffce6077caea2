import { football } from "@/sports/football";
import type { Club, League } from "@/domain/league/league";
import { oneTable } from "@/domain/league/oneTable";

const team = (slug: string, nickname: string, house: string, colours: Club["colours"]): Club => ({
  slug,
  name: slug,
  nickname,
  ground: "Main bowl",
  founded: 2026,
  colours,
  house,
  group: slug.slice(0, 1),
});

/**
 * Football in the student week: eight teams, A1 to B4, and one week of matches. Most of its pages are closed at first.
 */
export const studentWeekFootball: League = {
  slug: "student-week-football",
  sport: "football",
  game: football,
  name: "Student week football",
  shortName: "Student week",
  strapline: "One week of football, bragging rights for a year.",
  section: "studentWeek",
  seasons: [{ id: "2026", label: "Student week 2026" }],
  collections: {
    teams: "swfTeams",
    fixtures: "swfFixtures",
    players: "swfPlayers",
    results: "swfResults",
    standings: "swfStandings",
    seasons: "swfSeasons",
    news: "swfNews",
  },
  clubs: [
    team("A1", "First years", "Science", ["#C8102E", "#FDFBF5"]),
    team("A2", "Second years", "Engineering", ["#0B3D91", "#FFC72C"]),
    team("A3", "Third years", "Law", ["#0F766E", "#F4D35E"]),
    team("A4", "Finalists", "Medicine", ["#1B1B3A", "#E84855"]),
    team("B1", "Day students", "Business", ["#F26B1D", "#1D1E4C"]),
    team("B2", "Hall residents", "Education", ["#15803D", "#FDE68A"]),
    team("B3", "Postgraduates", "Arts", ["#4B2E83", "#E8D3A2"]),
    team("B4", "Staff guests", "Agriculture", ["#111827", "#7DD3FC"]),
  ],
  clubNoun: "team",
  clubCodes: true,
  pages: {
    home: "real",
    players: "placeholder",
    matches: "none",
    results: "placeholder",
    standings: "placeholder",
    stats: "placeholder",
    clubs: "placeholder",
    transfers: "none",
    news: "placeholder",
    club: "real",
  },
  pagePaths: { clubs: "club" },
  admin: {
    sections: {
      players: "when-open",
      fixtures: "full",
      results: "when-open",
      standings: "when-open",
      stats: "none",
      clubs: "when-open",
      news: "when-open",
    },
    signInError: "Please check your credentials or internet connection.",
  },
  matchGrouping: { by: "gameWeek" },
  format: { ...oneTable, groups: ["A", "B"], through: 2 },
  homePosters: ["10-flags", "11-centre-circle", "20-podium"],
};
