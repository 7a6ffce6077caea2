import type { Rolldown } from "vite";

type Groups = NonNullable<Rolldown.CodeSplittingOptions["groups"]>;

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
  // Matches as data, and pictures: all that lists of the day need.
  {
    name: "shared",
    test: ours(
      ...inMatch("matches", "match", "status", "grouping", "knockOut", "ending"),
      ...inMatch("gameWeek", "order", "pair", "listed", "ahead"),
      "domain/names.",
      "site/match/useMatches.",
      "ui/art/(hashes|sources|crops|Picture).",
      "ui/(headingLevel|Section|Card).",
      "ui/match/(useZone|useNow|status|MatchListSkeleton|MatchRow.module|MatchList.module).",
    ),
  },
  // What all pages of leagues need, and no other page.
  {
    name: "league",
    test: ours(
      "app/league/League(Layout|Heading).",
      "data/useClubs.",
      "domain/crest.",
      "domain/(table/exact|ordinal).",
      "leagues/(clubs|seasons).",
      "ui/(Listing|Dated|StaleNote|EmptyState).",
      "ui/crest/(?!MonogramAvatar)",
      "ui/mine/(mine|FollowedStar).",
      "ui/season/",
    ),
  },
  // What became of a match, by its league's rules.
  {
    name: "score",
    test: ours(
      ...inMatch("check", "figure", "detail", "detail/words", "minute"),
      ...inTable("award", "form", "pack"),
      "sports/packs/(awards|criterion).",
      "ui/match/outcome.",
    ),
  },
  {
    name: "table",
    test: ours(
      ...inTable("rank", "figures", "withdraw", "standings", "computedRow", "kept"),
      ...inMatch("outcomes"),
      "data/useCompetition.",
      "leagues/competition.",
    ),
  },
  { name: "matches", test: ours("ui/(match/|Chip.)"), minShareCount: 3 },
  // What tables of matches and of meets are drawn with: meets would take it along.
  { name: "terms", test: ours("ui/(term/Term|scroller/)") },
  {
    name: "meets",
    test: ours(
      "data/useMeetSeason.",
      "domain/meet/(?!paste|patterns)",
      "leagues/meets.",
      "site/meets/(ofSeason|Scroller|TeamTable|Meets.module).",
      "ui/medals/",
    ),
  },
  { name: "dialog", test: ours("ui/(Dialog|useModal).") },
];
