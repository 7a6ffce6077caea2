import { isDay } from "@/domain/day";
import { everyPage } from "@/domain/league/everyPage";
import type { League, LeagueEntry, PlayedAs } from "@/domain/league/league";
import { oneTable } from "@/domain/league/oneTable";
import {
  settingsOfLeague,
  type LeagueSettings,
  type SportSettings,
} from "@/domain/league/settings";
import { filingId } from "@/domain/season/nextSeason";
import type { Sport, SportEntry } from "@/domain/sport";
import { foldName } from "@/domain/names";
import type { RulePack } from "@/domain/table/pack";
import { kindsOfLeagues, type EntityKind } from "@/records/kinds";
import type { RecordOf } from "@/records/record";
import { fetchSport } from "@/sports/fetchSport";
import { namedSport } from "@/sports/other/looks";
import { addNamedSport, sportList } from "@/sports/sports";
import type { OpenedLeague } from "./registry";

/*
 * Converts the record of a league that an owner opened in the app to the `League` that all other code uses: a template
 * for leagues of matches or of meets, the league's sport, and the settings in the record.
 */

type LeagueRecord = RecordOf<"leagues">;

/** The first and the last day of a league's matches, from its published entry. */
type LeagueDays = NonNullable<LeagueEntry["days"]>;

/** The kinds of record that only leagues of matches have; below, those that only leagues of meets have. */
const ofMatches: readonly EntityKind[] = ["fixtures", "results", "standings"];
const ofMeets: readonly EntityKind[] = ["meets", "events"];

/**
 * Pages that are closed at first if the record does not name them, so that administrators can open them. Other pages do
 * not exist then.
 */
const beginClosed: readonly string[] = ["transfers", "news"];
const always: readonly string[] = ["home", "club"];

function pagesOf({ pages }: Pick<LeagueRecord, "pages">): LeagueEntry["pages"] {
  const said = Object.entries(everyPage.pages).map(([page, kind]) => {
    if (always.includes(page) || pages.includes(page)) return [page, "real"] as const;
    return [page, beginClosed.includes(page) ? kind : "none"] as const;
  });
  // The object has the keys of the template, which has every page.
  return Object.fromEntries(said) as LeagueEntry["pages"];
}

/** Returns the name of a collection of an opened league. Only these names contain a "~". */
const openedCollection = (sport: string, slug: string, kind: EntityKind): string =>
  `${sport}~${slug}~${kind}`;

/**
 * Returns the sport of each league for menus; sports with the same name are the same object. Leagues of unknown sports
 * are left out.
 */
function sportsOf(records: readonly LeagueRecord[]): ReadonlyMap<LeagueRecord, SportEntry> {
  const byName = new Map<string, SportEntry>();
  const sports = new Map<LeagueRecord, SportEntry>();
  for (const record of records) {
    const played = sportList.find(({ id }) => id === record.sport);
    if (!played) continue;
    const { sport } = settingsOfLeague(record);
    const own = namedSport(played, sport);
    const key = `${played.id} ${foldName(own.name)}`;
    const first = byName.get(key) ?? own;
    byName.set(key, first);
    sports.set(record, first);
    addNamedSport(first);
  }
  return sports;
}

/**
 * Returns the entry of an opened league for menus and addresses.
 * @param played its sport
 */
function openedEntry(
  record: LeagueRecord,
  played: SportEntry,
  days: LeagueDays | undefined,
): LeagueEntry {
  const { id: slug, sport, name, strapline, section, season, championship, state } = record;
  const left = played.inMeets ? ofMatches : ofMeets;
  const collections = kindsOfLeagues
    .filter((kind) => !left.includes(kind))
    .map((kind) => [kind, openedCollection(sport, slug, kind)]);
  const pages = pagesOf(record);
  return {
    slug,
    sport: played.id,
    name,
    ...(section !== "" && { section }),
    ...(state === "closed" && { closed: true }),
    ...(!championship && { outsideChampionship: true }),
    days: days && isDay(days.first) && isDay(days.last) ? days : null,
    strapline,
    seasons: [{ id: filingId(season, []), label: season }],
    collections: Object.fromEntries(collections),
    clubNoun: played.inMeets ? "team" : "club",
    pages,
    admin: {
      sections: {
        ...everyPage.admin.sections,
        ...(played.inMeets && { standings: "none" }),
        ...(pages.news === "real" && { news: "full" }),
      },
    },
  };
}

/** Posters of the arena, for leagues of a sport without posters. */
const ofArena = ["08-night-bowl", "19-tunnel", "20-podium"] as const;

function postersOf({ posters }: LeagueRecord, game: Sport): League["homePosters"] {
  const [first, ...others] = posters.length > 0 ? posters : game.posters;
  return first === undefined ? ofArena : [first, ...others];
}

