import type { Rolldown } from "vite";

type Groups = NonNullable<Rolldown.CodeSplittingOptions["groups"]>;
type Name = Exclude<Groups[number]["name"], string>;

/** Modules below `src` whose path begins with one of these; a dot at the end is where the name ends. */
function ours(...places: readonly string[]): RegExp {
  const paths = places.map((place) => place.replaceAll(".", "\\.").replaceAll("/", "[\\\\/]"));
  return new RegExp(`[\\\\/]src[\\\\/](${paths.join("|")})`);
}

/** The same, and the page that starts the site: only with what it starts is it an entry of the build. */
function withStart(...places: readonly string[]): RegExp {
  return new RegExp(String.raw`${ours(...places).source}|[\\/]index\.html$`);
}

const inMatch = (...names: readonly string[]) => names.map((name) => `domain/match/${name}.`);
const inTable = (...names: readonly string[]) => names.map((name) => `domain/table/${name}.`);

/** The file of a sport, by the name of its folder. A page of all leagues needs every sport, and a file costs it 0.5 kB. */
const fileOfSport: Readonly<Record<string, string>> = {
  football: "football",
  basketball: "figures",
  chess: "figures",
  volleyball: "sets",
  "table-tennis": "sets",
  "lawn-tennis": "sets",
  athletics: "meet",
};

/** The words of a sport come with their explanation; how one looks that an owner named, with the leagues that owners opened. */
const ofSport = /[\\/]src[\\/]sports[\\/]([a-z-]+)[\\/](?!words\.|looks\.)[\w-]+\.ts$/;
const league = /[\\/]src[\\/]arena[\\/]leagues[\\/](?!entries\.|index\.)\w+\.ts$/;

/** Meets as data, which the day of all leagues needs alone. */
const meet = ours(
  "domain/meet/(?!oddities|patterns|sameEvent|markBounds|usualMark|scoringInWords)",
  "domain/season/(meets|meetsAhead|occasion|scoringText).",
  "site/meets/(words|progress).",
);

/** A sport that has no file yet gets one of its own name; a league is in the file of its sport. */
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
 * Which modules share a file: those that the same family of pages needs. A first view is to be at most 14 files
 * (scripts/budget/limits.ts): each costs about 0.5 kB for what it imports, exports and compresses less well alone, so what a few pages
 * do without may come with what they need.
 * A group also takes what its modules import, unless an earlier one has it: so what others depend on comes first.
 */
export const chunkGroups: Groups = [
  {
    name: "react",
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
  },
  // What nearly every page needs: the frame, reading, leagues, matches as data, crests.
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
      // Football has its own rule of bans, and every page of a player asks for the usual one.
      "domain/people/banPolicy.",
      "sports/criterion.",
      "ui/match/(outcome|liveNow|status|score|useNow|useZone|names|minuteText).",
      "ui/(Tabs|headingLevel|Section|WithStaleNote|StaleNote|EmptyState|Listing|Card|Chip|useFilters|useLedTo).",
      "ui/(crest/(?!MonogramAvatar)|later/|term/Term.)",
      "ui/mine/(mine|FollowedStar).",
      "ui/art/(Spot|spotHashes|hashes|sources|crops|Picture).",
      "data/(together|useClubs|rest/keptAnswers).",
      "app/(league/LeagueLayout|entry/settled|frame/hideBar|live/LiveMark).",
      "site/season/(?!useCompetition)",
      "site/live/(useBegunEarly|useKnownMatches).",
      "site/(home/quiet|motion/(useInView|WhenSeen)).",
    ),
  },
  // Makes a league of the record of one that was opened in the app: only where there is one.
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
  // While a match is on, on any page of its league.
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
  // Tables as data, and what several pages say of them.
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
      "site/(pointsInWords|club/ClubPlace).",
      "ui/standings/(Verdict|place|figureOf|ChangeStamp|Segments).",
      "ui/form/FormGuide.",
    ),
  },
  // What somebody can do with what a page shows.
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
  // People as data, and lists of them.
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
  // A dialog, and the pictures of the landing page's, which other pages show alone.
  { name: "dialog", test: ours("ui/(Dialog|useModal|art/posters).") },
  { name: "dataTable", test: ours("ui/(medals/|DataTable.|scroller/)") },
  { name: "chart", test: ours("ui/chart/") },
  // A league's table as its own page and other sites show it, and what comes to its rows and below it.
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
  // What moves at the top of the landing page and of a league's home, and the place of the day's matches until they are here.
  {
    name: "front",
    test: ours(
      "site/motion/(useRotation|MotionProvider|MotionToggle|useTicker|useHold|useSwipe|motionContext).",
      "site/(intervals|home/HomeImage).",
      "app/league/LeagueHero.",
      "site/today/(TodayPlace|TodaySkeleton|DayStrip.module).",
    ),
  },
  // A page's own file is needed before it can be used; what comes after its data has another.
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
  // A day of all leagues: as My clubs shows it, and the rest.
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
  // What two clubs did against one another.
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
  // Below a club's own season, in each sport.
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
