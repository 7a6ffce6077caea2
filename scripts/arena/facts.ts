import type { Arena } from "../../src/domain/arena";
import { illegible } from "../colours/palette";
import { leagueFile } from "../rules/entries";

/** The questions of `npm run arena`, by the name of the field in `src/arena/arena.ts`. */
export const questions = {
  name: "Name of the arena",
  short: "Short name, below the icon on phones",
  description: "One sentence for search engines",
  institution: "What plays here, in one word (university, college, school, town)",
  house: "What a house is (faculty, hall, class)",
  championship: "Name of the houses' championship",
  email: "E-mail for questions",
  url: "Address of the site",
  timeZone: "Time zone",
  locale: "English locale, for numbers and names",
  responsible: "Who is responsible for the data, by law",
  primary: "Colour of links, buttons and the mark",
  spark: "The bright accent",
  ink: "The darkest surface",
} as const;

export type Fact = keyof typeof questions;
export type Facts = Partial<Record<Fact, string>>;

const colours = ["primary", "spark", "ink"] as const;

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Returns what is wrong with the answers, one sentence each. New colours are checked with the colours that stay. */
export function faultsOf(facts: Facts, now: Arena): string[] {
  const { email, url, timeZone, locale } = facts;
  const chosen = { ...now.colours };
  for (const name of colours) chosen[name] = facts[name] ?? chosen[name];
  return [
    ...Object.entries(facts).flatMap(([name, text]) => (text.trim() ? [] : [`${name} is empty.`])),
    ...(email && !/^[^@\s]+@[^@\s]+$/.test(email) ? [`${email} is no e-mail address.`] : []),
    ...(url && !/^https:\/\/[^/\s]+$/.test(url)
      ? [`${url} is no address: https://… without a slash at its end.`]
      : []),
    ...(timeZone && !isZone(timeZone) ? [`${timeZone} is no time zone, as Africa/Lagos is.`] : []),
    ...(locale && !/^en-[A-Z]{2}$/.test(locale)
      ? [`${locale} is no English locale, as en-GB is.`]
      : []),
    ...(colours.some((name) => facts[name]) ? illegible(chosen) : []),
  ];
}

/**
 * Adds facts that follow from the others: if the arena itself is responsible for its data, this name changes with its
 * name.
 */
export function withDependentFacts(facts: Facts, now: Arena): Facts {
  const isOwn = now.legal.responsible === now.name;
  return facts.name && isOwn ? { responsible: facts.name, ...facts } : facts;
}

/**
 * Returns the text of `src/arena/arena.ts` with these facts; the rest does not change.
 * @throws Error if the file has no line for a fact
 */
export function replaceFacts(source: string, facts: Facts): string {
  let text = source;
  for (const [name, value] of Object.entries(facts)) {
    const place = new RegExp(`(\\b${name}: )"(?:[^"\\\\]|\\\\.)*"`);
    if (!place.test(text)) throw new Error(`src/arena/arena.ts has no line for ${name}.`);
    text = text.replace(place, (_, before: string) => before + JSON.stringify(value));
  }
  return text;
}

/**
 * Reads the answer about the leagues that stay and returns their slugs, in the order of `known`; null if a word is not
 * a known slug, or if there is no word. The word "none" alone stands for no league.
 */
export function parseKeptLeagues(said: string, known: readonly string[]): readonly string[] | null {
  const words = said.split(/[\s,]+/).filter(Boolean);
  if (words.length === 1 && words[0] === "none") return [];
  return words.length > 0 && words.every((word) => known.includes(word))
    ? known.filter((slug) => words.includes(slug))
    : null;
}

/** Returns the text of `src/arena/leagues/index.ts` for these leagues. */
export function leagueIndex(slugs: readonly string[]): string {
  const files = slugs.map((slug) => leagueFile({ slug }));
  const imports = files.toSorted().map((file) => `import { ${file} } from "./${file}";\n`);
  return `import type { League } from "@/domain/league/league";
${imports.join("")}
/** Every league with pages of its own. A new league is one new file and one line here. */
export const leagues: readonly League[] = [${files.join(", ")}];
`;
}