/** Returns the format of seasons that have no format of their own. */
function formatOf({ format }: LeagueSettings): PlayedAs {
  if (!format) return oneTable;
  const { contests: _, ...played } = format;
  return played;
}

/**
 * Changes a rule pack so that draws are possible, or not. If the pack has no points for a draw, a draw gets half of the
 * points of a win and a loss together.
 */
function withDraws(pack: RulePack, draws: boolean): RulePack {
  const { points } = pack;
  if (points?.kind !== "result" || (points.draw !== undefined) === draws) return pack;
  const { draw: _, ...others } = points;
  const half = Math.floor((points.win + points.loss) / 2);
  return { ...pack, points: draws ? { ...others, draw: half } : others };
}

/** Returns the sport with the settings of the league. */
function gameOf(usual: Sport, { format, sport: said }: LeagueSettings): Sport {
  const game = usual.withSettings?.(said) ?? playedAs(usual, said);
  const { scoreFormat } = game;
  const contests = format?.contests ?? scoreFormat?.contests;
  const isOther = format && (format.contests !== null || format.play !== undefined);
  return isOther && scoreFormat && contests
    ? { ...game, scoreFormat: scoreFormat.of(contests, format.play) }
    : game;
}

/** Applies the settings that a sport with its own rules allows: players, minutes, and whether draws are possible. */
function playedAs(game: Sport, said: SportSettings): Sport {
  const { draws, players } = said;
  const [first, ...others] = game.packs;
  return {
    ...withMinutes(game, said),
    ...(draws !== undefined && {
      draws,
      packs: [withDraws(first, draws), ...others.map((pack) => withDraws(pack, draws))],
    }),
    ...(players !== undefined && { lineUp: { ...game.lineUp, size: players } }),
  };
}

/** Changes the length of halves, in minutes, in a sport with a clock. */
function withMinutes(game: Sport, { minutes }: SportSettings): Sport {
  const { playingMinutes: usual, live } = game;
  if (minutes === undefined || !usual) return game;
  const regular = 2 * minutes;
  const scaled = (of: number) => Math.round((of * regular) / usual.regular);
  const [first, ...others] = (live?.stages ?? []).map((stage) => ({
    ...stage,
    name: stage.name.replace(`${usual.regular} minutes`, `${regular} minutes`),
    from: scaled(stage.from),
    to: stage.to === null ? null : scaled(stage.to),
  }));
  return {
    ...game,
    matchMinutes: game.matchMinutes - usual.regular + regular,
    playingMinutes: { regular, withExtraTime: scaled(usual.withExtraTime) },
    ...(live && first && { live: { ...live, stages: [first, ...others] } }),
  };
}

/**
 * Returns an opened league in full.
 * @param game its sport, without the league's settings
 */
export function openedLeague(record: LeagueRecord, entry: LeagueEntry, game: Sport): League {
  const settings = settingsOfLeague(record);
  const { pack } = settings.sport;
  return {
    ...entry,
    game: gameOf(game, settings),
    clubs: [],
    shortName: record.shortName,
    admin: { ...entry.admin, signInError: everyPage.admin.signInError },
    ...(pack !== undefined && { pack }),
    ...(game.meets && { meets: game.meets }),
    matchGrouping: game.meets ? { by: "none", label: "Meets" } : { by: "gameWeek" },
    format: formatOf(settings),
    homePosters: postersOf(record, game),
  };
}

/** Returns a text of all data from which a league's entry is made. */
const saidOf = (record: LeagueRecord, { sport, days }: LeagueEntry): string =>
  JSON.stringify([record, sport, days]);

/**
 * Returns an opened league in full, from its entry and that text.
 * @throws Error if code cannot be fetched
 */
export async function wholeOf(said: string, entry: LeagueEntry): Promise<League> {
  // `saidOf` has written the text.
  const [record] = JSON.parse(said) as [LeagueRecord];
  return openedLeague(record, entry, await fetchSport(record.sport));
}

/** Sorts leagues by their position in the menu; leagues without a position come last, by name. */
const inOrder = (a: LeagueRecord, b: LeagueRecord) =>
  (a.order ?? Infinity) - (b.order ?? Infinity) || (a.name < b.name ? -1 : 1);

/**
 * Returns the opened leagues in the form of the registry, in the order of the menu, without removed leagues.
 * @param days the days on which they play, by slug
 */
export function openedLeagues(
  records: readonly LeagueRecord[],
  days: Readonly<Record<string, LeagueDays>> = {},
): readonly OpenedLeague[] {
  const shown = records.filter(({ state }) => state !== "removed").toSorted(inOrder);
  return [...sportsOf(shown)].map(([record, played]) => {
    const entry = openedEntry(record, played, days[record.id]);
    const said = saidOf(record, entry);
    return { entry, said, fetchWhole: () => wholeOf(said, entry) };
  });
}
