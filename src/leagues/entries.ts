import type { League, LeagueEntry } from "./league";

/*
 * Made by `npm run rules` from the leagues beside this file, so that menus and addresses need none of
 * them: a visitor fetches the leagues that are opened.
 */

/** Every league with pages of its own, as far as the whole site needs it. */
export const entries: readonly LeagueEntry[] = [
  {
    slug: "mls",
    sport: "football",
    name: "MLS football",
    shortName: "MLS",
    strapline: "Eight clubs, two groups, one cup.",
    seasons: [{ id: "2026", label: "Season 2026" }, { id: "2025", label: "Season 2025" }],
    collections: { teams: "mlsTeams", fixtures: "mlsFixtures", players: "mlsPlayers", results: "mlsResults", standings: "mlsStandings", seasons: "mlsSeasons", news: "mlsNews" },
    clubNoun: "club",
    pages: { home: "real", players: "real", matches: "real", results: "real", standings: "real", stats: "real", clubs: "real", transfers: "coming-soon", news: "empty", club: "real" },
    admin: { sections: { players: "full", fixtures: "full", results: "full", standings: "full", stats: "placeholder", clubs: "full", news: "when-open" }, signInError: "Please check your credentials or internet connection." },
  },
  {
    slug: "mbl",
    sport: "basketball",
    name: "MBL basketball",
    shortName: "MBL",
    strapline: "Five clubs, one table, no easy game.",
    seasons: [{ id: "2026", label: "Season 2026" }, { id: "2025", label: "Season 2025" }],
    collections: { teams: "mblTeams", fixtures: "mblFixtures", players: "mblPlayers", results: "mblResults", standings: "mblStandings", seasons: "mblSeasons", news: "mblNews" },
    clubNoun: "club",
    pages: { home: "real", players: "real", matches: "real", results: "real", standings: "real", stats: "coming-soon", clubs: "real", transfers: "coming-soon", news: "coming-soon", club: "real" },
    admin: { sections: { players: "full", fixtures: "full", results: "full", standings: "edit-only", stats: "none", clubs: "full", news: "when-open" }, signInError: "Failed to sign in. Please check your credentials." },
  },
  {
    slug: "mvl",
    sport: "volleyball",
    name: "MVL volleyball",
    shortName: "MVL",
    strapline: "Six clubs, one net, five sets at most.",
    seasons: [{ id: "2026", label: "Season 2026" }],
    collections: { teams: "mvlTeams", fixtures: "mvlFixtures", players: "mvlPlayers", results: "mvlResults", standings: "mvlStandings", seasons: "mvlSeasons", news: "mvlNews" },
    clubNoun: "club",
    pages: { home: "real", players: "real", matches: "real", results: "real", standings: "real", stats: "real", clubs: "real", transfers: "coming-soon", news: "empty", club: "real" },
    admin: { sections: { players: "full", fixtures: "full", results: "full", standings: "full", stats: "none", clubs: "full", news: "when-open" }, signInError: "Please check your credentials or internet connection." },
  },
  {
    slug: "mal",
    sport: "athletics",
    name: "MAL athletics",
    shortName: "MAL",
    strapline: "Six teams, twelve events a meet, every place counts.",
    seasons: [{ id: "2026", label: "Season 2026" }, { id: "2025", label: "Season 2025" }],
    collections: { teams: "malTeams", players: "malPlayers", meets: "malMeets", events: "malResults", seasons: "malSeasons", news: "malNews" },
    clubNoun: "team",
    pages: { home: "real", players: "real", matches: "real", results: "real", standings: "real", stats: "real", clubs: "real", transfers: "coming-soon", news: "empty", club: "real" },
    admin: { sections: { clubs: "full", news: "when-open", players: "full", fixtures: "full", results: "full", standings: "none", stats: "none" }, signInError: "Please check your credentials or internet connection." },
  },
  {
    slug: "mcl",
    sport: "chess",
    name: "MCL chess",
    shortName: "MCL",
    strapline: "Six teams, four boards, one quiet room.",
    seasons: [{ id: "2026", label: "Season 2026" }],
    collections: { teams: "mclTeams", fixtures: "mclFixtures", players: "mclPlayers", results: "mclResults", standings: "mclStandings", seasons: "mclSeasons", news: "mclNews" },
    clubNoun: "club",
    pages: { home: "real", players: "real", matches: "real", results: "real", standings: "real", stats: "real", clubs: "real", transfers: "coming-soon", news: "empty", club: "real" },
    admin: { sections: { players: "full", fixtures: "full", results: "full", standings: "full", stats: "none", clubs: "full", news: "when-open" }, signInError: "Please check your credentials or internet connection." },
  },
  {
    slug: "mttl",
    sport: "table-tennis",
    name: "MTTL table tennis",
    shortName: "MTTL",
    strapline: "Eight clubs, two groups, first to three.",
    seasons: [{ id: "2026", label: "Season 2026" }],
    collections: { teams: "mttlTeams", fixtures: "mttlFixtures", players: "mttlPlayers", results: "mttlResults", standings: "mttlStandings", seasons: "mttlSeasons", news: "mttlNews" },
    clubNoun: "club",
    pages: { home: "real", players: "real", matches: "real", results: "real", standings: "real", stats: "real", clubs: "real", transfers: "coming-soon", news: "empty", club: "real" },
    admin: { sections: { players: "full", fixtures: "full", results: "full", standings: "full", stats: "none", clubs: "full", news: "when-open" }, signInError: "Please check your credentials or internet connection." },
  },
  {
    slug: "mltl",
    sport: "lawn-tennis",
    name: "MLTL lawn tennis",
    shortName: "MLTL",
    strapline: "Four clubs, two singles and a doubles.",
    seasons: [{ id: "2026", label: "Season 2026" }],
    collections: { teams: "mltlTeams", fixtures: "mltlFixtures", players: "mltlPlayers", results: "mltlResults", standings: "mltlStandings", seasons: "mltlSeasons", news: "mltlNews" },
    clubNoun: "club",
    pages: { home: "real", players: "real", matches: "real", results: "real", standings: "real", stats: "real", clubs: "real", transfers: "coming-soon", news: "empty", club: "real" },
    admin: { sections: { players: "full", fixtures: "full", results: "full", standings: "full", stats: "none", clubs: "full", news: "when-open" }, signInError: "Please check your credentials or internet connection." },
  },
  {
    slug: "student-week-football",
    sport: "football",
    name: "Student week football",
    shortName: "Student week",
    strapline: "Eight teams, one week, bragging rights for a year.",
    seasons: [{ id: "2026", label: "Student week 2026" }],
    collections: { teams: "swfTeams", fixtures: "swfFixtures", players: "swfPlayers", results: "swfResults", standings: "swfStandings", seasons: "swfSeasons", news: "swfNews" },
    clubNoun: "team",
    pages: { home: "real", players: "placeholder", matches: "none", results: "placeholder", standings: "placeholder", stats: "placeholder", clubs: "placeholder", transfers: "none", news: "placeholder", club: "real" },
    pagePaths: { clubs: "club" },
    admin: { sections: { players: "when-open", fixtures: "full", results: "when-open", standings: "when-open", stats: "none", clubs: "when-open", news: "when-open" }, signInError: "Please check your credentials or internet connection." },
  },
];

/** How many clubs and teams all leagues have. */
export const clubCount = 51;

/** Fetches the whole of a league, by its slug. */
export const wholeLeagues: Readonly<Record<string, () => Promise<League>>> = {
  mls: async () => (await import("./mls")).mls,
  mbl: async () => (await import("./mbl")).mbl,
  mvl: async () => (await import("./mvl")).mvl,
  mal: async () => (await import("./mal")).mal,
  mcl: async () => (await import("./mcl")).mcl,
  mttl: async () => (await import("./mttl")).mttl,
  mltl: async () => (await import("./mltl")).mltl,
  "student-week-football": async () => (await import("./studentWeekFootball")).studentWeekFootball,
};
