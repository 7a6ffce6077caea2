import type { Rolldown } from "vite";

type Groups = NonNullable<Rolldown.CodeSplittingOptions["groups"]>;
type Name = Exclude<Groups[number]["name"], string>;

/**
 * Returns a pattern for modules below `src` whose path begins with one of these. A dot at the end marks the whole name.
 */
function ours(...places: readonly string[]): RegExp {
  const paths = places.map((place) => place.replaceAll(".", "\\.").replaceAll("/", "[\\\\/]"));
  return new RegExp(`[\\\\/]src[\\\\/](${paths.join("|")})`);
}

/**
 * As `ours`, but also matches index.html: it stays an entry of the build only in the same file as the code it starts.
 */
function withStart(...places: readonly string[]): RegExp {
  return new RegExp(String.raw`${ours(...places).source}|[\\/]index\.html$`);
}

const inMatch = (...names: readonly string[]) => names.map((name) => `domain/match/${name}.`);
const inTable = (...names: readonly string[]) => names.map((name) => `domain/table/${name}.`);

/**
 * The built file of each sport, by the name of the sport's folder. Sports share files, because a page of all leagues
 * needs every sport and each file costs it 0.5 kB.
 */
const fileOfSport: Readonly<Record<string, string>> = {
  football: "football",
  basketball: "figures",
  chess: "figures",
  volleyball: "sets",
  "table-tennis": "sets",
  "lawn-tennis": "sets",
  athletics: "meet",
};

/**
 * Modules of a sport. Without `words`, which load with their explanation, and without `looks` of named sports, which
 * load with the leagues that owners opened.
 */
const ofSport = /[\\/]src[\\/]sports[\\/]([a-z-]+)[\\/](?!words\.|looks\.)[\w-]+\.ts$/;
const league = /[\\/]src[\\/]arena[\\/]leagues[\\/](?!entries\.|index\.)\w+\.ts$/;

/** Modules for the data of meets; the only part of meets that the page "today" of all leagues needs. */
const meet = ours(
  "domain/meet/(?!oddities|patterns|sameEvent|markBounds|usualMark|scoringInWords)",
  "domain/season/(meets|meetsAhead|occasion|scoringText).",
  "site/meets/(words|progress).",
);

/**
 * Names the file of a sport's or league's module. A sport not in `fileOfSport` has its own file; a league is in its
 * sport's.
 */
const sportFile: Name = (id, bundle) => {
  if (meet.test(id)) return "meet";
  const sport = ofSport.exec(id)?.[1];
  if (sport !== undefined) return fileOfSport[sport] ?? sport;
  if (!league.test(id)) return null;
  for (const imported of bundle.getModuleInfo(id)?.importedIds ?? []) {
    const played = ofSport.exec(imported)?.[1];
    if (played !== undefined) return fileOfSport[played] ?? played;
  }
  return null;
};

/**
 * Groups of modules that share one built file: modules that the same family of pages needs. A first view may have at
 * most 14 files (scripts/budget/limits.ts). Each file costs about 0.5 kB for its imports, its exports and worse
 * compression, so a file may also contain modules that a few of its pages do not use. A group also contains the imports
 * of its modules, unless an earlier group has them. So groups that others depend on come first.
 */
