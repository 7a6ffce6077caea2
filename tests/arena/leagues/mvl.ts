import { volleyball } from "@/sports/volleyball";
import { everyPage } from "@/domain/league/everyPage";
import type { League } from "@/domain/league/league";
import { oneTable } from "@/domain/league/oneTable";

/** The volleyball league. */
export const mvl: League = {
  slug: "mvl",
  sport: "volleyball",
  game: volleyball,
  name: "MVL volleyball",
  shortName: "MVL",
  strapline: "Six a side, one net, five sets at most.",
  seasons: [{ id: "2026", label: "Season 2026" }],
  collections: {
    teams: "mvlTeams",
    fixtures: "mvlFixtures",
    players: "mvlPlayers",
    results: "mvlResults",
    standings: "mvlStandings",
    seasons: "mvlSeasons",
    news: "mvlNews",
  },
  clubs: [
    {
      slug: "green-volley-union",
      name: "Green Volley Union",
      nickname: "The Union",
      ground: "Sports hall",
      founded: 2004,
      colours: ["#15803D", "#FDE68A"],
      house: "Agriculture",
    },
    {
      slug: "lagoon-spikers",
      name: "Lagoon Spikers",
      nickname: "The Spikers",
      ground: "Lagoon hall",
      founded: 2007,
      colours: ["#0E7490", "#FDFBF5"],
      house: "Medicine",
    },
    {
      slug: "northgate-blockers",
      name: "Northgate Blockers",
      nickname: "The Wall",
      ground: "Northgate hall",
      founded: 2005,
      colours: ["#F26B1D", "#1D1E4C"],
      house: "Science",
    },
    {
      slug: "hilltop-setters",
      name: "Hilltop Setters",
      nickname: "The Hands",
      ground: "Sports hall",
      founded: 2010,
      colours: ["#0B3D91", "#FFC72C"],
      house: "Education",
    },
    {
      slug: "sunset-libero",
      name: "Sunset Libero",
      nickname: "The Diggers",
      ground: "Sports hall",
      founded: 2013,
      colours: ["#7F1D1D", "#F2C14E"],
      house: "Business",
    },
    {
      slug: "faculty-of-engineering",
      name: "Faculty of Engineering",
      nickname: "The Builders",
      ground: "Workshop hall",
      founded: 2003,
      colours: ["#0F766E", "#F4D35E"],
      house: "Engineering",
    },
  ],
  clubNoun: "club",
  ...everyPage,
  matchGrouping: { by: "gameWeek" },
  format: {
    ...oneTable,
    rounds: 2,
    through: 4,
    cup: 4,
    pairs: [
      ["1", "4"],
      ["2", "3"],
    ],
  },
  homePosters: ["03-top-of-the-net", "13-line-judge"],
};
