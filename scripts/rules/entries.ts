import { leagues as registry } from "@arena/leagues";
import { adminSections } from "../../src/leagues/sections";
import type { League, LeagueEntry } from "../../src/domain/league/league";
import { groupProblems } from "../../src/domain/season/strandedClubs";

/** The fields of a league that menus and addresses need, in the order of its file. */
const known: readonly (keyof LeagueEntry)[] = [
  "slug",
  "sport",
  "name",
  "section",
  "strapline",
  "seasons",
  "collections",
  "clubNoun",
  "pages",
  "pagePaths",
  "admin",
];

/** Returns the name of a league's file in src/arena/leagues, and of its export: the slug in camel case. */
export function leagueFile({ slug }: Pick<League, "slug">): string {
  return slug.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Returns a sentence for each league whose file is not named by its slug.
 * @param has whether the leagues' folder contains a file
 */
export const misnamed = (
  has: (file: string) => boolean,
  leagues: readonly Pick<League, "slug">[] = registry,
): readonly string[] =>
  leagues
    .map(leagueFile)
    .flatMap((file, at) =>
      has(`${file}.ts`)
        ? []
        : [
            `The league “${leagues[at]?.slug}” is in a file with another name: rename the file to ${file}.ts and its export to ${file}, also in index.ts.`,
          ],
    );

/** Returns a sentence for each built-in club that is in no table of its league, and for each table without a club. */
export const groupTroubles = (leagues: readonly League[] = registry): readonly string[] =>
  leagues.flatMap(({ slug, format, clubs }) =>
    groupProblems(format, clubs).map((text) => `${slug}: ${text}`),
  );

/** Writes a value as source code in one line. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([name, field]) => `${key(name)}: ${literal(field)}`);
  return `{ ${fields.join(", ")} }`;
}

const key = (name: string) => (/^\w+$/.test(name) ? name : JSON.stringify(name));

/** Writes a league's entry as source code, one line for each field. */
function entryOf(registered: League): string {
  const admin = { sections: adminSections(registered) };
  const league = { ...registered, admin };
  const fields = known.flatMap((field) =>
    league[field] === undefined ? [] : [`    ${field}: ${literal(league[field])},\n`],
  );
  return `  {\n${fields.join("")}  },\n`;
}

/** Returns the text of an arena's `leagues/entries.ts` for these leagues. */
export function generateEntries(leagues: readonly League[] = registry): string {
  const loaders = leagues.map((league) => {
    const file = leagueFile(league);
    return `  ${key(league.slug)}: async () => (await import("./${file}")).${file},\n`;
  });
  return `import type { League, LeagueEntry } from "@/domain/league/league";

/*
 * Made by \`npm run rules\` from the leagues beside this file, so that menus and addresses need none of
 * them: a visitor fetches only the leagues whose pages are visited.
 */

/** Every league with pages of its own, as far as the whole site needs it. */
export const entries: readonly LeagueEntry[] = [
${leagues.map(entryOf).join("")}];

/** Fetches the whole of a league, by its slug. */
export const wholeLeagues: Readonly<Record<string, () => Promise<League>>> = {
${loaders.join("")}};
`;
}
