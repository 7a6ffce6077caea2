import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { hasResult, type ListedMatch } from "../../src/domain/match/listed";
import { wasCalledOff } from "../../src/domain/match/match";
import { calledMatch } from "../../src/domain/season/calledName";
import { dayOfWhen, isUntimed, kickOffOf, momentOf } from "../../src/domain/when";
import { groundNamed, type Ground } from "../../src/domain/schedule/ground";
import { arena } from "@arena/arena";
import type { League } from "../../src/domain/league/league";
import { ANY, paths } from "../../src/leagues/paths";
import { outcomeInWords, outcomeOf } from "../../src/ui/match/outcome";
import type { MappedPage } from "../build/sitemap";
import type { LeagueFeedData } from "./feeds";
import { canNameFile } from "./fileName";
import type { Pictures } from "./pictures";
import { withHead } from "./withHead";

/** Maximum number of matches of a league with a separate page; the matches nearest to now. */
const MOST_MATCHES = 100;
const MINUTE = 60_000;

/**
 * Returns the two teams of a match in one line, with the score if the match has a result.
 * @param match a match with the team names for visitors
 */
export function headline(league: League, match: ListedMatch): string {
  if (!hasResult(match)) return `${match.teamA} v ${match.teamB}`;
  return outcomeInWords(match, outcomeOf(match.match.outcome.result, league));
}

/** Describes a match in one sentence: teams or score, status or ending, league, time and ground. */
export function description(league: League, match: ListedMatch): string {
  const kickOff = kickOffOf(match, arena.timeZone);
  const isOff = !hasResult(match) && wasCalledOff(match.match);
  const ending = hasResult(match) ? outcomeOf(match.match.outcome.result, league).ending : "";
  const said = [headline(league, match), isOff ? match.status : ending, league.name];
  return `${[...said, kickOff?.full, match.stadium].filter(Boolean).join(", ")}.`;
}

/** The site's address, and the arena's grounds. */
export interface MatchSite {
  /** The address of the site, "https://…". */
  readonly origin: string;
  readonly grounds: readonly Ground[];
}

const statuses = { cancelled: "EventCancelled", postponed: "EventPostponed" } as const;

/** Describes a match with the types of schema.org; null if it has no date, because schema.org requires one. */
function sportsEvent(
  league: League,
  match: ListedMatch,
  { origin, grounds }: MatchSite,
  picture: string,
) {
  const { teamA, teamB, stadium } = match;
  const date = momentOf(match);
  if (date === null) return null;
  const isOfDay = isUntimed(match);
  const { status } = match.match;
  const ground = groundNamed(stadium, grounds);
  const state = status === "cancelled" || status === "postponed" ? statuses[status] : undefined;
  const at = (place: string) => new URL(place, origin).href;
  const [homeTeam, awayTeam] = [teamA, teamB].map((name) => ({ "@type": "SportsTeam", name }));
  return {
    "@context": "https://schema.org",
    "@type": "SportsEvent",
    name: headline(league, match),
    description: description(league, match),
    url: at(paths.match(league, match.id)),
    image: at(picture),
    startDate: isOfDay ? match.day : new Date(date).toISOString(),
    ...(!isOfDay && {
      endDate: new Date(date + league.game.matchMinutes * MINUTE).toISOString(),
    }),
    eventStatus: `https://schema.org/${state ?? "EventScheduled"}`,
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: {
      "@type": "Place",
      name: stadium || arena.name,
      // Search engines require an address. If none is entered, the arena's name helps to find the grounds.
      address: ground?.place || arena.legal.address.join(", ") || arena.name,
      ...(ground && { url: at(paths.ground(ground.id)) }),
      ...(ground?.link && { hasMap: ground.link }),
    },
    sport: league.game.name,
    homeTeam,
    awayTeam,
    competitor: [homeTeam, awayTeam],
    organizer: {
      "@type": "SportsOrganization",
      name: league.name,
      url: at(`/${league.slug}/home`),
    },
  };
}

/**
 * Returns the shared page of a league's matches with the head of one match, for previews and search engines.
 * @param shared the HTML that answers for all matches
 * @param picture the path of the match's picture in the site
 * @throws Error if the HTML is not in the form that the build writes
 */
export function matchPage(
  shared: string,
  league: League,
  match: ListedMatch,
  at: MatchSite,
  picture: string,
): string {
  return withHead(shared, {
    title: [headline(league, match), league.name, arena.name].join(" · "),
    description: description(league, match),
    address: new URL(paths.match(league, match.id), at.origin).href,
    thing: sportsEvent(league, match, at, picture),
    picture: { address: new URL(picture, at.origin).href, alt: description(league, match) },
  });
}

/** Returns the matches that get a page: of those whose id can be the name of a file, the ones nearest to now. */
export function shownMatches(matches: readonly ListedMatch[], now: number): readonly ListedMatch[] {
  const away = (match: ListedMatch) => Math.abs((momentOf(match) ?? Infinity) - now);
  return matches
    .filter(({ id }) => canNameFile(id))
    .toSorted((a, b) => (away(a) < away(b) ? -1 : 1))
    .slice(0, MOST_MATCHES);
}

/**
 * Writes a page for each match of the current season that is near to now, beside the shared page, which still answers
 * for the other matches. Deletes the pages of an earlier run.
 * @returns the pages, for the sitemap
 */
export async function writeMatchPages(
  dist: string,
  { league, clubs, matches }: LeagueFeedData,
  { now, pictures, ...at }: MatchSite & { readonly now: number; readonly pictures: Pictures },
): Promise<readonly MappedPage[]> {
  const shared = path.join(dist, `${paths.match(league, ANY)}.html`);
  if (!existsSync(shared)) return [];
  const folder = path.dirname(shared);
  const html = await readFile(shared, "utf8");
  for (const file of await readdir(folder))
    if (file !== path.basename(shared)) await rm(path.join(folder, file));
  const shown = shownMatches(matches, now);
  for (const match of shown) {
    const picture = await pictures.ofMatch(league, clubs, match);
    const page = matchPage(html, league, calledMatch(clubs, match), at, picture);
    await writeFile(path.join(folder, `${match.id}.html`), page);
  }
  return shown.map((match) => ({
    path: paths.match(league, match.id),
    // A match without a result gets no day, because it is not known when it was entered.
    day: hasResult(match) ? (dayOfWhen(match, arena.timeZone) ?? undefined) : undefined,
  }));
}
