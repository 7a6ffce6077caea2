import type { Rolldown } from "vite";

type Groups = NonNullable<Rolldown.CodeSplittingOptions["groups"]>;

/** What all pages of leagues need, and no other page: their layout, and the crests of clubs. */
const league =
  /[\\/]src[\\/](app[\\/]league[\\/]League(Layout|Heading)|domain[\\/]crest|leagues[\\/]clubs|ui[\\/](crest|season)[\\/])/;

/**
 * Leagues with their rules and scores, and what computes tables of them. A few lists of all leagues would make them
 * shared; but a page needs one league, and most pages no table.
 */
const ofSomePages =
  /[\\/]src[\\/](leagues[\\/](?!(brand|clubs|entries|menu|paths|routes|seasons|shape)\.)|sports[\\/](packs|scores)[\\/]|domain[\\/](match[\\/](detail|check|outcomes)\b|table[\\/]))/;

/** Other code of visitors' pages; what only administrators load stays out of it. */
const visitors =
  /[\\/]src[\\/](?!domain[\\/]crest|leagues[\\/]clubs|ui[\\/](crest|season))(app|data|domain|leagues|site|sports|ui)[\\/](?!(auth|embedded|firestore|maintenance|saving|seed)[\\/])|[\\/]node_modules[\\/]valibot[\\/]/;

/**
 * Which modules share a file. Left alone, every set of pages would get a file for what just they have
 * in common: a league's home would be 30 files, and small ones compress badly. What most pages use is
 * one file; a lower count would bring every page code of the others (the standings 2 kB at 5).
 * A group also takes what its modules import, unless an earlier one has it.
 */
export const chunkGroups: Groups = [
  {
    name: "react",
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
  },
  { name: "app", tags: ["$initial"] },
  {
    name: "shared",
    test: (id) => visitors.test(id) && !ofSomePages.test(id),
    minShareCount: 6,
  },
  { name: "league", test: league },
];
