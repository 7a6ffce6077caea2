import { chess as game } from "@/sports/chess";
import { chess } from "@/sports/chess/rules";
import { chessScore } from "@/sports/chess/score";
import { everyPage } from "@/domain/league/everyPage";
import type { League } from "@/domain/league/league";
import { oneTable } from "@/domain/league/oneTable";

/** The chess league: six teams on four boards, everybody once. */
export const mcl: League = {
  slug: "mcl",
  sport: "chess",
  game,
  packs: chess,
  scoreFormat: chessScore,
  name: "MCL chess",
  shortName: "MCL",
  strapline: "Board by board, half point by half point.",
  seasons: [{ id: "2026", label: "Season 2026" }],
  collections: {
    teams: "mclTeams",
    fixtures: "mclFixtures",
    players: "mclPlayers",
    results: "mclResults",
    standings: "mclStandings",
    seasons: "mclSeasons",
    news: "mclNews",
  },
  clubs: [
    {
      slug: "queens-gambit-club",
      name: "Queen’s Gambit Club",
      nickname: "The Gambit",
      ground: "Reading room",
      founded: 2002,
      colours: ["#4B2E83", "#E8D3A2"],
      house: "Arts",
    },
    {
      slug: "science-knights",
      name: "Science Knights",
      nickname: "The Knights",
      ground: "Reading room",
      founded: 2006,
      colours: ["#0B3D91", "#FFC72C"],
      house: "Science",
    },
    {
      slug: "endgame-society",
      name: "Endgame Society",
      nickname: "The Endgame",
      ground: "Old library",
      founded: 1999,
      colours: ["#111827", "#7DD3FC"],
      house: "Law",
    },
    {
      slug: "rook-and-pawn",
      name: "Rook and Pawn",
      nickname: "The Rooks",
      ground: "Reading room",
      founded: 2011,
      colours: ["#7F1D1D", "#F2C14E"],
      house: "Engineering",
    },
    {
      slug: "old-library-chess",
      name: "Old Library Chess",
      nickname: "The Bookmen",
      ground: "Old library",
      founded: 1998,
      colours: ["#1B1B3A", "#E84855"],
      house: "Education",
    },
    {
      slug: "ivory-bishops",
      name: "Ivory Bishops",
      nickname: "The Bishops",
      ground: "Reading room",
      founded: 2014,
      colours: ["#3F6212", "#FDE68A"],
      house: "Medicine",
    },
  ],
  clubNoun: "club",
  ...everyPage,
  matchGrouping: { by: "gameWeek" },
  format: oneTable,
  homePosters: ["05-knight", "15-opening"],
};