export const chunkGroups: Groups = [
  {
    name: "react",
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
  },
  // Code for nearly every page: the frame, loading of data, leagues, the data of matches, crests.
  {
    name: "app",
    test: withStart(
      ...inMatch("matches", "match", "status", "figure", "listed", "ahead", "live", "knockOut"),
      ...inMatch("endingInWords", "fullTime", "minute", "grouping"),
      ...inMatch("detail", "detail/words", "detail/sets", "detail/boards"),
      "domain/(crest|ordinal|durations).",
      "domain/season/(clubs|calledName|seasons|cups|stageInWords).",
      "domain/meet/teamIn.",
      "domain/league/(everyPage|oneTable).",
      "domain/table/exact.",
      // Football has its own rule of bans, and every page of a player needs the usual rule.
      "domain/people/banPolicy.",
      "sports/criterion.",
      "ui/match/(outcome|liveNow|status|score|useNow|useZone|names|minuteText).",
      "ui/(Tabs|headingLevel|Section|WithStaleNote|StaleNote|EmptyState|Listing|Card|Chip|useFilters|useLedTo).",
      "ui/(crest/(?!MonogramAvatar)|later/|term/Term.)",
      "ui/mine/(mine|FollowedStar).",
      "ui/art/(Spot|spotHashes|hashes|sources|crops|Picture).",
      "data/(together|useClubs|rest/storedAnswers).",
      "app/(league/LeagueLayout|entry/settled|frame/hideBar|live/LiveMark).",
      "site/season/(?!useCompetition)",
      "site/live/(useBegunEarly|useKnownMatches).",
      "site/(home/quiet|motion/(useInView|WhenSeen)).",
    ),
  },
  // Makes a `League` from the record of a league that was opened in the app; loaded only if there is such a league.
  {
    name: "openedLeague",
    test: ours(
      "leagues/openedLeague.",
      "domain/league/settings.",
      "domain/season/(nextSeason|formatText).",
      "sports/(fetchSport|other/looks).",
    ),
  },
  { name: sportFile, debugName: "sports" },
  // All leagues at once, for pages of several.
  {
    name: "allLeagues",
    test: ours("leagues/index.", "arena/leagues/index.", "data/(useArena|useLeagues|byKind)."),
  },
  // Loaded on any page of a league while one of its matches is live.
  {
    name: "live",
    test: ours(
      "site/live/(LiveLeague|useLiveLeague|liveShown|useFollowing|onPage|NewWords).",
      "domain/match/(running/|livePlay.)",
      "ui/match/timelineOf.",
      "app/league/LeagueNow.",
    ),
  },
  // Lists of matches.
  {
    name: "matches",
    test: ours(
      "ui/match/(ResultRow|AnyMatchRow|MatchRow|MatchList|MatchListSkeleton|ScoreLine|spokenDetail|StatusChip|TurningFigure).",
      "site/match/(useMatches|latestResults|OpenMatch).",
      "site/news/(PinnedNews|useNews).",
      "site/today/(FollowedLeagues|Today.module|allListings).",
      "leagues/playsAround.",
      "site/since/SinceLastVisit.",
      "domain/match/agenda.",
      "ui/useMedia.",
    ),
  },
  { name: "week", test: ours("domain/match/week.") },
  // The data of tables, and texts about tables that several pages show.
  {
    name: "tables",
    test: ours(
      ...inTable("rank", "figures", "withdraw", "standings", "computedRow", "kept", "playOffs"),
      ...inTable("adjustments", "noWord", "movement"),
      ...inMatch("outcomes", "withdrawals", "form"),
      "domain/season/(competition|missing|lastChange).",
      "domain/bracket/places.",
      "site/season/useCompetition.",
      "site/standings/(openMatches|useTableView|address).",
      "site/(pointsChartWords|club/ClubPlace).",
      "ui/standings/(Verdict|place|figureOf|ChangeStamp|Segments).",
      "ui/form/FormGuide.",
    ),
  },
  // Buttons on pages: follow, share, add to calendar, copy the link, embed.
  {
    name: "actions",
    test: ours(
      "ui/(mine/FollowButton|share/ShareButton).",
      "site/(calendar/CalendarButton|match-page/CopyLink|embed/EmbedButton).",
    ),
  },
  {
    name: "brackets",
    test: ours("domain/bracket/", "domain/season/bracket.", "ui/standings/bracketWords."),
  },
  // The data of people, and lists of people.
  {
    name: "people",
    test: ours(
      "domain/people/(sheet|squad|cards|counting|parts|totals|statistics|isGoalkeeper).",
      ...inMatch("substitutions", "bookings"),
      "domain/season/figures.",
      "data/usePlayers.",
      "ui/(statistics/TopList|crest/MonogramAvatar|awards/Surface).",
      "site/home/FrontScorers.",
    ),
  },
  {
    name: "suspended",
    test: ours(
      "domain/people/suspensions.",
      "domain/season/bans.",
      "site/suspensions/(suspended|useSuspended).",
    ),
  },
  {
    name: "filters",
    test: ours(
      "ui/(SelectField|Field|SearchField).",
      "site/match/(clubFilter|ClubFilter|Filters|firstItems|MatchesSkeleton).",
    ),
  },
  {
    name: "player",
    test: ours(
      "site/player-page/(PlayerPage|MatchLog|OtherSeasons).",
      "ui/players/PlayerFacts.",
      "domain/people/playerLog.",
    ),
  },
  // Dialogs, and the posters in the landing page's dialog; other pages also show posters without a dialog.
  { name: "dialog", test: ours("ui/(Dialog|useModal|art/posters).") },
  { name: "dataTable", test: ours("ui/(medals/|DataTable.|scroller/)") },
  { name: "chart", test: ours("ui/chart/") },
  // A league's table on its own page and embedded in other sites, with the additions in its rows and below it.
  {
    name: "outlook",
    test: ours("domain/table/outlook.", "ui/standings/needs.", "site/mine/(ClubOutlook|Certain)."),
  },
  {
    name: "standingsTable",
    test: ours(
      "ui/standings/Standings",
      "site/standings/BracketPlace.",
      "domain/season/partWords.",
    ),
  },
  {
    name: "standingsMore",
    test: ours(
      "site/standings/rowExtras.",
      "ui/standings/(useProspects|NeedsList).",
      "ui/form/FormLinks.",
    ),
  },
  {
    name: "pastSeason",
    test: ours("site/past-season/(OneSeason|words|PastSeason.module).", "ui/standings/CupHolder."),
  },
  {
    name: "bracketDrawing",
    test: ours(
      "ui/standings/Bracket",
      "site/standings/(KnockOut|CupBracket).",
      "domain/season/cupTies.",
    ),
  },
  // Moving parts at the top of the landing page and of a league's home, and the placeholder of the day's matches.
  {
    name: "front",
    test: ours(
      "site/motion/(useRotation|MotionProvider|MotionToggle|useTicker|useHold|useSwipe|motionContext).",
      "site/(intervals|home/HomeImage).",
      "app/league/LeagueHero.",
      "site/today/(TodayPlace|TodaySkeleton|DayStrip.module).",
    ),
  },
  // The home page needs its own file before it can be used; parts that load after its data are in "homeMore".
  { name: "home", test: ours("site/home/HomePage.") },
  { name: "frontTable", test: ours("site/home/FrontTable.", "ui/standings/ShortTable.") },
  {
    name: "homeMore",
    test: ours(
      "site/home/",
      "ui/awards/(?!AwardsDialog)",
      "ui/match/HighlightCard.",
      "ui/standings/ShortTable.",
      "domain/people/(awards|teamOfTheWeek).",
    ),
  },
  // The day's matches of all leagues: the part that "My clubs" shows too, then the rest.
  {
    name: "day",
    test: ours(
      "site/today/(leagueMatches|LeagueCard|myMatches|useArrived|Failures).",
      "site/meets/MeetRow.",
    ),
  },
  {
    name: "today",
    test: ours("site/today/(DayMatches|Today|LateLeagues|inTurn|aside/AsidePlace)."),
  },
  {
    name: "meets",
    test: ours(
      "data/useMeetSeason.",
      "site/meets/(?!MeetRow|MeetClub|Past|AthleteSeason)",
      "domain/season/bests.",
    ),
  },
  {
    name: "landing",
    test: ours(
      "site/landing/(?!tiles/(TileNow|leaders)|arena/(ArenaLead|LatestNews)|gallery/(Week|week))",
      "ui/art/(galleryPictures|fetchPicture).",
    ),
  },
  {
    name: "championship",
    test: ours("site/championship/(Championship|words|houseColumns)", "domain/season/championship"),
  },
  { name: "mine", test: ours("site/mine/(?!MyPlayers)") },
  // Earlier matches of two clubs against each other.
  {
    name: "meetings",
    test: ours(
      "site/match-page/(HeadToHead|balance|useMeetings|ComingNext|MatchPage.module|Countdown).",
      "domain/timeLeft.",
    ),
  },
  { name: "matchPage", test: ours("site/match-page/MatchPage.") },
  {
    name: "matchMore",
    test: ours(
      "site/match-page/(?!OtherSeasons|MatchOfficials|Meaning)",
      "ui/match/(sheet/|MatchCentre|MatchHeader|LineUps|Timeline|Happenings|Caption|breaks|report|WhoPlays|PlayerName|LiveEvents)",
      "site/match/useWholeMatch.",
      "data/useRecord.",
      "domain/people/(matchEvents|lineUps).",
    ),
  },
  // A club's past seasons, below its current season; the same in each sport.
  { name: "clubPast", test: ours("site/club/(ClubPast|PastSeasons).") },
  {
    name: "clubTop",
    test: ours(
      "site/club/(ClubHeader|ClubMissing|OneClub|ClubSquad|ClubParts|ClubPage.module).",
      "ui/players/SquadList.",
    ),
  },
  {
    name: "club",
    test: ours(
      "site/club/(?!Past|ClubMore|clubNews|ClubHonours|MovedScorers|ClubPast)",
      "domain/season/course.",
    ),
  },
];
