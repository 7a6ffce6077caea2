import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { arena } from "@arena/arena";
import { hasResult } from "../../src/domain/match/listed";
import { sameName } from "../../src/domain/names";
import { calledMatch, calledName } from "../../src/domain/season/calledName";
import type { ResolvedClub } from "../../src/domain/season/clubs";
import { takesPart, type MeetWithEvents } from "../../src/domain/season/meets";
import { momentOf } from "../../src/domain/when";
import type { League } from "../../src/domain/league/league";
import { ATOM_FOLDER, atomPlace } from "../../src/leagues/feeds";
import { paths } from "../../src/leagues/paths";
import type { RecordOf } from "../../src/records/record";
import { meetAddress } from "../../src/site/meets/words";
import { newsPart } from "../../src/site/news/address";
import { escapeHtml, replaceOnce, tag } from "../build/html";
import type { LeagueFeedData } from "./feeds";
import { description, headline } from "./matchPages";

/** Maximum number of entries of a feed; the latest ones. */
const MOST_ENTRIES = 50;
const TYPE = "application/atom+xml";

/** An entry of a feed: a result of a match, a meet, or an announcement. */
interface AtomEntry {
  /** Its address without the site's origin; it never changes. */
  readonly place: string;
  readonly title: string;
  readonly summary: string;
  /** In epoch milliseconds. */
  readonly published: number;
  readonly updated: number;
}

/** The data for the feeds of a league and of its clubs. */
export interface FeedContent extends Pick<
  LeagueFeedData,
  "league" | "clubs" | "matches" | "meets"
> {
  readonly news: readonly RecordOf<"news">[];
}

/** Returns the entry of a meet, with the first three places; null until one of its events is decided. */
function meetEntry(
  league: League,
  clubs: readonly ResolvedClub[],
  seasonMeet: MeetWithEvents,
): AtomEntry | null {
  const { meet, events, done, table, isOff } = seasonMeet;
  if (meet.date === null || done === 0 || isOff) return null;
  const changes = events.map(({ record }) => record?.updatedAt ?? 0);
  const order = table.slice(0, 3).map(({ rank, name }) => `${rank}. ${calledName(clubs, name)}`);
  return {
    place: meetAddress(league, seasonMeet),
    title: `${meet.name}: results of ${done} of ${events.length} events`,
    summary: [order.join(", "), league.name].filter(Boolean).join(" · "),
    published: meet.date,
    updated: Math.max(meet.date, ...changes),
  };
}

/**
 * Returns the entries of a feed, the latest first.
 * @param club only this club's matches and meets; undefined for all of the league, with its announcements
 */
export function atomEntries(
  { league, clubs, matches, meets, news }: FeedContent,
  club?: string,
): readonly AtomEntry[] {
  const results = matches.filter(hasResult).flatMap((match): AtomEntry[] => {
    const { teamA, teamB, id } = match;
    const published = momentOf(match);
    const isOwn = club === undefined || sameName(teamA, club) || sameName(teamB, club);
    if (published === null || !isOwn) return [];
    const called = calledMatch(clubs, match);
    return [
      {
        place: paths.match(league, id),
        title: headline(league, called),
        summary: description(league, called),
        published,
        updated: Math.max(published, match.match.outcome.result.updatedAt ?? 0),
      },
    ];
  });
  const ofMeets = meets
    .filter((seasonMeet) => club === undefined || takesPart(seasonMeet, club))
    .flatMap((seasonMeet) => meetEntry(league, clubs, seasonMeet) ?? []);
  const announced = (club === undefined ? news : []).flatMap(
    ({ id, title, date, updatedAt }): AtomEntry[] =>
      date === null
        ? []
        : [
            {
              // If the league has no page of announcements, the home page shows the pinned ones.
              place: `${paths.page(league, league.pages.news === "real" ? "news" : "home")}#${newsPart(id)}`,
              title,
              summary: league.name,
              published: date,
              updated: Math.max(date, updatedAt ?? 0),
            },
          ],
  );
  return [...results, ...ofMeets, ...announced]
    .toSorted((a, b) => b.published - a.published || (a.place < b.place ? -1 : 1))
    .slice(0, MOST_ENTRIES);
}

