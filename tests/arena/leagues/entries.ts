import type { League, LeagueEntry } from "@/domain/league/league";

/*
 * Made by `npm run rules` from the leagues beside this file, so that menus and addresses need none of
 * them: a visitor fetches only the leagues whose pages are visited.
 */

/** Every league with pages of its own, as far as the whole site needs it. */
export const entries: readonly LeagueEntry[] = [
  {
    slug: "mls",
    sport: "football",
    name: "MLS football",
    strapline: "Ninety minutes, eleven a side, everything to play for.",
    seasons: [{ id: "2026", label: "Season 2026" }, { id: "2025", label: "Season 2025" }],
    collections: { teams: "mlsTeams", fixtures: "mlsFixtures", players: "mlsPlayers", results: "mlsResults", standings: "mlsStandings", seasons: "mlsSeasons", news: "mlsNews" },
    clubNoun: "club",
    pages: { home: "real", players: "real", matches: "real", results: "real", standings: "real", stats: "real", clubs: "real", transfers: "coming-soon", news: "empty", club: "real" },
    admin: { sections: { players: "full", fixtures: "full", results: "full", standings: "full", stats: "placeholder", clubs: "full", news: "when-open" } },
  },
  {
    slug: "mbl",
    sport: "basketball",
    name: "MBL basketball",
    strapline: "Five on five, and no easy game.",
    seasons: [{ id: "2026", label: "Season 2026" }, { id: "2025", label: "Season 2025" }],
    collections: { teams: "mblTeams", fixtures: "mblFixtures", players: "mblPlayers", results: "mblResults", standings: "mblStandings", seasons: "mblSeasons", news: "mblNews" },
    clubNoun: "club",
    pages: { home: "real", players: "real", matches: "real", results: "real", standings: "real", stats: "coming-soon", clubs: "real", transfers: "coming-soon", news: "coming-soon", club: "real" },
    admin: { sections: { players: "full", fixtures: "full", results: "full", standings: "edit-only", stats: "none", clubs: "full", news: "when-open" } },
  },
  {
    slug: "mvl",
    sport: "volleyball",
    name: "MVL volleyball",
    strapline: "Six a side, one net, five sets at most.",
    seasons: [{ id: "2026", label: "Season 2026" }],
    collections: { teams: "mvlTeams", fixtures: "mvlFixtures", players: "mvlPlayers", results: "mvlResults", standings: "mvlStandings", seasons: "mvlSeasons", news: "mvlNews" },
    clubNoun: "club",
    pages: { home: "real", players: "real", matches: "real", results: "real", standings: "real", stats: "real", clubs: "real", transfers: "coming-soon", news: "empty", club: "real" },
    admin: { sections: { players: "full", fixtures: "full", results: "full", standings: "full", stats: "none", clubs: "full", news: "when-open" } },
  },
  {
    slug: "mal",
    sport: "athletics",
    name: "MAL athletics",
    strapline: "Track and field, where every place counts.",
    seasons: [{ id: "2026", label: "Season 2026" }, { id: "2025", label: "Season 2025" }],
    collections: { teams: "malTeams", players: "malPlayers", meets: "malMeets", events: "malResults", seasons: "malSeasons", news: "malNews" },
    clubNoun: "team",
    pages: { home: "real", players: "real", matches: "real", results: "real", standings: "real", stats: "real", clubs: "real", transfers: "coming-soon", news: "empty", club: "real" },
    admin: { sections: { clubs: "full", news: "when-open", players: "full", fixtures: "full", results: "full", standings: "none", stats: "none" } },
  },
  {
    slug: "mcl",
    sport: "chess",
    name: "MCL chess",
    strapline: "Board by board, half point by half point.",
    seasons: [{ id: "2026", label: "Season 2026" }],
    collections: { teams: "mclTeams", fixtures: "mclFixtures", players: "mclPlayers", results: "mclResults", standings: "mclStandings", seasons: "mclSeasons", news: "mclNews" },
    clubNoun: "club",
    pages: { home: "real", players: "real", matches: "real", results: "real", standings: "real", stats: "real", clubs: "real", transfers: "coming-soon", news: "empty", club: "real" },
    admin: { sections: { players: "full", fixtures: "full", results: "full", standings: "full", stats: "none", clubs: "full", news: "when-open" } },
  },
  {
    slug: "mttl",
    sport: "table-tennis",
    name: "MTTL table tennis",
    strapline: "Best of five games, each to eleven, two points clear.",
    seasons: [{ id: "2026", label: "Season 2026" }],
    collections: { teams: "mttlTeams", fixtures: "mttlFixtures", players: "mttlPlayers", results: "mttlResults", standings: "mttlStandings", seasons: "mttlSeasons", news: "mttlNews" },
    clubNoun: "club",
    pages: { home: "real", players: "real", matches: "real", results: "real", standings: "real", stats: "real", clubs: "real", transfers: "coming-soon", news: "empty", club: "real" },
    admin: { sections: { players: "full", fixtures: "full", results: "full", standings: "full", stats: "none", clubs: "full", news: "when-open" } },
  },
  {
    slug: "mltl",
    sport: "lawn-tennis",
    name: "MLTL lawn tennis",
    strapline: "Singles and doubles, set by set.",
    seasons: [{ id: "2026", label: "Season 2026" }],
    collections: { teams: "mltlTeams", fixtures: "mltlFixtures", players: "mltlPlayers", results: "mltlResults", standings: "mltlStandings", seasons: "mltlSeasons", news: "mltlNews" },
    clubNoun: "club",
    pages: { home: "real", players: "real", matches: "real", results: "real", standings: "real", stats: "real", clubs: "real", transfers: "coming-soon", news: "empty", club: "real" },
    admin: { sections: { players: "full", fixtures: "full", results: "full", standings: "full", stats: "none", clubs: "full", news: "when-open" } },
  },
  {
    slug: "student-week-football",
    sport: "football",
    name: "Student week football",
    section: "studentWeek",
    strapline: "One week of football, bragging rights for a year.",
    seasons: [{ id: "2026", label: "Student week 2026" }],
    collections: { teams: "swfTeams", fixtures: "swfFixtures", players: "swfPlayers", results: "swfResults", standings: "swfStandings", seasons: "swfSeasons", news: "swfNews" },
    clubNoun: "team",
    pages: { home: "real", players: "placeholder", matches: "none", results: "placeholder", standings: "placeholder", stats: "placeholder", clubs: "placeholder", transfers: "none", news: "placeholder", club: "real" },
    pagePaths: { clubs: "club" },
    admin: { sections: { players: "when-open", fixtures: "full", results: "when-open", standings: "when-open", stats: "none", clubs: "when-open", news: "when-open" } },
  },
];

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
