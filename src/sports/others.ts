import { basketball } from "./basketball";
import type { Sport, SportId } from "@/domain/sport";

type Outline = Pick<
  Sport,
  "id" | "name" | "path" | "leagueSlug" | "leagueName" | "posters" | "venue"
> & {
  readonly id: SportId;
  readonly scored: string;
  readonly draws: boolean;
  readonly lineUpSize: number;
  readonly matchMinutes: number;
};

/** A sport whose league has not opened yet: a table by wins, a line-up, and nothing that only ball games keep. */
function outline({ scored, draws, lineUpSize, ...sport }: Outline): Sport {
  return {
    ...sport,
    positions: [],
    lineUp: { size: lineUpSize, fields: ["teamALineUp", "teamBLineUp"], label: "Line-up" },
    table: basketball.table,
    statistics: [
      { key: "goals", label: scored, unit: scored.toLowerCase() },
      { key: "appearances", label: "Appearances", unit: "matches" },
    ],
    topLists: [{ source: "goals", title: scored }],
    words: {
      scored,
      scorers: "Scorers",
      scorerDetail: scored,
      manOfTheMatch: "Player of the match",
    },
    scorerFigure: "points",
    keeps: {
      possession: false,
      bookings: false,
      substitutions: false,
      cleanSheets: false,
      draws,
    },
    teamOfTheWeek: [],
  };
}

export const volleyball = outline({
  id: "volleyball",
  name: "Volleyball",
  path: "volleyball",
  leagueSlug: "mvl",
  leagueName: "MVL volleyball",
  posters: ["03-top-of-the-net", "13-line-judge"],
  venue: "Sports hall",
  scored: "Points",
  draws: false,
  lineUpSize: 6,
  matchMinutes: 150,
});

export const athletics = outline({
  id: "athletics",
  name: "Athletics",
  path: "athletics",
  leagueSlug: "mal",
  leagueName: "MAL athletics",
  posters: ["04-eight-lanes", "14-handover"],
  venue: "Running track",
  scored: "Points",
  draws: true,
  lineUpSize: 8,
  matchMinutes: 240,
});

export const chess = outline({
  id: "chess",
  name: "Chess",
  path: "chess",
  leagueSlug: "mcl",
  leagueName: "MCL chess",
  posters: ["05-knight", "15-opening"],
  venue: "Reading room",
  scored: "Board points",
  draws: true,
  lineUpSize: 4,
  matchMinutes: 300,
});

export const tableTennis = outline({
  id: "table-tennis",
  name: "Table tennis",
  path: "tabletennis",
  leagueSlug: "mttl",
  leagueName: "MTTL table tennis",
  posters: ["06-bounce", "16-rally"],
  venue: "Sports hall",
  scored: "Points",
  draws: false,
  lineUpSize: 3,
  matchMinutes: 120,
});

export const lawnTennis = outline({
  id: "lawn-tennis",
  name: "Lawn tennis",
  path: "lawntennis",
  leagueSlug: "mltl",
  leagueName: "MLTL lawn tennis",
  posters: ["07-grass", "17-chalk"],
  venue: "Grass courts",
  scored: "Points",
  draws: false,
  lineUpSize: 3,
  matchMinutes: 240,
});
