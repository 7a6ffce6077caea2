import { lawnTennis } from "@/sports/lawn-tennis";
import { everyPage } from "@/domain/league/everyPage";
import type { League } from "@/domain/league/league";
import { oneTable } from "@/domain/league/oneTable";

/** The lawn tennis league. */
export const mltl: League = {
  slug: "mltl",
  sport: "lawn-tennis",
  game: lawnTennis,
  name: "MLTL lawn tennis",
  shortName: "MLTL",
  strapline: "Singles and doubles, set by set.",
  seasons: [{ id: "2026", label: "Season 2026" }],
  collections: {
    teams: "mltlTeams",
    fixtures: "mltlFixtures",
    players: "mltlPlayers",
    results: "mltlResults",
    standings: "mltlStandings",
    seasons: "mltlSeasons",
    news: "mltlNews",
  },
  clubs: [
    {
      slug: "baseline-club",
      name: "Baseline Club",
      nickname: "The Line",
      ground: "Grass courts",
      founded: 2004,
      colours: ["#0B3D91", "#FFC72C"],
      house: "Law",
    },
    {
      slug: "palm-court",
      name: "Palm Court",
      nickname: "The Palms",
      ground: "Palm courts",
      founded: 2007,
      colours: ["#3F6212", "#FDE68A"],
      house: "Arts",
    },
    {
      slug: "harbour-racquets",
      name: "Harbour Racquets",
      nickname: "The Racquets",
      ground: "Waterside courts",
      founded: 2010,
      colours: ["#1B1B3A", "#E84855"],
      house: "Agriculture",
    },
    {
      slug: "hilltop-tennis",
      name: "Hilltop Tennis",
      nickname: "The Hill",
      ground: "Grass courts",
      founded: 2001,
      colours: ["#C8102E", "#FDFBF5"],
      house: "Science",
    },
  ],
  clubNoun: "club",
  ...everyPage,
  matchGrouping: { by: "gameWeek" },
  format: { ...oneTable, rounds: 2, through: 2, cup: 2, pairs: [["1", "2"]] },
  homePosters: ["07-grass", "17-chalk"],
};
