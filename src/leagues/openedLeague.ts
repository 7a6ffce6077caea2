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
 * Makes of the record of a league that an owner opened in the app the league that all other code knows: a template for leagues
 * of matches and one for leagues of meets, the league's sport, and what the record changes of both.
 */

type LeagueRecord = RecordOf<"leagues">;

/** The first and the last day on which a league plays, as its published entry says them. */
type LeagueDays = NonNullable<LeagueEntry["days"]>;

/** Kinds of record that only leagues of matches keep, and only leagues of meets. */
const ofMatches: readonly EntityKind[] = ["fixtures", "results", "standings"];
const ofMeets: readonly EntityKind[] = ["meets", "events"];

/** Pages that begin closed where the record does not name them: administrators open them. Any other is left out then. */
const beginClosed: readonly string[] = ["transfers", "news"];
const always: readonly string[] = ["home", "club"];

function pagesOf({ pages }: Pick<LeagueRecord, "pages">): LeagueEntry["pages"] {
  const said = Object.entries(everyPage.pages).map(([page, kind]) => {
    if (always.includes(page) || pages.includes(page)) return [page, "real"] as const;
    return [page, beginClosed.includes(page) ? kind : "none"] as const;
  });
  // The keys are those of the template, which has every page.
  return Object.fromEntries(said) as LeagueEntry["pages"];
}

/** The name of a collection of an opened league. No other name has a "~". */
const openedCollection = (sport: string, slug: string, kind: EntityKind): string =>
  `${sport}~${slug}~${kind}`;

/** The sport of each of these leagues as menus have it, those of one name alike; without leagues of sports that the site does not know. */
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

/** What menus and addresses know of an opened league. @param played its sport */
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

/** Posters of the arena, for a league of a sport that has none. */
const ofArena = ["08-night-bowl", "19-tunnel", "20-podium"] as const;

function postersOf({ posters }: LeagueRecord, game: Sport): League["homePosters"] {
  const [first, ...others] = posters.length > 0 ? posters : game.posters;
  return first === undefined ? ofArena : [first, ...others];
}

/** How its seasons are played that have no format of their own. */
function formatOf({ format }: LeagueSettings): PlayedAs {
  if (!format) return oneTable;
  const { contests: _, ...played } = format;
  return played;
}

/** Rules by which a match may end level, or by which it may not. Where they say nothing of it, a draw is worth half of what both get. */
function withDraws(pack: RulePack, draws: boolean): RulePack {
  const { points } = pack;
  if (points?.kind !== "result" || (points.draw !== undefined) === draws) return pack;
  const { draw: _, ...others } = points;
  const half = Math.floor((points.win + points.loss) / 2);
  return { ...pack, points: draws ? { ...others, draw: half } : others };
}

/** The sport as the league plays it. */
function gameOf(usual: Sport, { format, sport: said }: LeagueSettings): Sport {
  const game = usual.withSettings?.(said) ?? playedAs(usual, said);
  const { scoreFormat } = game;
  const contests = format?.contests ?? scoreFormat?.contests;
  const isOther = format && (format.contests !== null || format.play !== undefined);
  return isOther && scoreFormat && contests
    ? { ...game, scoreFormat: scoreFormat.of(contests, format.play) }
    : game;
}

/** What settings change of a sport that has its own rules: players, minutes, and whether a match may end level. */
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

/** The sport with halves of this length, where it is played by the clock. */
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

/** The whole of an opened league. @param game its sport, as every league of it is played */
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

/** A league's record with what its entry follows from, as one text. */
const saidOf = (record: LeagueRecord, { sport, days }: LeagueEntry): string =>
  JSON.stringify([record, sport, days]);

/** The whole of a league that is known by its entry and that text alone. @throws Error where code cannot be fetched */
export async function wholeOf(said: string, entry: LeagueEntry): Promise<League> {
  // As saidOf has written it.
  const [record] = JSON.parse(said) as [LeagueRecord];
  return openedLeague(record, entry, await fetchSport(record.sport));
}

/** Those that have a place in the menu by it, then the others by name. */
const inOrder = (a: LeagueRecord, b: LeagueRecord) =>
  (a.order ?? Infinity) - (b.order ?? Infinity) || (a.name < b.name ? -1 : 1);

/**
 * The opened leagues as the registry takes them, in the order of the menu; without those that are removed.
 * @param days when they play, by their slugs
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
