import type { Rolldown } from "vite";

type Groups = NonNullable<Rolldown.CodeSplittingOptions["groups"]>;

/** What a league's sport brings, as one file of the name of the sport's folder; words come with their explanation. */
const sport = /[\\/]src[\\/]sports[\\/]([a-z-]+)[\\/](?!words\.)[\w-]+\.ts$/;

/** Modules below `src` whose path begins with one of these; a dot at the end is where the name ends. */
function ours(...places: readonly string[]): RegExp {
  const paths = places.map((place) => place.replaceAll(".", "\\.").replaceAll("/", "[\\\\/]"));
  return new RegExp(`[\\\\/]src[\\\\/](${paths.join("|")})`);
}

const inMatch = (...names: readonly string[]) => names.map((name) => `domain/match/${name}.`);
const inTable = (...names: readonly string[]) => names.map((name) => `domain/table/${name}.`);

/**
 * Which modules share a file, by what the pages that need them draw. Left alone, every set of pages would get a file
 * for what just they have in common: a league's home would be 60 files, and small ones compress badly. One file
 * for whatever most pages use brings each of them 5 to 14 kB that it never runs.
 * A group also takes what its modules import, unless an earlier one has it: so what others stand on comes first.
 */
export const chunkGroups: Groups = [
  {
    name: "react",
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
  },
  { name: "app", tags: ["$initial"] },
  // Matches as data, and what fetches parts of pages.
  {
    name: "shared",
    test: ours(
      ...inMatch("matches", "match", "status", "ending", "gameWeek", "order", "pair"),
      "domain/(names|wording|ordinal).",
      "ui/(headingLevel|Section|useFilters).",
      "ui/match/(useZone|useNow|liveNow).",
      "ui/later/later.",
    ),
  },
  // What lists of matches need besides, the landing page's too: tables do not.
  {
    name: "lists",
    test: ours(
      ...inMatch("agenda", "grouping", "knockOut", "listed", "ahead"),
      "domain/day.",
      "site/match/useMatches.",
      "ui/Card.",
      "ui/match/(status|MatchListSkeleton|MatchRow.module|MatchList.module).",
    ),
  },
  // What stands for a day of all leagues until its matches are here, and what such days have in common.
  {
    name: "day",
    test: ours(
      "site/today/(TodayPlace|TodaySkeleton|allListings|DayStrip.module|Today.module).",
      "site/today/FollowedLeagues.",
      "site/motion/useSwipe.",
    ),
  },
  // What moves, and waits for its turn.
  {
    name: "motion",
    test: ours(
      "site/motion/(useInView|useRotation|MotionProvider|MotionToggle).",
      "site/intervals.",
      "ui/useMedia.",
      "site/home/quiet.",
    ),
  },
  // What joins several reads, which news do as well as tables: it would come with the first of them.
  { name: "reads", test: ours("data/together.") },
  { name: "told", test: ours("site/news/(PinnedNews|useNews).") },
  { name: "pictures", test: ours("ui/art/(hashes|sources|crops|Picture).") },
  // What all pages of leagues need, and what leagues themselves stand on.
  {
    name: "league",
    test: ours(
      "app/league/League(Layout|Heading).",
      "domain/crest.",
      // Football has its own rule of bans, and every page of a player asks for the usual one.
      "domain/people/banPolicy.",
      "domain/table/exact.",
      "domain/season/(clubs|seasons|calledName).",
      "domain/league/(everyPage|oneTable).",
      "ui/(Listing|Dated|StaleNote|EmptyState).",
      "ui/crest/(?!MonogramAvatar)",
      "ui/mine/(mine|FollowedStar).",
      "site/season/(?!SeasonLabel|useCompetition)",
      "ui/match/score.",
      ...inMatch("check", "decided", "figure", "detail", "detail/words", "form"),
      ...inTable("award", "pack"),
      "sports/criterion.",
    ),
  },
  // How a match came out in words, and the clubs of lists: by what leagues stand on. A player's matches need no more.
  {
    name: "outcomes",
    test: ours(
      "ui/match/(outcome|minuteText).",
      "ui/Chip.",
      "site/match/latestResults.",
      "data/useClubs.",
    ),
  },
  {
    name: "table",
    test: ours(
      ...inTable("rank", "figures", "withdraw", "standings", "computedRow", "kept"),
      ...inMatch("outcomes"),
      "site/season/useCompetition.",
      "domain/season/competition.",
      "ui/form/FormGuide.",
      // A club's card on My clubs says it, and draws no table.
      "ui/standings/Verdict.",
    ),
  },
  // What tables of matches and of meets are drawn with.
  { name: "terms", test: ours("ui/(term/Term|scroller/)") },
  // Lists of figures and the championship, which draw no league's table.
  { name: "dataTable", test: ours("ui/DataTable.") },
  { name: "sets", test: ours(...inMatch("detail/sets", "detail/contests")) },
  // The rows of a match's boards stand on how they are written, not on chess.
  { name: "boards", test: ours(...inMatch("detail/boards")) },
  { name: (id) => sport.exec(id)?.[1] ?? null, debugName: "sport" },
  // What tables and the championship have above them.
  {
    name: "stamps",
    test: ours(
      "ui/standings/(Segments|ChangeStamp)",
      "domain/match/hasScore.",
      "domain/season/lastChange.",
    ),
  },
  // Why, what is needed, cups and their words come when somebody asks, or after the table; a short one is for other pages.
  {
    name: "standings",
    test: ours("ui/standings/(?!Bracket|bracketWords|needs|ShortTable|Why)"),
  },
  // Who scored and when: the table asks, and needs no line-ups.
  { name: "goals", test: ours(...inMatch("minute")) },
  // Line-ups, and faces: lists of matches and figures of players stand on them, each alone as well.
  {
    name: "squad",
    test: ours("domain/people/(sheet|squad).", ...inMatch("substitutions", "bookings")),
  },
  { name: "faces", test: ours("ui/crest/MonogramAvatar") },
  {
    name: "matches",
    test: ours(
      "ui/match/(?!timelineOf|names)",
      "site/match/OpenMatch.",
      "site/calendar/CalendarButton.",
    ),
    minShareCount: 3,
  },
  // A player's figures, and lists of them.
  {
    name: "people",
    test: ours(
      "domain/people/(cards|counting|parts|totals|statistics).",
      "domain/season/figures.",
      "data/usePlayers.",
      "ui/statistics/TopList.",
    ),
  },
  // Meets as data, which the day of all leagues needs alone.
  {
    name: "meetData",
    test: ours(
      "domain/meet/(?!oddities|patterns|sameEvent|teamIn|markBounds|usualMark|scoringInWords)",
      "domain/season/(meets|occasion|scoringText).",
      "site/meets/words.",
    ),
  },
  { name: "meets", test: ours("data/useMeetSeason.", "site/meets/(ofSeason|Meets.module).") },
  // What a team's own page does without.
  { name: "meetTables", test: ours("domain/season/bests.", "site/meets/TeamTable.", "ui/medals/") },
  { name: "dialog", test: ours("ui/(Dialog|useModal).") },
  // What every page fetches once it is drawn.
  { name: "settled", test: ours("app/entry/settled.", "data/rest/keptAnswers.") },
];