interface AtomFeed {
  readonly name: string;
  /** The path of the page that the feed is about, and the path of the feed's file. */
  readonly page: string;
  readonly place: string;
  readonly entries: readonly AtomEntry[];
  /** The address of the site, "https://…". */
  readonly origin: string;
}

/** Writes a feed in the format of RFC 4287. @param now in epoch milliseconds; the date of a feed without entries */
export function atomText({ name, page, place, entries, origin }: AtomFeed, now: number): string {
  const at = (of: string, base = origin) => new URL(of, base).href;
  const one = (element: string, text: string) => tag(element, {}, escapeHtml(text));
  const moment = (element: string, value: number) => one(element, new Date(value).toISOString());
  const link = (attributes: Parameters<typeof tag>[1]) =>
    tag("link", attributes).replace(/>$/, "/>");
  const lines = [
    one("title", name),
    // Ids begin with the arena's address and not with `origin`, so that they stay the same if the site moves.
    one("id", at(place, arena.url)),
    link({ rel: "self", type: TYPE, href: at(place) }),
    link({ rel: "alternate", type: "text/html", href: at(page) }),
    moment(
      "updated",
      entries.length > 0 ? Math.max(...entries.map((entry) => entry.updated)) : now,
    ),
    tag("author", {}, one("name", arena.name)),
    ...entries.map((entry) =>
      tag(
        "entry",
        {},
        [
          one("title", entry.title),
          one("id", at(entry.place, arena.url)),
          link({ rel: "alternate", type: "text/html", href: at(entry.place) }),
          moment("published", entry.published),
          moment("updated", entry.updated),
          one("summary", entry.summary),
        ].join(""),
      ),
    ),
  ];
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${arena.locale}">
${lines.join("\n")}
</feed>
`;
}

/** Adds a link to the feed to these pages, for feed readers. A page with such a link is not changed. */
async function announce(pages: readonly string[], title: string, href: string): Promise<void> {
  for (const page of pages) {
    const html = existsSync(page) ? await readFile(page, "utf8") : TYPE;
    if (html.includes(TYPE)) continue;
    const link = tag("link", { rel: "alternate", type: TYPE, title, href });
    await writeFile(page, replaceOnce(html, /(?=<\/head>)/, `${link}\n  `));
  }
}

/**
 * Writes the feeds of results and announcements of a league and of its clubs into the built site, and links to them
 * from their pages.
 * @returns the number of feeds
 */
export async function writeAtom(
  dist: string,
  told: FeedContent,
  { now, origin }: { readonly now: number; readonly origin: string },
): Promise<number> {
  const { league, clubs } = told;
  await rm(path.join(dist, ATOM_FOLDER, league.slug), { recursive: true, force: true });
  const write = async (
    name: string,
    page: string,
    pages: readonly string[],
    club?: ResolvedClub,
  ) => {
    const place = `/${ATOM_FOLDER}/${atomPlace({ league, ...(club && { club }) })}`;
    const entries = atomEntries(told, club?.name);
    const to = path.join(dist, place);
    await mkdir(path.dirname(to), { recursive: true });
    await writeFile(to, atomText({ name, page, place, entries, origin }, now));
    await announce(pages, name, place);
  };
  const folder = path.join(dist, league.slug);
  const files = existsSync(folder) ? await readdir(folder) : [];
  const pages = files.filter((file) => file.endsWith(".html"));
  await write(
    `${league.name}: results and news`,
    paths.page(league, "home"),
    pages.map((file) => path.join(folder, file)),
  );
  for (const club of clubs) {
    const page = paths.club(league, club.slug);
    const own = path.join(dist, `${page}.html`);
    await write(`${club.called}, ${league.name}: results`, page, [own], club);
  }
  return 1 + clubs.length;
}
