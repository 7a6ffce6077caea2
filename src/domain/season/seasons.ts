import type { PageId } from "../league/pages";
import type { EntityKind, RecordOf } from "@/records/record";
import type { SeasonSettings } from "@/records/seasons/schema";
import { formatOf } from "./format";
import type { League, LeagueEntry, Season } from "../league/league";

/** Pages that show one season at a time, with the kind of record that each needs. */
const seasonPages: Partial<Record<PageId, EntityKind>> = {
  players: "players",
  matches: "fixtures",
  results: "results",
  standings: "standings",
  stats: "players",
};

/** The same for a league of meets, whose tables and statistics follow from its events. */
const meetPages: Partial<Record<PageId, EntityKind>> = {
  players: "players",
  matches: "meets",
  results: "events",
  standings: "events",
  stats: "events",
};

/** Checks whether a page of the league can show earlier seasons too. */
export function showsSeasons(league: League, page: PageId): boolean {
  const kind = (league.meets ? meetPages : seasonPages)[page];
  if (kind === undefined || league.pages[page] !== "real") return false;
  return league.seasons.length > 1 && league.collections[kind] !== undefined;
}

const known = new WeakMap<LeagueEntry, Map<string, LeagueEntry>>();

/**
 * Returns the league with its seasons from their records: with their names, rules and formats, and with the seasons
 * that administrators have closed or added, the latest first. The current season keeps the id of the first one in the
 * league's file. The same object is returned if the records change nothing, and for the same seasons again.
 */
export function withSeasons<L extends LeagueEntry>(
  league: L,
  records: readonly RecordOf<"seasons">[],
): L {
  const of = ({ id, label }: Season): Season => {
    const said = records.find((record) => record.id === id);
    return {
      id,
      label: said?.label ?? label,
      ...(said?.pack && { pack: said.pack }),
      ...(said?.format && { format: said.format }),
      ...(said?.bans && { bans: said.bans }),
      ...(said?.scoring && { scoring: said.scoring }),
      ...(said && said.cups.length > 0 && { cups: said.cups }),
    };
  };
  const isMissing = ({ id }: Season) => league.seasons.every((season) => season.id !== id);
  const [current, ...past] = league.seasons;
  const ended = ({ id, label }: Season) => {
    const said = records.find((record) => record.id === id);
    return said?.ended ?? said?.closed ?? Date.parse(/\d{4}/.exec(label + id)?.[0] ?? "1970");
  };
  const before = [...records.filter(isMissing), ...past]
    .map(of)
    .sort((a, b) => ended(b) - ended(a) || (a.label < b.label ? 1 : -1));
  const seasons: LeagueEntry["seasons"] = [of(current), ...before];
  const said = JSON.stringify(seasons);
  if (said === JSON.stringify(league.seasons)) return league;
  const own = known.get(league) ?? new Map<string, LeagueEntry>();
  known.set(league, own);
  // The entries of a league were made from it, so they have its type.
  const made = (own.get(said) as L | undefined) ?? { ...league, seasons };
  own.set(said, made);
  return made;
}

/** Returns the league's season with that id; the current one if there is none. */
export function seasonOf(league: League, id: string): Season {
  return league.seasons.find((season) => season.id === id) ?? league.seasons[0];
}

/** The settings of a season without a record: kept by hand, as in an old database. */
const noSettings = {
  table: "kept",
  players: "kept",
  pack: "",
  format: "",
  scoring: "",
  bans: "",
  cups: [],
  split: [],
  splitAt: null,
  open: [],
  champion: "",
  places: [],
  bests: "",
  ended: null,
  closed: null,
  changes: [],
  filed: null,
} as const satisfies Omit<SeasonSettings, "label">;

/** Returns the settings of a season. @param past a past season's id; absent: the current season */
export function settingsOf(
  league: League,
  seasons: readonly RecordOf<"seasons">[],
  past: string | undefined,
): SeasonSettings {
  const { id, label } = seasonOf(league, past ?? "");
  const said = seasons.find((season) => season.id === id);
  return said ?? { ...noSettings, cups: [], split: [], open: [], places: [], changes: [], label };
}

/** Returns the champion of the latest season with a knock-out that has one, and that season; null if there is none. */
export function knockOutChampion(
  league: League,
  seasons: readonly RecordOf<"seasons">[],
): { readonly champion: string; readonly season: Season } | null {
  for (const season of league.seasons) {
    const said = seasons.find(({ id }) => id === season.id);
    // A champion of a season without a knock-out holds no cup.
    if (said?.champion && formatOf(league, said).cup > 0) {
      return { champion: said.champion, season };
    }
  }
  return null;
}
