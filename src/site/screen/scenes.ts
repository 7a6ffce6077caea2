import { arena } from "@arena/arena";
import { dayOf } from "@/domain/day";
import { dayOfWhen, momentOf } from "@/domain/when";
import { byTime, dayPartOf } from "@/domain/match/agenda";
import { hasResult, type ListedMatch, type PlayedMatch } from "@/domain/match/listed";
import type { Tie } from "@/domain/season/bracket";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { Table, TableLine } from "@/domain/season/competition";
import type { League } from "@/domain/league/league";
import type { MeetSeason } from "@/domain/season/meets";
import { meetsAhead, type MeetAhead } from "@/domain/season/meetsAhead";
import { latestMeet } from "../meets/words";

/** A league's data for the display. */
export interface LeagueOnScreen {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly matches: readonly ListedMatch[];
  readonly tables: readonly Table[];
  readonly ties: readonly Tie[];
  /** The season of a league of meets; null while it loads, and in leagues of matches. */
  readonly meets: MeetSeason | null;
}

/** A meet with its league. */
export interface MeetOnScreen extends MeetAhead {
  readonly of: LeagueOnScreen;
}

/** A match with its league. */
export interface MatchOnScreen<M extends ListedMatch = ListedMatch> {
  readonly of: LeagueOnScreen;
  readonly match: M;
}

/** One view of the display; views are shown in turn. */
export type Scene = { readonly id: string; readonly title: string } & (
  | { readonly kind: "live"; readonly live: MatchOnScreen }
  | { readonly kind: "results"; readonly results: readonly MatchOnScreen[] }
  | { readonly kind: "next"; readonly next: readonly MatchOnScreen[] }
  | {
      readonly kind: "table";
      readonly of: LeagueOnScreen;
      readonly table: Table;
      /** The lines of the table that this scene shows; a long table takes several scenes. */
      readonly lines: readonly TableLine[];
    }
  | ({ readonly kind: "meet" } & MeetOnScreen)
  | {
      readonly kind: "teams";
      readonly of: LeagueOnScreen;
      readonly words: string;
      readonly rows: MeetSeason["table"];
      /** Whether the points are left out, because medals alone decide the order. */
      readonly onlyMedals: boolean;
    }
  | { readonly kind: "bracket"; readonly of: LeagueOnScreen }
);

/** How many matches fit into a scene, even with long names. */
const MOST_SCENE_MATCHES = 4;
/** How many rows of a table, of matches or of meets, fit into a scene. */
const SCENE_TABLE_ROWS = 8;

interface Agenda {
  readonly live: readonly MatchOnScreen[];
  readonly next: readonly MatchOnScreen[];
  /** The results of today, the latest first. */
  readonly today: readonly MatchOnScreen<PlayedMatch>[];
  /** The results of any day, the latest first. */
  readonly latest: readonly MatchOnScreen<PlayedMatch>[];
  /** The live and coming meets, the earliest first. */
  readonly meets: readonly MeetOnScreen[];
}

/** Returns the live, next and latest matches and the coming meets of these leagues. @param now epoch milliseconds */
export function agendaOf(leagues: readonly LeagueOnScreen[], now: number): Agenda {
  const all = leagues.flatMap((of) =>
    of.matches.map((match) => {
      const { matchMinutes } = of.league.game;
      return { of, match, part: dayPartOf(match, now, matchMinutes) };
    }),
  );
  const inOrder = all.toSorted((a, b) => byTime(a.match, b.match));
  const played = inOrder.flatMap(({ of, match }) =>
    hasResult(match) && momentOf(match) !== null ? [{ of, match }] : [],
  );
  const latest = played.toReversed().slice(0, MOST_SCENE_MATCHES);
  const today = dayOf(now, arena.timeZone);
  return {
    live: inOrder.filter(({ part }) => part === "live"),
    next: inOrder
      .filter(({ part, match }) => part === "next" && momentOf(match) !== null)
      .slice(0, MOST_SCENE_MATCHES),
    today: latest.filter(({ match }) => dayOfWhen(match, arena.timeZone) === today),
    latest,
    meets: leagues
      .flatMap((of) => {
        const { matchMinutes } = of.league.game;
        return meetsAhead(of.meets?.meets ?? [], now, matchMinutes).map((one) => ({ ...one, of }));
      })
      .toSorted(
        (a, b) => (a.seasonMeet.meet.date ?? Infinity) - (b.seasonMeet.meet.date ?? Infinity),
      ),
  };
}

