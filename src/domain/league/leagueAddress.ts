import { slugOf } from "../names";

/** The address of a league: what its pages, collections and published documents are called after. */
export const leagueSlugPattern = /^[a-z][a-z0-9-]{1,38}[a-z0-9]$/;
const LONGEST_SLUG = 40;

/**
 * What no league may be called: first parts of the site's own addresses, files of the built site, documents of the database
 * beside leagues, and words for pages to come. Addresses that the site gets later begin with one of these.
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

/** An address that says "still to come" until a league of that sport and section is open there. */
export interface Placeholder {
  readonly slug: string;
  readonly sport: string;
  readonly section: string;
}

/** What the address of a new league is checked against. */
export interface AddressContext {
  /** The league that is being opened. */
  readonly sport: string;
  readonly section: string;
  /** Slugs of all leagues that there are or were, of the arena's files and opened ones, removed ones too. */
  readonly taken: readonly string[];
  /** First parts of addresses that sports have in the menu, none of which a league may take. */
  readonly ofSports: readonly string[];
  readonly placeholders: readonly Placeholder[];
}

/** Why a league cannot have that address; null where it can. */
export function addressProblem(slug: string, context: AddressContext): string | null {
  const { sport, section, taken, ofSports, placeholders } = context;
  if (slug === "") return "Address is required";
  if (slug.length < 3) return "The address needs at least 3 characters";
  if (slug.length > LONGEST_SLUG) return `The address may have at most ${LONGEST_SLUG} characters`;
  if (!leagueSlugPattern.test(slug))
    return "The address is made of small letters a to z, digits and hyphens, begins with a letter and ends with no hyphen";
  if (taken.includes(slug)) return "Another league has or had this address";
  if (reservedSlugs.includes(slug) || ofSports.includes(slug))
    return "The site itself uses this address";
  const placeholder = placeholders.find((one) => one.slug === slug);
  return placeholder && (placeholder.sport !== sport || placeholder.section !== section)
    ? "This address is kept for another sport or section of the menu"
    : null;
}

/** A name in the form of an address; '' where it has no letter that could begin one. */
function inForm(name: string): string {
  const slug = slugOf(name).slice(0, LONGEST_SLUG).replace(/-+$/, "");
  const begun = /^[a-z]/.test(slug) || slug === "" ? slug : `league-${slug}`;
  return begun.slice(0, LONGEST_SLUG).replace(/-+$/, "");
}

/**
 * An address for a league of that name that can be used: the placeholder of its sport and section where there is one, else
 * the name, with a number behind it where another league has it. '' for an empty name.
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
