import { slugOf } from "../names";

/** Matches a league's slug, after which its pages, collections and published documents are named. */
export const leagueSlugPattern = /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/;
const LONGEST_SLUG = 40;

/**
 * Slugs that no league may have: the first parts of the site's own addresses, files of the built site, documents of the
 * database beside the leagues' own, and words for future pages. Addresses that the site gets later begin with one of
 * these.
 */
export const reservedSlugs: readonly string[] = `
  championship today my-clubs screen privacy help embed grounds
  assets art calendar feeds fonts icons screens share pictures
  index offline no-embed og-image scheme sitemap robots manifest favicon worker
  leagues officials published live crests archives history admins
  admin account app api arena home join invitation captain
  report search settings sign-in site club clubs people news
`
  .trim()
  .split(/\s+/);

/** An address whose page says "still to come" until a league of that sport and section is opened there. */
export interface Placeholder {
  readonly slug: string;
  readonly sport: string;
  readonly section: string;
}

/** The facts against which the address of a new league is checked. */
export interface AddressContext {
  /** The sport and the menu section of the league that is being opened. */
  readonly sport: string;
  readonly section: string;
  /** The slugs of all leagues, from the arena's files and opened in the app, including removed ones. */
  readonly taken: readonly string[];
  /** The first parts of the sports' addresses in the menu, which no league may take. */
  readonly ofSports: readonly string[];
  readonly placeholders: readonly Placeholder[];
}

/** Returns why a league cannot have that address; null if it can. */
export function addressProblem(slug: string, context: AddressContext): string | null {
  const { sport, section, taken, ofSports, placeholders } = context;
  if (slug === "") return "Address is required";
  if (slug.length < 3) return "The address needs at least 3 characters";
  if (slug.length > LONGEST_SLUG) return `The address may have at most ${LONGEST_SLUG} characters`;
  if (!leagueSlugPattern.test(slug))
    return "Use small letters a to z, digits and hyphens; begin with a letter and do not end with a hyphen";
  if (taken.includes(slug)) return "Another league has or had this address";
  if (reservedSlugs.includes(slug) || ofSports.includes(slug))
    return "The site itself uses this address";
  const placeholder = placeholders.find((one) => one.slug === slug);
  return placeholder && (placeholder.sport !== sport || placeholder.section !== section)
    ? "This address is reserved for another sport or section of the menu"
    : null;
}

/** Returns a name in the form of an address; '' if nothing of it can be used. */
function inForm(name: string): string {
  const slug = slugOf(name).slice(0, LONGEST_SLUG).replace(/-+$/, "");
  const begun = /^[a-z]/.test(slug) || slug === "" ? slug : `league-${slug}`;
  return begun.slice(0, LONGEST_SLUG).replace(/-+$/, "");
}

/**
 * Proposes a valid address for a league: the placeholder of its sport and section if there is one, otherwise the name,
 * with a number if another league has it. '' for an empty name.
 */
export function proposeAddress(name: string, context: AddressContext): string {
  const isFree = (slug: string) => addressProblem(slug, context) === null;
  const { sport, section, placeholders } = context;
  const own = placeholders.find((one) => one.sport === sport && one.section === section);
  if (own && isFree(own.slug)) return own.slug;
  const slug = inForm(name);
  if (slug === "") return "";
  const named = slug.length < 3 ? `${slug}-league` : slug;
  for (let at = 1; at < 1000; at += 1) {
    const end = at === 1 ? "" : `-${at}`;
    const tried = `${named.slice(0, LONGEST_SLUG - end.length).replace(/-+$/, "")}${end}`;
    if (isFree(tried)) return tried;
  }
  return "";
}