/** Splits a list into as few parts as fit into scenes, all of about the same length. */
function inParts<T>(all: readonly T[]): readonly (readonly T[])[] {
  const parts = Math.ceil(all.length / SCENE_TABLE_ROWS);
  const length = Math.ceil(all.length / parts);
  return Array.from({ length: parts }, (_, at) => all.slice(at * length, (at + 1) * length));
}

function tableScenes(of: LeagueOnScreen): readonly Scene[] {
  const { league, tables } = of;
  return tables.flatMap((table) =>
    inParts(table.lines).map((lines, part) => ({
      id: `table ${league.slug} ${table.group} ${part}`,
      kind: "table",
      title: [league.shortName, table.group && `group ${table.group}`, "table"]
        .filter(Boolean)
        .join(" "),
      of,
      table,
      lines,
    })),
  );
}

/**
 * Returns the scenes of a league of meets: the live or next meet, the latest results, and the season's table and
 * medals.
 */
function meetScenes(of: LeagueOnScreen, agenda: Agenda): readonly Scene[] {
  const { league, meets: season } = of;
  const next = agenda.meets.find((one) => one.of === of);
  const last = season && latestMeet(season.meets);
  const teams = (
    words: string,
    all: MeetSeason["table"],
    { title = words, onlyMedals = false } = {},
  ): readonly Scene[] =>
    inParts(all).map((rows, part) => ({
      id: `teams ${league.slug} ${words} ${part}`,
      kind: "teams",
      title: `${league.shortName} ${title}`,
      of,
      words,
      rows,
      onlyMedals,
    }));
  return [
    ...(next
      ? [
          {
            id: `meet ${league.slug}`,
            kind: "meet",
            title: `${league.shortName} meet`,
            ...next,
          } as const,
        ]
      : []),
    ...(season && last
      ? [
          ...teams(last.meet.name, last.table, { title: "results" }),
          ...teams("table", season.table),
          ...teams("medals", season.medals, { onlyMedals: true }),
        ]
      : []),
  ];
}

/** Checks whether the bracket has at least one team, or would have one if the groups ended now. */
const isPeopled = ({ ties }: LeagueOnScreen) =>
  ties.some(({ state: { a, b } }) =>
    [a, b].some((side) => "team" in side || ("asItStands" in side && side.asItStands)),
  );

/** Returns all scenes, each once: live matches, today's results, next matches, tables, meets and brackets. */
export function scenesOf(leagues: readonly LeagueOnScreen[], agenda: Agenda): Scene[] {
  const { live, today, next } = agenda;
  return [
    ...live.map((one): Scene => ({
      id: `live ${one.of.league.slug} ${one.match.id}`,
      kind: "live",
      title: `${one.of.league.shortName} live`,
      live: one,
    })),
    ...(today.length > 0
      ? [{ id: "results", kind: "results", title: "Results", results: today } as const]
      : []),
    ...(next.length > 0 ? [{ id: "next", kind: "next", title: "Next", next } as const] : []),
    ...leagues.flatMap((of): readonly Scene[] => [
      ...tableScenes(of),
      ...meetScenes(of, agenda),
      ...(isPeopled(of)
        ? [
            {
              id: `bracket ${of.league.slug}`,
              kind: "bracket",
              title: `${of.league.shortName} knock-out`,
              of,
            } as const,
          ]
        : []),
    ]),
  ];
}

/** Returns the order in which scenes are shown: during a live match, every second scene is live. */
export function cycleOf(scenes: readonly Scene[]): readonly Scene[] {
  const live = scenes.filter(({ kind }) => kind === "live");
  const others = scenes.filter(({ kind }) => kind !== "live");
  if (live.length === 0 || others.length === 0) return scenes;
  const turns = Math.max(live.length, others.length);
  return Array.from({ length: turns }, (_, at) => [
    ...live.slice(at % live.length, (at % live.length) + 1),
    ...others.slice(at % others.length, (at % others.length) + 1),
  ]).flat();
}
