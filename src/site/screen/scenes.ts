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

/** What a screen knows of a league. */
export interface LeagueOnScreen {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly matches: readonly ListedMatch[];
  readonly tables: readonly Table[];
  readonly ties: readonly Tie[];
  /** Of a league of meets; null while they are not read, and in leagues of matches. */
  readonly meets: MeetSeason | null;
}

/** A meet with the league it is of. */
export interface MeetOnScreen extends MeetAhead {
  readonly of: LeagueOnScreen;
}

/** A match with the league it is of. */
export interface MatchOnScreen<M extends ListedMatch = ListedMatch> {
  readonly of: LeagueOnScreen;
  readonly match: M;
}

/** What fills the screen for a while. */
export type Scene = { readonly id: string; readonly title: string } & (
  | { readonly kind: "live"; readonly live: MatchOnScreen }
  | { readonly kind: "results"; readonly results: readonly MatchOnScreen[] }
  | { readonly kind: "next"; readonly next: readonly MatchOnScreen[] }
  | {
      readonly kind: "table";
      readonly of: LeagueOnScreen;
      readonly table: Table;
      /** Those of its lines that fit. */
      readonly lines: readonly TableLine[];
    }
  | ({ readonly kind: "meet" } & MeetOnScreen)
  | {
      readonly kind: "teams";
      readonly of: LeagueOnScreen;
      readonly words: string;
      readonly rows: MeetSeason["table"];
      /** Medals alone decide: without points. */
      readonly onlyMedals: boolean;
    }
  | { readonly kind: "bracket"; readonly of: LeagueOnScreen }
);

/** As many matches as have room, with long names. */
const MOST_SCENE_MATCHES = 4;
/** As many rows of a table as have room. */
const SCENE_TABLE_ROWS = 8;

interface Agenda {
  readonly live: readonly MatchOnScreen[];
  readonly next: readonly MatchOnScreen[];
  /** The results of today, the latest first. */
  readonly today: readonly MatchOnScreen<PlayedMatch>[];
  /** The latest first, of any day. */
  readonly latest: readonly MatchOnScreen<PlayedMatch>[];
  /** The meets that are on or come, the first one first. */
  readonly meets: readonly MeetOnScreen[];
}

/** What is on, what comes and what was, over these leagues. @param now epoch milliseconds */
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

/** A list in as few parts of about the same length as have room. */
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

/** The meet that is on or comes next, how the last one went, and the season's table and medals. */
function meetScenes(of: LeagueOnScreen, agenda: Agenda): readonly Scene[] {
  const { league, meets: season } = of;
  const next = agenda.meets.find((one) => one.of === of);
  const last = season && latestMeet(season.meets);
  const teams = (words: string, rows: MeetSeason["table"], onlyMedals = false) =>
    ({
      id: `teams ${league.slug} ${words}`,
      kind: "teams",
      title: `${league.shortName} ${words}`,
      of,
      words,
      rows,
      onlyMedals,
    }) as const;
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
          { ...teams(last.meet.name, last.table), title: `${league.shortName} results` },
          teams("table", season.table),
          teams("medals", season.medals, true),
        ]
      : []),
  ];
}

/** Somebody is in the bracket, or would be if the groups ended now. */
const isPeopled = ({ ties }: LeagueOnScreen) =>
  ties.some(({ state: { a, b } }) =>
    [a, b].some((side) => "team" in side || ("asItStands" in side && side.asItStands)),
  );

/** All there is to show, each thing once: live matches, today's results, what is next, tables, meets, brackets. */
export function scenesOf(leagues: readonly LeagueOnScreen[], agenda: Agenda): Scene[] {
  const { live, today, next } = agenda;
  return [
    ...live.map((one): Scene => ({
      id: `live ${one.of.league.slug} ${one.match.id}`,
      kind: "live",
      title: "Live",
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

/** The order in which scenes are shown: while a match is on, every second one is live. */
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
